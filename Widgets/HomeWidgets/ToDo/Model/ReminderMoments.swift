import Foundation
import Moments
import WidgetIntents

/// Computes when a to-do is reminded of: by the settings, its own reminders, and a snooze (BW-32).
struct ReminderMoments {
  let hours: ReminderHours
  /// The clock of the user's time zone, in which days begin.
  private let clock: UserClock

  /// The last second of the year 9999, after which there are no reminders.
  private static let latest = Instant(secondsSince1970: 253_402_300_799)

  init(hours: ReminderHours, here: TimeZone) {
    self.hours = hours
    clock = UserClock(now: Instant(microseconds: 0), in: here)
  }

  /// Returns the moments in order, without duplicates; none for a closed to-do.
  ///
  /// A reminder from before the to-do can be done is moved to when it can be.
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

  /// Returns the moments of the to-do's own reminders, without those of the settings.
  static func own(of record: ToDoRecord, in calendar: Calendar) -> [Instant] {
    guard !record.reminders.isEmpty else { return [] }
    let none = ReminderHours(isAtDue: false, secondOfDay: nil)
    return ReminderMoments(hours: none, here: calendar.timeZone).moments(of: record)
  }

  /// Returns the instant that reminders before the due date are counted from; for a day, its start.
  private func start(of due: Due) -> Instant {
    switch due {
    case .instant(let instant): instant
    case .day(let day): clock.instant(of: day)
    }
  }

  /// Returns the instant from which the to-do can be done; for a day, the hour of reminders on that
  /// day.
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
