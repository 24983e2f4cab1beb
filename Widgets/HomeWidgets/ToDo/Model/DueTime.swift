import Foundation
import Moments
import WidgetIntents

/// The time zone in which a due time was written, which is stored with it (BW-23).
///
/// A due date without a time has no zone: its day begins and ends in the user's zone.
struct DueZone: Sendable {
  /// The user's time zone, which is used if a stored name is empty or unknown.
  let here: TimeZone

  /// Returns the name of the zone to store with a due date; empty for a day or without a due date.
  static func name(of due: Due?, in zone: TimeZone) -> String {
    guard case .instant = due else { return "" }
    return zone.identifier
  }

  /// Returns the zone with a stored name; the user's zone if the name is empty or unknown.
  func zone(named name: String) -> TimeZone {
    name.isEmpty ? here : TimeZone(identifier: name) ?? here
  }

  /// Returns the local time of an instant in a zone: its day and the second of that day.
  static func wallTime(_ instant: Instant, in zone: TimeZone) -> (day: CivilDate, second: Int) {
    let wall = UserClock(now: instant, in: zone).wallTime(at: instant)
    return (wall.date, wall.secondOfDay)
  }
}

extension UserClock {
  /// Creates the current date and time in a zone; `locale` matters only for parsing texts.
  init(now: Instant, in zone: TimeZone, locale: UserLocale = UserLocale()) {
    self = IntentContext(now: now.date, timeZone: zone, locale: locale).clock
  }
}

extension ToDoRecord {
  /// Sets the due date and the zone in which its time was written; `nil` removes the due date.
  mutating func setDue(_ due: Due?, writtenIn zone: TimeZone) {
    self.due = due
    dueZone = DueZone.name(of: due, in: zone)
  }

  /// Sets the date before which the to-do cannot be done, and the zone of its time; `nil` removes
  /// the date.
  mutating func setNotBefore(_ moment: Due?, writtenIn zone: TimeZone) {
    notBefore = moment
    notBeforeZone = DueZone.name(of: moment, in: zone)
  }
}
