import Foundation
import Moments
import Testing
import WidgetIntents

@testable import HomeWidgets

// BW-32
@Suite("Snoozing", .timeLimit(.minutes(2)))
struct SnoozeTests {
  /// The user's clock at Saturday, 21 November 2026, 10:00 UTC.
  private static let clock = IntentContext(now: Samples.now, calendar: Samples.utc).clock

  @Test(arguments: [
    ("", "2026-11-21T10:10:00Z"), ("10m", "2026-11-21T10:10:00Z"), ("1h", "2026-11-21T11:00:00Z"),
    ("in 2 hours", "2026-11-21T12:00:00Z"), ("10 dk", "2026-11-21T10:10:00Z"),
    ("1 sa", "2026-11-21T11:00:00Z"), ("tomorrow", "2026-11-22T09:00:00Z"),
    ("tomorrow 18:00", "2026-11-22T18:00:00Z"), ("18:00", "2026-11-21T18:00:00Z"),
  ])
  func `a snooze is a time from now or a moment to come`(text: String, moment: String) throws {
    let found = try SnoozeToDo.moment(text, on: Self.clock)
    #expect(ToDoReminder.at(found).text == moment)
  }

  @Test(arguments: ["0m", "yesterday", "soon", "-5m", "2020-01-01 9:00", "none"])
  func `what is no time to come is refused`(text: String) {
    let error = #expect(throws: ToDoError.self) { try SnoozeToDo.moment(text, on: Self.clock) }
    #expect(error == .unusableSnooze(found: text))
    #expect(error?.hint?.isEmpty == false)
  }

  @Test func `the later snooze of a to-do takes the place of the earlier`() async throws {
    let store = try TestStore(zone: .gmt)
    let added = try await store.toDos.add(ToDoRecord(name: "Call"))
    let first = Instant(Samples.now.addingTimeInterval(600))
    let second = Instant(Samples.now.addingTimeInterval(3_600))
    _ = try await store.toDos.snooze(added.key, until: first)
    _ = try await store.toDos.snooze(added.key, until: second)
    let reminded = try await store.toDos.reminded(by: .standard)
    #expect(reminded.map(\.record.name) == ["Call"])
    #expect(reminded.first?.moments == [second])
  }

  @Test func `a closed one is not snoozed, and one that is closed later is not delivered`()
    async throws
  {
    let store = try TestStore(zone: .gmt)
    let added = try await store.toDos.add(ToDoRecord(name: "Call"))
    _ = try await store.toDos.snooze(added.key, until: Instant(Samples.now.addingTimeInterval(60)))
    _ = try await store.toDos.changeDone(added.key) { $0.close(at: 0) }
    #expect(try await store.toDos.reminded(by: .standard).isEmpty)
    await #expect(throws: ToDoError.self) {
      _ = try await store.toDos.snooze(added.key, until: Instant(Samples.now))
    }
  }

  @Test func `old snoozes go with the next one`() async throws {
    let store = try TestStore(zone: .gmt)
    let old = try await store.toDos.add(ToDoRecord(name: "Old"))
    let new = try await store.toDos.add(ToDoRecord(name: "New"))
    let passed = Instant(Samples.now.addingTimeInterval(-2 * 86_400))
    _ = try await store.toDos.snooze(old.key, until: passed)
    _ = try await store.toDos.snooze(new.key, until: Instant(Samples.now))
    let kept = try await store.toDos.store.read { try $0.fetch(SnoozeRecord.self) }
    #expect(kept.map(\.name) == ["New"])
  }

  // What comes back begins without the snooze of the one before.
  @Test func `the next of a recurring one is not snoozed`() async throws {
    let store = try TestStore(zone: .gmt)
    var record = ToDoRecord(name: "Water", due: Samples.day(0))
    record.recurrence = "FREQ=DAILY"
    let added = try await store.toDos.add(record)
    _ = try await store.toDos.snooze(added.key, until: Instant(Samples.now.addingTimeInterval(600)))
    _ = try await store.toDos.changeDone(added.key) {
      $0.close(at: Instant(Samples.now).microseconds)
    }
    let reminded = try await store.toDos.reminded(by: .standard)
    #expect(reminded.count == 1)
    #expect(reminded.first?.moments.map { ToDoReminder.at($0).text } == ["2026-11-22T09:00:00Z"])
  }
}
