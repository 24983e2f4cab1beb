import Foundation
import Moments
import WidgetIntents

/// Creates the to-do that follows when a recurring one is completed (BW-24).
struct NextToDo {
  /// The user's time zone, for dates that have none.
  let here: TimeZone

  /// Returns the following to-do; `nil` if the to-do does not recur, or if its rule has ended or is
  /// unknown.
  ///
  /// The result depends only on the record and the instant of completion, so that it can be
  /// calculated again and compared.
  func record(after done: ToDoRecord, completedAt instant: Instant) -> ToDoRecord? {
    guard let rule = Recurrence(rule: done.recurrence) else { return nil }
    var next = done.openCopy(addedAt: instant.microseconds)
    next.follows = done.id
    switch done.due {
    case .instant(let due):
      // A due time keeps its local time in the zone in which it was written.
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
    next.keepDistances(to: done, completedAt: instant, here: here)
    return next
  }

  /// Returns whether a to-do still equals `made`, its state when it was created; identifiers and
  /// positions are ignored.
  func isUnchanged(_ record: ToDoRecord, since made: ToDoRecord) -> Bool {
    var (left, right) = (record, made)
    for path in [\ToDoRecord.key, \.position, \.addedAt, \.modifiedAt] {
      left[keyPath: path] = 0
      right[keyPath: path] = 0
    }
    left.id = right.id
    // A to-do that an earlier version created has no value in this field.
    left.follows = right.follows
    return left == right
  }
}

extension ToDoRecord {
  /// Moves other dates by as many days as the due date was moved; their local times are kept.
  ///
  /// These are the date before which the to-do cannot be done, and reminders at instants.
  fileprivate mutating func keepDistances(
    to done: ToDoRecord,
    completedAt instant: Instant,
    here: TimeZone
  ) {
    guard let day = dueDay(here: here) else { return }
    let before = done.dueDay(here: here) ?? DueZone.wallTime(instant, in: here).day
    let days = day.daysSince1970 - before.daysSince1970
    let moved = { (instant: Instant, zone: TimeZone) in
      let wall = DueZone.wallTime(instant, in: zone)
      return UserClock(now: Instant(microseconds: 0), in: zone)
        .instant(of: wall.day.adding(days: days), secondOfDay: wall.second)
    }
    switch notBefore {
    case .day(let day): notBefore = .day(day.adding(days: days))
    case .instant(let instant):
      let zone = DueZone(here: here).zone(named: notBeforeZone)
      notBefore = .instant(moved(instant, zone))
    case nil: break
    }
    let zone = DueZone(here: here).zone(named: dueZone)
    reminders = reminders.map { reminder in
      if case .at(let instant) = reminder { .at(moved(instant, zone)) } else { reminder }
    }
  }

  /// Sets a day and a local time as the due date.
  ///
  /// If clocks skip that time on the day, the due time is another. The rule then stores the wanted
  /// time for later days.
  fileprivate mutating func place(
    on day: CivilDate,
    second: Int,
    _ rule: Recurrence,
    in zone: TimeZone
  ) {
    let instant = UserClock(now: Instant(microseconds: 0), in: zone).instant(
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
