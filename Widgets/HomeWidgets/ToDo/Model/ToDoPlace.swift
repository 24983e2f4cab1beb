import Foundation
import Ground
import Moments

/// Where a to-do stands among others; the first one is the least.
///
/// Today's order (BW-22): by day, on a day by hour with those of no hour after them, those that are never due
/// last; of equals the more important one, then the one that a person has put first. So what is late comes
/// first, and the order is the same at every moment. What runs comes before all others in each order, and what waits for
/// others behind them. Done ones follow the open ones, the latest first, then cancelled ones.
struct ToDoPlace: Comparable, Sendable {
  /// Which of the open, done and cancelled ones it is among.
  private let state: Int
  /// Which of the open ones: what runs comes first, what waits for others last.
  private let standing: Int
  /// When it was closed, the latest first; one whose time is unknown is behind them.
  private let doneAt: Int64
  /// What comes before the date: the priority, where the order is by that.
  private let leading: Int64
  private let name: String
  private let day: CivilDate?
  /// Microseconds since 1970 UTC; a day without an hour ends when the day does.
  private let instant: Int64
  private let rank: Int64
  private let position: Int64
  private let key: Int64

  /// The calendar is that of the person who reads: it decides on which day an hour falls.
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
