import Foundation
import Moments
import WidgetIntents

/// Calculates the times of a to-do's reminders (BW-32).
///
/// They are those that the settings require, the to-do's own reminders, and a snooze, which repeats
/// a reminder later.
struct ReminderMoments {
  let hours: ReminderHours
  /// The current date and time in the user's zone, in which days begin.
  private let clock: UserClock

  /// The last second of the year 9999; later reminders are ignored.
  private static let latest = Instant(secondsSince1970: 253_402_300_799)

  init(hours: ReminderHours, here: TimeZone) {
    self.hours = hours
    clock = UserClock(now: Instant(microseconds: 0), in: here)
  }

  /// Returns the times of the reminders in order, without duplicates; none for a closed to-do.
  ///
  /// A reminder that is before the time from which the to-do can be done is moved to that time.
  func moments(of record: ToDoRecord, snoozedUntil snooze: Instant? = nil) -> [Instant] {
    guard record.isOpen else { return [] }
    var moments: [Instant] = []
    switch record.due {
    case .instant(let due) where hours.isAtDue: moments.append(due)
    case .day(let day):
      if let second = hours.secondOfDay {
        moments.append(clock.instant(of: day, secondOfDay: second))
      }
    default: break
    }
    let base = record.due.map { start(of: $0) }
    for reminder in record.reminders {
      switch reminder {
      case .at(let instant): moments.append(instant)
      // A reminder without a due date to count from applies again when the to-do gets one.
      case .before(let seconds): if let base { moments.append(base.earlier(by: seconds)) }
      }
    }
    if let snooze { moments.append(snooze) }
    let first = record.notBefore.map { possible(from: $0) }
    let held = moments.map { max($0, first ?? $0).wholeSecond }
    return Set(held).filter { $0 <= Self.latest }.sorted()
  }

  /// Returns the times of the to-do's own reminders, without those of the settings.
  static func own(of record: ToDoRecord, in calendar: Calendar) -> [Instant] {
    guard !record.reminders.isEmpty else { return [] }
    let none = ReminderHours(isAtDue: false, secondOfDay: nil)
    return ReminderMoments(hours: none, here: calendar.timeZone).moments(of: record)
  }

  /// Returns the due time from which reminders are counted back; for a day, its start.
  private func start(of due: Due) -> Instant {
    switch due {
    case .instant(let instant): instant
    case .day(let day): clock.instant(of: day)
    }
  }

  /// Returns the time from which the to-do can be done; for a day, the hour of reminders on that
  /// day.
  private func possible(from moment: Due) -> Instant {
    switch moment {
    case .instant(let instant): instant
    case .day(let day): clock.instant(of: day, secondOfDay: hours.secondOfDay ?? 0)
    }
  }
}

extension Instant {
  /// The instant, rounded down to a whole second.
  var wholeSecond: Instant { Instant(secondsSince1970: secondsSince1970) }

  fileprivate func earlier(by seconds: Int64) -> Instant {
    Instant(secondsSince1970: secondsSince1970 - seconds)
  }
}
