import Moments
import WidgetRender

/// The times at which a program runs, in the five fields of cron: minute, hour, day, month, day of
/// the week.
///
/// Several expressions are separated by `|`, as in SwiftBar. If both fields for days are
/// restricted, a day that matches either of them is included (crontab(5)).
struct CronSchedule: Equatable, Sendable {
  private struct Expression: Equatable, Sendable {
    var minutes: Set<Int>
    var hours: Set<Int>
    var days: Set<Int>
    var months: Set<Int>
    var weekdays: Set<Int>
    var isEveryDay: Bool
    var isEveryWeekday: Bool

    func holds(_ date: CivilDate) -> Bool {
      guard months.contains(date.month) else { return false }
      let isDay = days.contains(date.day)
      // Cron counts Sunday as 0.
      let isWeekday = weekdays.contains(date.weekday.rawValue % 7)
      return isEveryDay || isEveryWeekday ? isDay && isWeekday : isDay || isWeekday
    }
  }

  /// The most expressions in one plugin's schedule; SwiftBar's own examples have two.
  private static let mostExpressions = 16
  /// The most days that are searched for a match.
  ///
  /// So many days can be between two 29 Februaries, around a year such as 2100 without one.
  private static let mostDays = 8 * 366 + 1
  private static let monthNames = CalendarNames.english.shortMonths.map { $0.lowercased() }
  /// The short English names of weekdays, beginning with Sunday.
  private static let weekdayNames = [
    Weekday.sunday, .monday, .tuesday, .wednesday, .thursday, .friday, .saturday,
  ].map {
    $0.shortName(in: .english).lowercased()
  }

  private let expressions: [Expression]

  /// Parses one or several expressions separated by `|`; `nil` for an invalid text.
  init?(_ text: String) {
    let parts = text.split(separator: "|", omittingEmptySubsequences: false)
    guard parts.count <= Self.mostExpressions else { return nil }
    let read = parts.map(Self.expression)
    expressions = read.compactMap(\.self)
    guard expressions.count == parts.count else { return nil }
  }

  /// Returns the first instant of the schedule after the given instant; `nil` if there is none, as
  /// for 31 February.
  func next(after instant: Instant, in zone: TimeZoneRules) -> Instant? {
    expressions.compactMap { Self.next(of: $0, after: instant, in: zone) }.min()
  }

  /// Whether the schedule contains any time at all.
  var hasTimes: Bool { next(after: Instant(microseconds: 0), in: .utc) != nil }

  private static func next(
    of expression: Expression,
    after instant: Instant,
    in zone: TimeZoneRules
  ) -> Instant? {
    var date = zone.date(at: instant)
    let (hours, minutes) = (expression.hours.sorted(), expression.minutes.sorted())
    for _ in 0..<mostDays {
      if expression.holds(date) {
        for hour in hours {
          for minute in minutes {
            let wall = CivilDateTime(date, hour: hour, minute: minute)
            let next = wall.map(zone.instant(of:))
            if let next, next > instant { return next }
          }
        }
      }
      date = date.adding(days: 1)
    }
    return nil
  }

  private static func expression(_ text: Substring) -> Expression? {
    let fields = text.split(whereSeparator: \.isWhitespace)
    guard fields.count == 5,
      let minutes = values(fields[0], in: 0...59), let hours = values(fields[1], in: 0...23),
      let days = values(fields[2], in: 1...31),
      let months = values(fields[3], in: 1...12, names: monthNames, first: 1),
      let weekdays = values(fields[4], in: 0...7, names: weekdayNames, first: 0)
    else { return nil }
    return Expression(
      minutes: minutes,
      hours: hours,
      days: days,
      months: months,
      weekdays: Set(weekdays.map { $0 % 7 }),
      isEveryDay: fields[2].hasPrefix("*"),
      isEveryWeekday: fields[4].hasPrefix("*")
    )
  }

  /// Returns the numbers of a field: `*`, `5`, `1-5`, `*/15`, `10-30/5`, and lists of these; `nil`
  /// for anything else.
  private static func values(
    _ field: Substring,
    in range: ClosedRange<Int>,
    names: [String] = [],
    first: Int = 0
  ) -> Set<Int>? {
    func number(_ text: Substring) -> Int? {
      if let place = names.firstIndex(of: text.lowercased()) { return first + place }
      guard text.count <= 2, text.allSatisfy({ ("0"..."9").contains($0) }) else { return nil }
      return Int(text).flatMap { range.contains($0) ? $0 : nil }
    }
    var values: Set<Int> = []
    for item in field.split(separator: ",", omittingEmptySubsequences: false) {
      let parts = item.split(separator: "/", omittingEmptySubsequences: false)
      guard let span = parts.first, parts.count <= 2 else { return nil }
      let ends = span.split(separator: "-", omittingEmptySubsequences: false)
      var step = 1
      if parts.count == 2 {
        guard let given = Int(parts[1]), range.upperBound >= given, given > 0 else { return nil }
        step = given
      }
      let low: Int
      let high: Int
      if span == "*" {
        (low, high) = (range.lowerBound, range.upperBound)
      } else if ends.count == 2, let from = number(ends[0]), let to = number(ends[1]), from <= to {
        (low, high) = (from, to)
      } else if ends.count == 1, parts.count == 1, let only = number(span) {
        (low, high) = (only, only)
      } else {
        return nil
      }
      values.formUnion(stride(from: low, through: high, by: step))
    }
    return values.isEmpty ? nil : values
  }
}
