import Foundation
import Moments

/// The group to which an open to-do belongs by its due date; groups are in the order of their
/// headings.
enum DueGroup: Int, CaseIterable, Comparable, Sendable {
  case late, today, tomorrow, thisWeek, later, never

  /// Creates the group for a due date as of `now`; weeks end on Sunday.
  init(_ due: Due?, now: Date, in calendar: Calendar) {
    guard let due else {
      self = .never
      return
    }
    let today = CivilDate(now, in: calendar)
    let day = due.day(in: calendar)
    // Counted from Monday: 0 on a Sunday.
    let daysLeft = today.weekday.days(until: .sunday)
    if due.isLate(at: now, on: today) {
      self = .late
    } else if day <= today {
      self = .today
    } else if day == today.adding(days: 1) {
      self = .tomorrow
    } else {
      self = day <= today.adding(days: daysLeft) ? .thisWeek : .later
    }
  }

  static func < (left: DueGroup, right: DueGroup) -> Bool { left.rawValue < right.rawValue }
}

extension Due {
  /// Returns whether a to-do with this due date is late at `now`; `today` is the day of `now`.
  func isLate(at now: Date, on today: CivilDate) -> Bool {
    switch self {
    case .day(let day): day < today
    case .instant(let instant): instant <= Instant(now)
    }
  }
}
