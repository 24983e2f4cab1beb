import Foundation
import Moments

/// The focus time on each of the last seven days, calculated for one moment.
struct FocusDays: Hashable, Sendable {
  /// One of the last seven days, with its focus time and its completed sessions.
  struct Day: Hashable, Sendable {
    let date: CivilDate
    /// The minutes of focus, rounded down.
    let minutes: Int
    /// The number of focus sessions that ended on this day after their whole length.
    let completed: Int
  }

  /// The seven days, the oldest first; the last one is today.
  let days: [Day]

  static let count = 7

  init(days: [Day]) { self.days = days }

  /// Sums up sessions by day.
  ///
  /// Focus time counts for the day on which it passed, a completed session for the day of its end.
  init(_ sessions: [FocusRecord], at now: Date, in calendar: Calendar) {
    let today = CivilDate(now, in: calendar)
    let moment = Instant(now).microseconds
    let focuses = sessions.filter { $0.kind == .focus }
    days = (1...Self.count).map { place in
      let day = today.adding(days: place - Self.count)
      let start = Instant(day.start(in: calendar)).microseconds
      let end = Instant(day.adding(days: 1).start(in: calendar)).microseconds
      let work = focuses.reduce(0) { $0 + $1.worked(from: start, to: end, at: moment) }
      let completed = focuses.count { session in
        if case .over(let at) = session.state(at: moment) {
          (start..<end).contains(at)
        } else {
          false
        }
      }
      return Day(
        date: day,
        minutes: Int(work / (60 * Instant.microsecondsPerSecond)),
        completed: completed
      )
    }
  }

  var minutesToday: Int { days.last?.minutes ?? 0 }
  var completedToday: Int { days.last?.completed ?? 0 }
  var minutesInWeek: Int { days.reduce(0) { $0 + $1.minutes } }
}

/// Formats a length of time, such as `54 min` or `1 h 40`.
enum FocusLength {
  static func text(minutes: Int) -> String {
    let (hours, rest) = (minutes / 60, minutes % 60)
    guard hours > 0 else { return String(english: "\(rest) min", turkish: "\(rest) dk") }
    let unit = String(english: "h", turkish: "sa")
    return rest == 0 ? "\(hours) \(unit)" : "\(hours) \(unit) \(rest < 10 ? "0" : "")\(rest)"
  }

  /// Returns the remaining time as the timer shows it, such as `18:03`; a fraction of a second is
  /// rounded up.
  static func clock(microseconds: Int64) -> String {
    // A timer that counts down rounds up: 24 min 59.2 s left are shown as 25:00.
    let perSecond = Instant.microsecondsPerSecond
    let seconds = (microseconds + perSecond - 1) / perSecond
    let rest = seconds % 60
    let minutes = seconds / 60 % 60
    let hours = seconds / 3_600
    let tail = "\(rest < 10 ? "0" : "")\(rest)"
    return hours > 0
      ? "\(hours):\(minutes < 10 ? "0" : "")\(minutes):\(tail)" : "\(minutes):\(tail)"
  }
}
