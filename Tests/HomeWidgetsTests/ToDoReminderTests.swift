import Foundation
import Moments
import Testing
import WidgetIntents

@testable import HomeWidgets

// BW-32
@Suite("Reminders of to-dos")
struct ToDoReminderTests {
  /// The user's clock at Saturday, 21 November 2026, 10:00 UTC.
  private static let clock = IntentContext(now: Samples.now, calendar: Samples.utc).clock

  @Test(arguments: [
    ("10m", "10m"), ("600s", "10m"), ("10 min", "10m"), ("10 min before", "10m"), ("90m", "90m"),
    ("1h30m", "90m"), ("1h 30m", "90m"), ("1 hour 30 minutes early", "90m"), ("0m", "0m"),
    ("2 days", "2d"), ("2-days", "2d"), ("48h", "2d"), ("1w", "1w"), ("7d", "1w"), ("5s", "5s"),
    ("10 dk", "10m"), ("10 dakika önce", "10m"), ("2 gün önce", "2d"), ("1 hafta", "1w"),
    ("tomorrow 9:00", "2026-11-22T09:00:00Z"), ("tomorrow", "2026-11-22T09:00:00Z"),
    ("2026-12-01 18:30", "2026-12-01T18:30:00Z"),
    ("2026-12-01T18:30:00Z", "2026-12-01T18:30:00Z"),
  ])
  func `one is read as people write it`(typed: String, text: String) throws {
    let reminder = try ToDoReminder(typed: typed, on: Self.clock)
    #expect(reminder.text == text)
    #expect(ToDoReminder(text: text) == reminder)
  }

  @Test(arguments: [
    "", " ", "m", "10", "10x", "-5m", "soon", "10m or so", "before", "4000d",
    "9999999999999999999m",
    "1e3m", String(repeating: "1m ", count: 100),
  ])
  func `anything else is refused`(typed: String) {
    let error = #expect(throws: ToDoError.self) {
      try ToDoReminder(typed: typed, on: Self.clock)
    }
    #expect(error?.exitCode == 64)
    #expect(error?.hint?.isEmpty == false)
  }

  @Test func `commas divide several, and one that is none refuses all`() throws {
    #expect(try ToDoReminder.list(typed: "10m,1d", on: Self.clock).map(\.text) == ["10m", "1d"])
    #expect(throws: ToDoError.self) { try ToDoReminder.list(typed: "10m,soon", on: Self.clock) }
    #expect(throws: ToDoError.self) { try ToDoReminder.list(typed: ",", on: Self.clock) }
  }

  // Decoders never trap: a store may hold anything.
  @Test(arguments: [
    "x", "m", "-1m", "99999999999999999999d", "2026-13-01T00:00:00Z", "2026-12-01T24:00:00Z",
    "2026-12-01T09:00Z", "Z", "TZ", "\u{0}",
  ])
  func `a line that is none is left out`(line: String) {
    #expect(ToDoReminder.reminders(in: "\(line)\n5m") == [.before(seconds: 300)])
  }

  @Test func `one before a due time needs one, and there are not too many`() throws {
    var record = ToDoRecord(name: "x")
    record.reminders = [.at(Instant(Samples.now))]
    try ToDoReminders.check(record)
    record.reminders.append(.before(seconds: 60))
    #expect(throws: ToDoError.reminderWithoutDue("1m")) { try ToDoReminders.check(record) }
    record.due = Samples.day(1)
    try ToDoReminders.check(record)
    record.reminders = (0...10).map { .before(seconds: $0) }
    #expect(throws: ToDoError.tooManyReminders(count: 11)) { try ToDoReminders.check(record) }
  }

  @Test(arguments: [
    (0, "0 s"), (59, "59 s"), (60, "1 min"), (4_800, "1 h 20 min"), (86_400, "1 day"),
    (176_400, "2 days 1 h"), (604_800, "1 week"), (-5, "0 s"), (1_814_400, "3 weeks"),
  ])
  func `a length is said in its two largest units`(seconds: Int64, words: String) {
    #expect(TimeLength(seconds: seconds).words == words)
  }
}
