import Foundation
import Moments
import WidgetIntents

/// Everything that a clock shows except the time; equal values look the same.
struct ClockPicture: Hashable, Sendable {
  let day: CivilDate
  /// The text AM or PM; `nil` for a 24-hour clock.
  let period: String?
  /// Whether the clock shows 24 or 12 hours, or follows the user's locale.
  let clock: ClockForm
  let sun: Sun?
  let cities: [City]
  /// The current day from midnight to midnight, for the bar that shows how much of it has passed.
  let span: ClosedRange<Date>

  /// The weekday's name, for example `Saturday`.
  var weekday: String { day.weekday.name(in: .spoken) }
  var shortWeekday: String { day.weekday.shortName(in: .spoken) }
  /// The day and the month, for example `28 November`.
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
  /// The number of the day in the year, for example `day 332 of 365`.
  var dayOfYear: String {
    let (number, count) = (day.dayOfYear, CivilDate.isLeap(day.year) ? 366 : 365)
    return String(english: "day \(number) of \(count)", turkish: "\(number)/\(count). gün")
  }

  /// The number of the day in the year, for example `day 332`.
  var shortDayOfYear: String {
    String(english: "day \(day.dayOfYear)", turkish: "\(day.dayOfYear). gün")
  }

  static func date(of day: CivilDate) -> String {
    "\(day.day) \(UserLanguage.spoken.names.months[day.month - 1])"
  }

  /// How much of the week, the month and the year has passed, each in days including today.
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

  /// A week, month or year: its name, the number of passed days, and of all days.
  struct Part: Hashable, Sendable {
    let name: String
    let passed: Int
    let of: Int
  }

  /// The sunrise and the sunset of a day, and the current period of daylight or night.
  struct Sun: Hashable, Sendable {
    /// The name of the user's location; empty if the location has none.
    let place: String
    let times: SunTimes
    /// The current daylight or night from its start to its end; `nil` if the sun does not rise or
    /// does not set.
    let span: ClosedRange<Date>?
    let isUp: Bool

    var words: String {
      switch times {
      case .riseAndSet: ""
      case .polarDay: String(english: "the sun does not set", turkish: "güneş batmıyor")
      case .polarNight: String(english: "the sun does not rise", turkish: "güneş doğmuyor")
      }
    }

    /// The time from sunrise to sunset, for example `9 h 31 min`; empty if there is no sunrise or
    /// no sunset.
    var length: String {
      guard case .riseAndSet(let rise, let set) = times else { return "" }
      let minutes = Int((rise.duration(to: set).clampedMicroseconds + 30_000_000) / 60_000_000)
      return String(
        english: "\(minutes / 60) h \(minutes % 60) min",
        turkish: "\(minutes / 60) sa \(minutes % 60) dk"
      )
    }
  }

  /// A city with its date and the difference from local time.
  struct City: Hashable, Sendable {
    let name: String
    /// The identifier of the time zone; `nil` if it does not exist.
    let zone: String?
    /// The difference from local time, such as `+6 h` or `−3:30 h`; empty if there is none.
    let difference: String
    /// The weekday in the city, such as `Sun`; empty if the local date is the same.
    let day: String
  }
}

extension ClockPicture {
  /// The city for widgets that show only one; `nil` without cities.
  ///
  /// It is the first city whose time differs from the local time, otherwise the first one.
  var otherCity: City? { cities.first { !$0.difference.isEmpty } ?? cities.first }
}

/// Whether a clock shows 24 or 12 hours, or follows the user's locale.
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

  /// Returns whether the clock shows 24 hours; `locale` decides for `.automatic`.
  func uses24Hours(_ locale: LocaleForm) -> Bool {
    switch self {
    case .automatic: locale.uses24HourClock
    case .hours24: true
    case .hours12: false
    }
  }

  /// The locale with which the host formats the time; `nil` for the user's own.
  var locale: Locale? {
    let language = UserLanguage.spoken.rawValue
    return switch self {
    case .automatic: nil
    case .hours24: Locale(identifier: "\(language)_GB@hours=h23")
    case .hours12: Locale(identifier: "\(language)_US@hours=h12")
    }
  }
}
