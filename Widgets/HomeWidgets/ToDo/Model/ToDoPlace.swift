import Foundation
import Ground
import Moments

/// The sort key of a to-do; the to-do with the smallest key is listed first.
///
/// `today` sorts by day, then by time, with to-dos without a time last; those without a due date
/// come after all days. Equal ones are sorted by priority, then by the user's own order. So late
/// to-dos come first, and the order does not change with time. In each order, to-dos in progress
/// come first and blocked ones last. Closed to-dos follow the open ones: done ones, the latest
/// first, then cancelled ones.
struct ToDoPlace: Comparable, Sendable {
  /// The rank of the state: open, done, cancelled.
  private let state: Int
  /// The rank among open to-dos: in progress, others, and blocked ones last.
  private let standing: Int
  /// The time of closing in microseconds since 1970 UTC; the latest sorts first, an unknown time
  /// last.
  private let doneAt: Int64
  /// The negative priority if the order is by priority, otherwise 0.
  private let leading: Int64
  private let name: String
  private let day: CivilDate?
  /// The due time in microseconds since 1970 UTC; the greatest number without one.
  private let instant: Int64
  private let rank: Int64
  private let position: Int64
  private let key: Int64

  /// Creates the sort key.
  ///
  /// `isBlocked` means that the to-do waits for others; `calendar` determines the day of an
  /// instant.
  init(
    _ record: ToDoRecord,
    in order: ToDoListOrder = .today,
    isBlocked: Bool = false,
    _ calendar: @autoclosure () -> Calendar
  ) {
    state =
      switch record.state {
      case .open: 0
      case .done: 1
      case .cancelled: 2
      }
    standing = !record.isOpen ? 0 : record.startedAt != nil ? 0 : isBlocked ? 2 : 1
    doneAt = record.isOpen ? 0 : record.doneAt ?? .min
    let due = order.isByDate ? record.due : nil
    day = due.map { $0.day(in: calendar()) }
    instant = if case .instant(let instant) = due { instant.microseconds } else { .max }
    leading = order == .priority ? -record.priority.rank : 0
    rank = order == .today ? record.priority.rank : 0
    name = order == .name ? SearchText.folded(record.name) : ""
    position = order == .added ? -record.key : record.position
    key = record.key
  }

  static func < (left: ToDoPlace, right: ToDoPlace) -> Bool {
    guard left.state == right.state else { return left.state < right.state }
    if left.state != 0 {
      return left.doneAt == right.doneAt ? left.key < right.key : left.doneAt > right.doneAt
    }
    guard left.standing == right.standing else { return left.standing < right.standing }
    guard left.leading == right.leading else { return left.leading < right.leading }
    guard left.name == right.name else { return left.name < right.name }
    switch (left.day, right.day) {
    case (_?, nil): return true
    case (nil, _?): return false
    case (let first?, let second?) where first != second: return first < second
    default: break
    }
    guard left.instant == right.instant else { return left.instant < right.instant }
    guard left.rank == right.rank else { return left.rank > right.rank }
    return (left.position, left.key) < (right.position, right.key)
  }
}
