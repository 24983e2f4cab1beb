import Foundation
import Moments
import WidgetIntents

/// The moments at which a to-do is remembered: by the settings, by its own reminders, and by a snooze (BW-32).
struct ReminderMoments {
  let hours: ReminderHours
  /// The reader's zone, in which days begin.
  private let clock: UserClock

  /// The last second of the year 9999, beyond which no date is written.
  private static let latest = Instant(secondsSince1970: 253_402_300_799)

  init(hours: ReminderHours, here: TimeZone) {
    self.hours = hours
    clock = UserClock(now: Instant(microseconds: 0), in: here)
  }

  /// The moments in their order, each once; none for one that is closed.
  ///
  /// A reminder from before the to-do can be done comes when it can.
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
      // One that lost the date that it is counted from comes with the next date.
      case .before(let seconds): if let base { moments.append(base.earlier(by: seconds)) }
      }
    }
    if let snooze { moments.append(snooze) }
    let first = record.notBefore.map { possible(from: $0) }
    let held = moments.map { max($0, first ?? $0).wholeSecond }
    return Set(held).filter { $0 <= Self.latest }.sorted()
  }

  /// The moments of the reminders that a to-do itself has, without those of the settings.
  static func own(of record: ToDoRecord, in calendar: Calendar) -> [Instant] {
    guard !record.reminders.isEmpty else { return [] }
    let none = ReminderHours(isAtDue: false, secondOfDay: nil)
    return ReminderMoments(hours: none, here: calendar.timeZone).moments(of: record)
  }

  /// Returns the instant that reminders before the due date refer to; for a day, its beginning.
  private func start(of due: Due) -> Instant {
    switch due {
    case .instant(let instant): instant
    case .day(let day): clock.instant(of: day)
    }
  }

  /// When a to-do that has to wait is remembered first; on a day at the hour of days.
  private func possible(from moment: Due) -> Instant {
    switch moment {
    case .instant(let instant): instant
    case .day(let day): clock.instant(of: day, secondOfDay: hours.secondOfDay ?? 0)
    }
  }
}

extension Instant {
  /// The instant without its fraction of a second.
  var wholeSecond: Instant { Instant(secondsSince1970: secondsSince1970) }

  fileprivate func earlier(by seconds: Int64) -> Instant {
    Instant(secondsSince1970: secondsSince1970 - seconds)
  }
}
