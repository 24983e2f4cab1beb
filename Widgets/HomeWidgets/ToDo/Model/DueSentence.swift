import Foundation
import Moments
import WidgetIntents

/// Formats due dates for sentences, for example `tomorrow, Tue 1 Dec, 09:00`.
///
/// If the date was written in a zone with another local time, that time follows: `17:00 (09:00
/// Europe/Berlin)`.
struct DueSentence {
  private let now: Instant
  private let here: TimeZone
  private let words: MomentWords

  init(now: Instant, here: TimeZone = .current, language: UserLanguage = .spoken) {
    self.now = now
    self.here = here
    words = MomentWords(language)
  }

  /// Returns the due date of a to-do as text; `nil` if there is none.
  func text(_ record: ToDoRecord) -> String? {
    record.due.map { text($0, zone: record.dueZone) }
  }

  /// Returns the due date as text, with `, late` if it has passed (BW-30); `nil` if there is none.
  func answer(_ record: ToDoRecord) -> String? {
    guard let due = record.due, let text = text(record) else { return nil }
    let (now, today) = (now.date, DueZone.wallTime(now, in: here).day)
    guard due.isLate(at: now, on: today) else { return text }
    return text + String(english: ", late", turkish: ", gecikmiş")
  }

  /// Returns the date before which the to-do cannot be done, as text; `nil` if there is none.
  ///
  /// It adds a remark if the to-do is shown earlier because it is due.
  func notBefore(_ record: ToDoRecord) -> String? {
    guard let moment = record.notBefore else { return nil }
    let words = text(moment, zone: record.notBeforeZone)
    guard let due = record.due, isBefore(due, moment) else { return words }
    return words
      + String(english: ", but shown when it is due", turkish: ", ama tarihi gelince görünür")
  }

  /// Returns whether a due date is before another date; if one of them has no time, their days are
  /// compared.
  private func isBefore(_ due: Due, _ moment: Due) -> Bool {
    if case (.instant(let due), .instant(let moment)) = (due, moment) { return due < moment }
    return day(of: due) < day(of: moment)
  }

  private func day(of moment: Due) -> CivilDate {
    switch moment {
    case .day(let day): day
    case .instant(let instant): DueZone.wallTime(instant, in: here).day
    }
  }

  /// Returns a date as text; `zone` is the time zone in which it was written, empty for the user's.
  func text(_ due: Due, zone name: String = "") -> String {
    let today = DueZone.wallTime(now, in: here).day
    switch due {
    case .day(let day): return words.text(day, today: today)
    case .instant(let instant):
      let wall = DueZone.wallTime(instant, in: here)
      let text = words.text(wall.day, Self.time(wall.second), today: today)
      return text + (written(instant, zone: name).map { " (\($0))" } ?? "")
    }
  }

  /// Returns the local time in the zone in which a date was written; `nil` if the user's local time
  /// is the same.
  func written(_ instant: Instant, zone name: String) -> String? {
    let written = DueZone(here: here).zone(named: name)
    let date = instant.date
    guard written.secondsFromGMT(for: date) != here.secondsFromGMT(for: date) else { return nil }
    let (there, wall) = (
      DueZone.wallTime(instant, in: written), DueZone.wallTime(instant, in: here)
    )
    let today = DueZone.wallTime(now, in: here).day
    let day = there.day == wall.day ? nil : words.text(there.day, today: today)
    let clock = Self.time(there.second).map { MomentWords.clock($0) }
    let parts = [day, clock].compactMap(\.self).joined(separator: ", ")
    return "\(parts) \(written.identifier)"
  }

  private static func time(_ second: Int) -> WrittenTime? {
    let rest = second % 60
    return WrittenTime(
      hour: second / 3_600,
      minute: second / 60 % 60,
      second: rest == 0 ? nil : rest
    )
  }
}
