import Foundation
import Moments

/// The number of commits on each day of the last 53 weeks.
struct CommitYear: Hashable, Sendable {
  /// The number of weeks: a year, and the current week.
  static let weeks = 53

  /// The number of commits on each day, beginning on a Monday and ending today; the last week may
  /// have fewer days.
  private(set) var days: [Int]
  /// The first day in `days`, a Monday.
  let start: CivilDate

  /// Counts commits by day in the calendar's time zone; commits outside the 53 weeks are left out.
  init(_ moments: [Date], today: Date, in calendar: Calendar) {
    let last = CivilDate(today, in: calendar)
    // The calendar numbers Sunday as 1.
    let weekday = (calendar.component(.weekday, from: today) + 5) % 7
    start = last.adding(days: -(Self.weeks - 1) * 7 - weekday)
    var counts: [CivilDate: Int] = [:]
    for moment in moments { counts[CivilDate(moment, in: calendar), default: 0] += 1 }
    let start = start
    days = (0...((Self.weeks - 1) * 7 + weekday)).map { counts[start.adding(days: $0)] ?? 0 }
  }

  /// Returns the start of the first day in `days`; older commits need not be read.
  func startDate(in calendar: Calendar) -> Date { start.start(in: calendar) }

  /// Adds the commits of another repository; does nothing if the other year begins on another day.
  mutating func add(_ other: CommitYear) {
    guard other.start == start else { return }
    for (index, count) in other.days.enumerated() where days.indices.contains(index) {
      days[index] += count
    }
  }

  /// Returns the number of commits in the last `weeks` weeks.
  func count(weeks: Int) -> Int { days.dropFirst(firstDay(weeks)).reduce(0, +) }

  /// Returns the level of a day's square, from 0 without a commit up to 3; `nil` for a day after
  /// today.
  func level(week: Int, day: Int, of weeks: Int) -> Int? {
    let index = firstDay(weeks) + week * 7 + day
    guard days.indices.contains(index) else { return nil }
    let most = max(days.max() ?? 0, 3)
    return days[index] == 0 ? 0 : min(3, 1 + (days[index] * 3 - 1) / most)
  }

  /// Returns the first day of a month, if one begins in this week; otherwise `nil`.
  func month(of week: Int, of weeks: Int) -> CivilDate? {
    let first = start.adding(days: firstDay(weeks) + week * 7)
    return (0..<7).map { first.adding(days: $0) }.first { $0.day == 1 }
  }

  private func firstDay(_ weeks: Int) -> Int { (Self.weeks - min(weeks, Self.weeks)) * 7 }
}
