import Foundation
import Moments
import WidgetIntents

/// The time zone in which a due time was written, which is stored with it (BW-23).
///
/// A due day has no zone: it begins and ends by the user's.
struct DueZone: Sendable {
  /// The user's time zone.
  let here: TimeZone

  /// Returns the zone's name that is stored with a due date; empty for a day or no date.
  static func name(of due: Due?, in zone: TimeZone) -> String {
    guard case .instant = due else { return "" }
    return zone.identifier
  }

  /// Returns the zone with a stored name; the user's if the name is empty or unknown.
  func zone(named name: String) -> TimeZone {
    name.isEmpty ? here : TimeZone(identifier: name) ?? here
  }

  /// Returns the day and the second of the day of an instant in a time zone.
  static func wallTime(_ instant: Instant, in zone: TimeZone) -> (day: CivilDate, second: Int) {
    let wall = UserClock(now: instant, in: zone).wallTime(at: instant)
    return (wall.date, wall.secondOfDay)
  }
}

extension UserClock {
  /// Creates the clock of a time zone; `locale` matters only for parsing texts.
  init(now: Instant, in zone: TimeZone, locale: UserLocale = UserLocale()) {
    self = IntentContext(now: now.date, timeZone: zone, locale: locale).clock
  }
}

extension ToDoRecord {
  /// Sets the due date, with the zone in which a time was written; `nil` removes it.
  mutating func setDue(_ due: Due?, writtenIn zone: TimeZone) {
    self.due = due
    dueZone = DueZone.name(of: due, in: zone)
  }

  /// Sets the date before which it cannot be done, with the zone in which a time was written; `nil`
  /// removes it.
  mutating func setNotBefore(_ moment: Due?, writtenIn zone: TimeZone) {
    notBefore = moment
    notBeforeZone = DueZone.name(of: moment, in: zone)
  }
}
