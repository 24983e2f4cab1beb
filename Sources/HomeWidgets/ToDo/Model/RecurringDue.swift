import Foundation
import Ground
import WidgetIntents

/// When a to-do that comes back is due first (BW-24).
extension ToDoRecord {
  /// Gives it a rule, by which one without a due date becomes due the first time, and removes it with `nil`.
  ///
  /// - Parameters:
  ///   - rule: The rule.
  ///   - first: The rule's first day, for one without a due date; `nil` if the rule has none.
  ///   - here: The reader's zone.
  /// - Throws: `RecurrenceFault` for a rule that is over before it begins.
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
      due = .day(Day(first))
    }
    if case .until(let last) = rule.end, let day = dueDay(here: here), last < day {
      throw .ended(rule, before: day)
    }
    recurrence = rule.rule
  }

  /// Gives it a rule as it was written, with the time and the start that the words have.
  ///
  /// A due date that was there stays, and the rule's time is added to a day. A time that was written for it
  /// without a day moves to the rule's first day.
  ///
  /// - Parameters:
  ///   - phrase: The rule as it was written.
  ///   - dueIsNew: Whether the due date was written together with the rule.
  ///   - clock: The reader's.
  ///   - zone: The reader's zone.
  /// - Throws: `RecurrenceFault` for a rule that is over before it begins, or has another time than the date.
  mutating func setRecurrence(
    _ phrase: RecurrencePhrase,
    dueIsNew: Bool,
    on clock: ReaderClock,
    in zone: TimeZone
  ) throws(RecurrenceFault) {
    switch due {
    case nil:
      guard let moment = phrase.moment else { throw .noDay(phrase.rule) }
      setDue(Due(first: moment, on: clock), writtenIn: zone)
    case .day(let day):
      if let time = phrase.time, let date = day.civilDate {
        setDue(Due(first: .time(date, time), on: clock), writtenIn: zone)
      }
    case .instant(let instant):
      let wall = clock.wallTime(at: instant)
      if let time = phrase.time, time.secondOfDay != wall.secondOfDay {
        throw .twoTimes(phrase.rule)
      }
      if dueIsNew, clock.isNext(wall), !phrase.rule.has(wall.day),
        let time = WrittenTime(secondOfDay: wall.secondOfDay),
        let moment = phrase.rule.firstMoment(from: wall.day, at: time, on: clock)
      {
        setDue(Due(first: moment, on: clock), writtenIn: zone)
      }
    }
    let day = dueDay(here: zone) ?? clock.today
    try setRecurrence(phrase.rule(from: day), first: day, here: zone)
  }

  /// The day on which it is due, of a time the one on the wall where it was written.
  func dueDay(here: TimeZone) -> CivilDate? {
    switch due {
    case .day(let day): day.civilDate
    case .instant(let due):
      DueZone.wallTime(due, in: DueZone(here: here).zone(named: dueZone)).day
    case nil: nil
    }
  }
}

extension RecurrencePhrase {
  /// When one is due first whose due date may be written apart from the rule.
  ///
  /// - Parameters:
  ///   - written: The date that was written; `nil` for none.
  ///   - isTimeAlone: Whether it was written as a time without a day, which is a time of the rule then.
  ///   - clock: The reader's.
  /// - Returns: The date that was written, with the rule's time if it is a day; `nil` if the rule has no day.
  func first(
    with written: WrittenMoment?,
    isTimeAlone: Bool,
    on clock: ReaderClock
  ) -> WrittenMoment? {
    switch written {
    case nil: moment
    case .day(let day)?: time.map { .time(day, $0) } ?? written
    case .time(_, let time)? where isTimeAlone: timed(time, on: clock).moment
    case .time?, .instant?: written
    }
  }
}

extension Due {
  /// The first time of one that comes back.
  init(first moment: WrittenMoment, on clock: ReaderClock) {
    switch moment {
    case .day(let day): self = .day(Day(day))
    case .time, .instant: self = .instant(moment.instant(on: clock))
    }
  }
}

extension ReaderClock {
  /// Whether a time is the next such time from now, as one that is written without a day is.
  fileprivate func isNext(_ time: WallTime) -> Bool {
    let isLater = instant(of: today, secondOfDay: time.secondOfDay) > now
    return time.day == (isLater ? today : today.adding(days: 1))
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
