import Foundation
import Moments
import WidgetIntents

/// Sets recurrence rules, and with them the first due date (BW-24).
extension ToDoRecord {
  /// Sets a recurrence rule; a to-do without a due date becomes due on the rule's first day.
  ///
  /// - Parameters:
  ///   - rule: The rule; `nil` removes the current one.
  ///   - first: The first day of the rule; `nil` if it has none.
  ///   - here: The user's time zone.
  /// - Throws: `RecurrenceFault` for a rule without a first day, or one that ends before it begins.
  mutating func setRecurrence(
    _ rule: Recurrence?,
    first: CivilDate?,
    here: TimeZone = .current
  ) throws(RecurrenceFault) {
    guard let rule else {
      recurrence = ""
      return
    }
    if due == nil {
      guard let first else { throw .noDay(rule) }
      due = .day(first)
    }
    if case .until(let last) = rule.end, let day = dueDay(here: here), last < day {
      throw .ended(rule, before: day)
    }
    recurrence = rule.rule
  }

  /// Sets a rule as the user has written it, with the time and the start that it may contain.
  ///
  /// An existing due date is kept, but gets the rule's time and start if it has them. A time
  /// without a day, written together with the rule, moves to the rule's first day.
  ///
  /// - Parameters:
  ///   - phrase: The rule as it was written.
  ///   - dueIsNew: Whether the due date was written together with the rule.
  ///   - clock: The user's current date and time.
  ///   - zone: The user's time zone.
  /// - Throws: `RecurrenceFault` for a rule that ends before it begins, or that names another date
  ///   than the one that was written together with it.
  mutating func setRecurrence(
    _ phrase: RecurrencePhrase,
    dueIsNew: Bool,
    on clock: UserClock,
    in zone: TimeZone
  ) throws(RecurrenceFault) {
    guard let first = try first(of: phrase, dueIsNew: dueIsNew, on: clock) else {
      throw .noDay(phrase.rule)
    }
    // A date that does not change keeps the zone in which it was written.
    let due = Due(first: first, on: clock)
    if due != self.due { setDue(due, writtenIn: zone) }
    let day = dueDay(here: zone) ?? clock.today
    try setRecurrence(phrase.rule(from: day), first: day, here: zone)
  }

  /// Returns the first due date according to a rule; `nil` if neither the to-do nor the rule has a
  /// day.
  ///
  /// `dueIsNew` means that the due date was written together with the rule.
  private func first(
    of phrase: RecurrencePhrase,
    dueIsNew: Bool,
    on clock: UserClock
  ) throws(RecurrenceFault) -> WrittenMoment? {
    let written: (day: CivilDate, time: WrittenTime?)
    switch due {
    case .day(let day): written = (day, nil)
    case .instant(let instant):
      let wall = clock.wallTime(at: instant)
      written = (wall.date, WrittenTime(secondOfDay: wall.secondOfDay))
      if dueIsNew, let time = written.time, clock.isNext(wall), !phrase.rule.has(wall.date),
        phrase.time == nil
      {
        return phrase.timed(time, on: clock).moment
      }
    case nil: return phrase.moment
    }
    let hasOtherTime = written.time != nil && phrase.time != nil && phrase.time != written.time
    let hasOtherDay = phrase.hasStart && phrase.day != written.day
    if dueIsNew, hasOtherTime || hasOtherDay { throw .twoDates(phrase.rule) }
    guard let day = hasOtherDay ? phrase.day : written.day else { return nil }
    if let time = phrase.time ?? written.time {
      guard !hasOtherTime, !hasOtherDay, case .instant(let instant) = due else {
        return .time(day, time)
      }
      return .instant(instant)
    }
    return .day(day)
  }

  /// Returns the due day; for a due time, its day in the time zone in which it was written.
  ///
  /// - Returns: The day, or `nil` if there is no due date.
  func dueDay(here: TimeZone) -> CivilDate? {
    switch due {
    case .day(let day): day
    case .instant(let due):
      DueZone.wallTime(due, in: DueZone(here: here).zone(named: dueZone)).day
    case nil: nil
    }
  }
}

extension Due {
  /// Creates the first due date of a recurring to-do from a date as the user wrote it.
  init(first moment: WrittenMoment, on clock: UserClock) {
    switch moment {
    case .day(let day): self = .day(day)
    case .time, .instant: self = .instant(moment.instant(on: clock))
    }
  }
}

extension UserClock {
  /// Returns whether a due time is the next occurrence of its time of day, as if it was written
  /// without a day.
  fileprivate func isNext(_ time: CivilDateTime) -> Bool {
    let isLater = instant(of: today, secondOfDay: time.secondOfDay) > now
    return time.date == (isLater ? today : today.adding(days: 1))
  }
}

extension WrittenTime {
  fileprivate init?(secondOfDay: Int) {
    let second = secondOfDay % 60
    self.init(
      hour: secondOfDay / 3_600,
      minute: secondOfDay / 60 % 60,
      second: second == 0 ? nil : second
    )
  }
}
