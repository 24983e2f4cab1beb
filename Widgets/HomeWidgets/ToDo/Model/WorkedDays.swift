import Foundation
import Moments

/// The time worked on to-dos, by day and by to-do.
struct WorkedDays: Equatable, Sendable {
  /// The time that was worked on one to-do on one day.
  struct Share: Equatable, Sendable {
    let number: Int64
    let name: String
    var microseconds: Int64
  }

  struct Day: Equatable, Sendable {
    let day: CivilDate
    /// The to-dos of the day with their times, the longest time first.
    fileprivate(set) var shares: [Share] = []

    var microseconds: Int64 { shares.reduce(0) { $0 + $1.microseconds } }
  }

  /// The days on which there was work, the latest first.
  private(set) var days: [Day] = []

  var microseconds: Int64 { days.reduce(0) { $0 + $1.microseconds } }

  /// Sums up the periods of work from the day `first` on; a period over midnight counts for both
  /// days.
  ///
  /// Days are those of the calendar's time zone, with 23 hours when the clocks go forward.
  init(_ spans: [ToDoSpanRecord], from first: CivilDate, in calendar: Calendar) {
    var shares: [CivilDate: [ToDoID: Share]] = [:]
    let start = Instant(first.start(in: calendar)).microseconds
    for span in spans where span.endedAt > start {
      for part in Self.parts(max(span.startedAt, start), span.endedAt, calendar) {
        let share = Share(number: span.number, name: span.name, microseconds: 0)
        shares[part.day, default: [:]][span.toDo, default: share].microseconds += part.microseconds
      }
    }
    days = shares.keys.sorted(by: >).map { day in
      let sorted = (shares[day] ?? [:]).values.sorted {
        ($1.microseconds, $0.number) < ($0.microseconds, $1.number)
      }
      return Day(day: day, shares: sorted)
    }
  }

  /// The most days over which one period is divided; the rest of a longer one counts for the last
  /// day.
  private static let maximumDays = 4_000

  private static func parts(
    _ start: Int64,
    _ end: Int64,
    _ calendar: Calendar
  ) -> [(day: CivilDate, microseconds: Int64)] {
    var parts: [(day: CivilDate, microseconds: Int64)] = []
    var (day, begin) = (CivilDate(Instant(microseconds: start).date, in: calendar), start)
    while begin < end {
      let next = Instant(day.adding(days: 1).start(in: calendar)).microseconds
      let last = parts.count == maximumDays ? end : min(next, end)
      if last > begin { parts.append((day, last - begin)) }
      (day, begin) = (day.adding(days: 1), max(last, begin))
      guard parts.count <= maximumDays else { break }
    }
    return parts
  }
}
