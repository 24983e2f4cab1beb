import Foundation
import Moments
import WidgetIntents

/// The zone in which a due time was written, which is kept; a day has none and depends on the reader (BW-23).
struct DueZone: Sendable {
  /// The reader's zone.
  let here: TimeZone

  /// Returns the zone's name that is stored with a due date: empty for a day without a time.
  static func name(of due: Due?, in zone: TimeZone) -> String {
    guard case .instant = due else { return "" }
    return zone.identifier
  }

  /// Returns the time zone in which a stored time was written; the reader's if it is unknown.
  func zone(named name: String) -> TimeZone {
    name.isEmpty ? here : TimeZone(identifier: name) ?? here
  }

  /// Returns the wall time of an instant in a time zone.
  static func wallTime(_ instant: Instant, in zone: TimeZone) -> (day: CivilDate, second: Int) {
    let wall = UserClock(now: instant, in: zone).wallTime(at: instant)
    return (wall.date, wall.secondOfDay)
  }
}

extension UserClock {
  /// The clock of a zone; the locale matters only for reading words.
  init(now: Instant, in zone: TimeZone, locale: UserLocale = UserLocale()) {
    self = IntentContext(now: now.date, timeZone: zone, locale: locale).clock
  }
}

extension ToDoRecord {
  /// Makes it due, with the zone in which a time was written.
  mutating func setDue(_ due: Due?, writtenIn zone: TimeZone) {
    self.due = due
    dueZone = DueZone.name(of: due, in: zone)
  }

  /// Sets the moment before which it cannot be done, with the zone in which a time was written.
  mutating func setNotBefore(_ moment: Due?, writtenIn zone: TimeZone) {
    notBefore = moment
    notBeforeZone = DueZone.name(of: moment, in: zone)
  }
}
