import Foundation
import Moments
import WidgetIntents

/// Makes the to-do that comes after one that comes back and was completed (BW-24).
struct NextToDo {
  /// The reader's zone, for what was not written in one.
  let here: TimeZone

  /// The next one; `nil` where the to-do does not come back, or its rule has ended or is not known here.
  ///
  /// What it says depends on the record and the moment alone, so that it can be made again and compared.
  /// The instant is that of its completion, in microseconds since 1970 UTC.
  func record(after done: ToDoRecord, completedAt instant: Instant) -> ToDoRecord? {
    guard let rule = Recurrence(rule: done.recurrence) else { return nil }
    var next = done.openCopy(addedAt: instant.microseconds)
    switch done.due {
    case .instant(let due):
      // A time keeps its hour on the wall where it was written.
      let zone = DueZone(here: here).zone(named: done.dueZone)
      let wall = DueZone.wallTime(due, in: zone)
      let today = DueZone.wallTime(instant, in: zone).day
      guard let (day, rest) = rule.next(after: wall.day, today: today) else { return nil }
      let second = rule.wallSecond ?? wall.second
      next.place(on: day, second: second, rest, in: zone)
    case .day(let due):
      let today = DueZone.wallTime(instant, in: here).day
      guard let (day, rest) = rule.next(after: due, today: today) else { return nil }
      next.due = .day(day)
      next.recurrence = rest.rule
    case nil:
      let today = DueZone.wallTime(instant, in: here).day
      guard let (day, rest) = rule.next(after: nil, today: today) else { return nil }
      next.due = .day(day)
      next.recurrence = rest.rule
    }
    return next
  }

  /// Whether a to-do is still as it was made.
  func isUnchanged(_ record: ToDoRecord, since made: ToDoRecord) -> Bool {
    var (left, right) = (record, made)
    for path in [\ToDoRecord.key, \.position, \.addedAt, \.modifiedAt] {
      left[keyPath: path] = 0
      right[keyPath: path] = 0
    }
    left.id = right.id
    return left == right
  }
}

extension ToDoRecord {
  /// Puts it on a day and a time of the wall in a zone, and keeps the time where clocks skip it on that day.
  fileprivate mutating func place(
    on day: CivilDate,
    second: Int,
    _ rule: Recurrence,
    in zone: TimeZone
  ) {
    let instant = ReaderClock(now: Instant(microseconds: 0), in: zone).instant(
      of: day,
      secondOfDay: second
    )
    var rule = rule
    rule.wallSecond = DueZone.wallTime(instant, in: zone).second == second ? nil : second
    due = .instant(instant)
    dueZone = zone.identifier
    recurrence = rule.rule
  }
}
