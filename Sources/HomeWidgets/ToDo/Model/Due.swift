import Foundation
import Ground
import WidgetIntents

/// When a to-do should be done: some time on a day, or at an instant.
enum Due: Hashable, Sendable {
  case day(Day)
  /// Microseconds since 1970 UTC.
  case instant(Int64)

  /// The day, or with an hour the instant, that `components` name in `calendar`.
  init(_ components: DateComponents, in calendar: Calendar) throws(ToDoError) {
    guard let year = components.year, let month = components.month, let number = components.day,
      let day = Day(year: year, month: month, day: number)
    else { throw .unusableDue(found: Self.written(components)) }
    guard components.hour != nil else {
      self = .day(day)
      return
    }
    var parts = DateComponents(year: year, month: month, day: number)
    parts.hour = components.hour
    parts.minute = components.minute
    parts.second = components.second
    parts.timeZone = components.timeZone
    guard let date = calendar.firstInstant(of: parts) else {
      throw .unusableDue(found: Self.written(components))
    }
    self = .instant(date.microseconds)
  }

  /// The parts as they are typed: `18:30`, `2026-02-30`.
  private static func written(_ components: DateComponents) -> String {
    IntentValue.dateComponents(components).displayText
  }

  /// The first instant at which the to-do is late: a day is over when the next one begins.
  func lateFrom(in calendar: Calendar) -> Date {
    switch self {
    case .day(let day): day.advanced(by: 1).start(in: calendar)
    case .instant(let microseconds): Date(microseconds: microseconds)
    }
  }

  /// The day on which it falls.
  func day(in calendar: Calendar) -> Day {
    switch self {
    case .day(let day): day
    case .instant(let microseconds): Day(Date(microseconds: microseconds), in: calendar)
    }
  }

  /// The parts that name it, as entities show them.
  func components(in calendar: Calendar) -> DateComponents {
    let day = day(in: calendar)
    var components = DateComponents(year: day.year, month: day.month, day: day.day)
    guard case .instant(let microseconds) = self else { return components }
    let time = calendar.dateComponents(
      [.hour, .minute, .second],
      from: Date(microseconds: microseconds)
    )
    components.hour = time.hour
    components.minute = time.minute
    components.second = time.second == 0 ? nil : time.second
    return components
  }
}

extension Date {
  init(microseconds: Int64) {
    self.init(timeIntervalSince1970: Double(microseconds) / 1_000_000)
  }

  /// Microseconds since 1970 UTC; what does not fit is the nearest that does, not-a-number is 1970.
  var microseconds: Int64 {
    let scaled = (timeIntervalSince1970 * 1_000_000).rounded()
    let bound = Double(Int64.max / 4)
    return scaled.isNaN ? 0 : Int64(min(max(scaled, -bound), bound))
  }
}

/// A day of the Gregorian calendar, in no time zone.
struct Day: Hashable, Sendable, Comparable {
  let year: Int
  let month: Int
  let day: Int

  /// `nil` unless the calendar has the day, between the years 1 and 9999.
  init?(year: Int, month: Int, day: Int) {
    guard CivilDate(year: year, month: month, day: day) != nil else { return nil }
    self.year = year
    self.month = month
    self.day = day
  }

  init(_ date: CivilDate) {
    (year, month, day) = (date.year, date.month, date.day)
  }

  /// The day that `date` falls on; beyond the years 1 to 9999 the nearest of them.
  init(_ date: Date, in calendar: Calendar) {
    let parts = calendar.dateComponents([.era, .year, .month, .day], from: date)
    if let year = parts.year, let month = parts.month, let day = parts.day, parts.era == 1,
      let found = Day(year: year, month: month, day: day)
    {
      self = found
    } else {
      year = date.timeIntervalSince1970 < 0 ? 1 : 9999
      month = 1
      day = 1
    }
  }

  /// The form in which days are stored: `2026-12-01`, whose order is the calendar's.
  var text: String {
    func padded(_ number: Int, to width: Int) -> String {
      let digits = String(number)
      return String(repeating: "0", count: max(width - digits.count, 0)) + digits
    }
    return "\(padded(year, to: 4))-\(padded(month, to: 2))-\(padded(day, to: 2))"
  }

  /// Reads what `text` writes, and nothing else.
  init?(text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 3, parts.map(\.utf8.count) == [4, 2, 2],
      text.utf8.allSatisfy({ $0 == UInt8(ascii: "-") || (0x30...0x39).contains($0) }),
      let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2])
    else { return nil }
    self.init(year: year, month: month, day: day)
  }

  /// The first instant of the day where `calendar` is used.
  func start(in calendar: Calendar) -> Date {
    calendar.firstInstant(of: DateComponents(year: year, month: month, day: day)) ?? .distantPast
  }

  /// The day `days` later, or earlier when negative; the calendar's ends are the limit.
  func advanced(by days: Int) -> Day {
    guard let date = civilDate?.adding(days: days) else { return self }
    return Day(year: date.year, month: date.month, day: date.day) ?? self
  }

  /// 0 for a Sunday, 6 for a Saturday.
  var weekday: Int { (civilDate?.weekday.rawValue ?? 0) % 7 }

  /// The same day in the calendar's own type.
  var civilDate: CivilDate? { CivilDate(year: year, month: month, day: day) }

  static func < (left: Day, right: Day) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }
}
