import Foundation
import Moments
import WidgetIntents

/// A clock's content other than the time, from one moment to the next change; equal pictures look alike.
struct ClockPicture: Hashable, Sendable {
  let day: CivilDate
  /// AM or PM, for a clock of twelve hours; `nil` for one of 24.
  let period: String?
  /// The form of the clock for the host; `nil` for the reader's own.
  let clock: ClockForm
  let sun: Sun?
  let cities: [City]
  /// The day from its beginning to its end, for the bar of the passed part.
  let span: ClosedRange<Date>

  /// `Saturday`.
  var weekday: String { day.weekday.name(in: .spoken) }
  var shortWeekday: String { day.weekday.shortName(in: .spoken) }
  /// `28 November`.
  var date: String { Self.date(of: day) }
  var shortDate: String { day.dayAndMonth(in: .spoken) }
  var week: String {
    let number = day.weekOfYear(.iso)
    return String(english: "week \(number)", turkish: "\(number). hafta")
  }
  var shortWeek: String {
    let number = day.weekOfYear(.iso)
    return String(english: "w\(number)", turkish: "h\(number)")
  }
  /// `day 332 of 365`.
  var dayOfYear: String {
    let (number, count) = (day.dayOfYear, CivilDate.isLeap(day.year) ? 366 : 365)
    return String(english: "day \(number) of \(count)", turkish: "\(number)/\(count). gün")
  }

  /// `day 332`.
  var shortDayOfYear: String {
    String(english: "day \(day.dayOfYear)", turkish: "\(day.dayOfYear). gün")
  }

  static func date(of day: CivilDate) -> String {
    "\(day.day) \(UserLanguage.spoken.names.months[day.month - 1])"
  }

  /// The elapsed parts of the week, the month and the year at the end of the day.
  var parts: [Part] {
    let week = Weekday.monday.days(until: day.weekday) + 1
    let month = CivilDate.days(inMonth: day.month, of: day.year)
    let year = CivilDate.isLeap(day.year) ? 366 : 365
    return [
      Part(name: String(english: "week", turkish: "hafta"), passed: week, of: 7),
      Part(name: String(english: "month", turkish: "ay"), passed: day.day, of: month),
      Part(name: String(english: "year", turkish: "yıl"), passed: day.dayOfYear, of: year),
    ]
  }

  /// A period with the number of its passed days.
  struct Part: Hashable, Sendable {
    let name: String
    let passed: Int
    let of: Int
  }

  /// The day's sunrise and sunset, and the course of daylight.
  struct Sun: Hashable, Sendable {
    /// The name of the place; empty if it has none.
    let place: String
    let times: SunTimes
    /// The daylight or the night that holds, from its beginning to its end; `nil` in a polar day or night.
    let span: ClosedRange<Date>?
    let isUp: Bool

    var words: String {
      switch times {
      case .riseAndSet: ""
      case .polarDay: String(english: "the sun does not set", turkish: "güneş batmıyor")
      case .polarNight: String(english: "the sun does not rise", turkish: "güneş doğmuyor")
      }
    }

    /// `9 h 31 min`: how long the sun is up.
    var length: String {
      guard case .riseAndSet(let rise, let set) = times else { return "" }
      let minutes = Int((rise.duration(to: set).clampedMicroseconds + 30_000_000) / 60_000_000)
      return String(
        english: "\(minutes / 60) h \(minutes % 60) min",
        turkish: "\(minutes / 60) sa \(minutes % 60) dk"
      )
    }
  }

  /// Another zone: how far its clocks are ahead, and which day it is there.
  struct City: Hashable, Sendable {
    let name: String
    /// The zone's name for the host; `nil` if there is none.
    let zone: String?
    /// `+6 h`, `-3:30 h`; empty without a difference.
    let difference: String
    /// The day such as `Sun`, if it is another day there.
    let day: String
    /// The day there: `Saturday 21 November`; empty without a zone.
    var date = ""
    /// The day there from its beginning to its end; `nil` without a zone.
    var span: ClosedRange<Date>?
  }
}

extension ClockPicture {
  /// The first city with another time, if only one fits; otherwise the first city.
  var otherCity: City? { cities.first { !$0.difference.isEmpty } ?? cities.first }
}

/// The form in which a clock shows the time.
public enum ClockForm: String, AppEnum {
  case automatic
  case hours24 = "24h"
  case hours12 = "12h"

  public static var typeDisplayRepresentation: TypeDisplayRepresentation {
    TypeDisplayRepresentation(name: LocalizedStringResource(english: "Clock", turkish: "Saat"))
  }

  public static var caseDisplayRepresentations: [ClockForm: DisplayRepresentation] {
    [
      .automatic: title("Your Locale’s", "Yerel Ayara Göre"),
      .hours24: title("24 Hours", "24 Saat"),
      .hours12: title("12 Hours", "12 Saat"),
    ]
  }

  private static func title(_ english: String, _ turkish: String) -> DisplayRepresentation {
    DisplayRepresentation(title: LocalizedStringResource(english: english, turkish: turkish))
  }

  /// Whether it shows 24 hours, for a reader whose locale does or does not.
  func uses24Hours(_ locale: LocaleForm) -> Bool {
    switch self {
    case .automatic: locale.uses24HourClock
    case .hours24: true
    case .hours12: false
    }
  }

  /// The locale by which the host writes the time; `nil` for the reader's.
  var locale: Locale? {
    let language = UserLanguage.spoken.rawValue
    return switch self {
    case .automatic: nil
    case .hours24: Locale(identifier: "\(language)_GB@hours=h23")
    case .hours12: Locale(identifier: "\(language)_US@hours=h12")
    }
  }
}
