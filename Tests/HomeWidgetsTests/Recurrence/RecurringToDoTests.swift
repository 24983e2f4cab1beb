import Foundation
import Moments
import SharedStore
import Testing
import WidgetIntents
import WidgetTimeline

@testable import HomeWidgets

/// Tests of recurring to-dos that are completed and reopened at Saturday, 21 November 2026, 10:00
/// UTC.
@Suite("To-dos that come back (BW-24)", .timeLimit(.minutes(2)))
struct RecurringToDoTests {
  private let store: TestStore
  private var toDos: ToDoStore { store.toDos }

  init() throws {
    store = try TestStore(zone: .gmt)
  }

  private func add(
    _ rule: String,
    due: Due? = Samples.day(0),
    zone: String = "",
    _ change: (inout ToDoRecord) -> Void = { _ in }
  ) async throws -> ToDoRecord {
    var record = ToDoRecord(name: "Water the plants", due: due, recurrence: rule)
    record.dueZone = zone
    change(&record)
    return try await toDos.add(record)
  }

  private func complete(_ number: Int64) async throws -> ToDoCompletion {
    let now = toDos.now.microseconds
    return try await toDos.changeDone(number) { if !$0.isDone { $0.close(at: now) } }
  }

  private func reopen(_ number: Int64) async throws -> ToDoCompletion {
    try await toDos.changeDone(number) { $0.reopen() }
  }

  private func made(_ change: ToDoCompletion) throws -> ToDoRecord {
    guard case .made(let record)? = change.following else {
      Issue.record("no next one is made: \(change)")
      throw ToDoError.notFound(number: 0)
    }
    return record
  }

  private func count() async throws -> Int { try await toDos.records().count }

  @Test func `completing makes the next one with all but what was done`() async throws {
    let first = try await add("FREQ=DAILY;COUNT=3") { record in
      record.tags = ["home"]
      record.priority = .high
      record.notes = "gently"
      record.imported = "{\"uid\": 1}"
      record.checklist = [ChecklistItem(name: "can", isDone: true)]
    }
    let change = try await complete(first.key)
    let next = try made(change)
    #expect(change.record.successor == next.key)
    #expect(next.due == Samples.day(1))
    #expect(next.recurrence == "FREQ=DAILY;COUNT=2")
    #expect(next.tags == ["home"])
    #expect(next.priority == .high)
    #expect(next.notes == "gently")
    #expect(next.checklist == [ChecklistItem(name: "can")])
    #expect(next.imported.isEmpty)
    #expect(next.id != first.id)
    #expect(!next.isDone)
    #expect(try await toDos.record(number: next.key) == next)
    let last = try made(try await complete(next.key))
    #expect(last.recurrence == "FREQ=DAILY;COUNT=1")
    #expect(try await complete(last.key).following == nil)
  }

  @Test func `completing again makes no second one`() async throws {
    let first = try await add("FREQ=DAILY")
    let next = try made(try await complete(first.key))
    #expect(try await complete(first.key).hasChanged == false)
    #expect(try await count() == 5)
    // Reopened while the next one was changed, and completed once more.
    _ = try await toDos.change(next.key) { $0.name = "Water the cactus" }
    #expect(try await reopen(first.key).following == .stays(number: next.key))
    #expect(try await complete(first.key).following == .stays(number: next.key))
    #expect(try await count() == 5)
    // Without the next one there is room for another.
    _ = try await toDos.remove(next.key)
    _ = try await reopen(first.key)
    let other = try made(try await complete(first.key))
    #expect(other.key != next.key)
    #expect(try await count() == 5)
  }

  @Test func `reopening removes the next one that is as it was made`() async throws {
    let first = try await add("FREQ=WEEKLY;COUNT=3", due: Samples.instant(4), zone: "Asia/Tokyo")
    let next = try made(try await complete(first.key))
    let change = try await reopen(first.key)
    #expect(change.following == .removed(number: next.key))
    #expect(change.record == first)
    #expect(try await toDos.record(number: next.key) == nil)
  }

  @Test func `reopening leaves a next one that was completed`() async throws {
    let first = try await add("FREQ=WEEKLY")
    let next = try made(try await complete(first.key))
    let third = try made(try await complete(next.key))
    #expect(try await reopen(first.key).following == .stays(number: next.key))
    #expect(try await toDos.record(number: third.key) != nil)
  }

  @Test func `one that is overdue for weeks comes back once, today`() async throws {
    let first = try await add("FREQ=DAILY", due: Samples.day(-30))
    #expect(try made(try await complete(first.key)).due == Samples.day(0))
  }

  @Test func `a span counts from when it was completed`() async throws {
    let first = try await add("FREQ=DAILY;INTERVAL=3;X-FROM=COMPLETION", due: Samples.day(-10))
    #expect(try made(try await complete(first.key)).due == Samples.day(3))
  }

  @Test func `a rule that is not known is kept, and makes nothing`() async throws {
    let first = try await add("FREQ=HOURLY")
    let change = try await complete(first.key)
    #expect(change.following == nil)
    #expect(change.record.recurrence == "FREQ=HOURLY")
  }

  @Test(arguments: [
    // Summer time ends and begins in Berlin: the wall shows the same hour.
    ("2026-10-24T07:00:00Z", "Europe/Berlin", "2026-10-25T08:00:00Z"),
    ("2026-03-28T08:00:00Z", "Europe/Berlin", "2026-03-29T07:00:00Z"),
    // 02:30 is skipped on 29 March: that day the first instant after.
    ("2026-03-28T01:30:00Z", "Europe/Berlin", "2026-03-29T01:00:00Z"),
    ("2026-10-31T05:30:00Z", "America/New_York", "2026-11-01T05:30:00Z"),
    // The day there is the next one already.
    ("2026-10-24T20:00:00Z", "Asia/Tokyo", "2026-10-25T20:00:00Z"),
  ])
  func `a time keeps its hour in the zone in which it was written`(
    due: String,
    zone: String,
    next: String
  ) async throws {
    let date = try Date(due, strategy: .iso8601)
    let store = try TestStore(now: date, zone: try #require(TimeZone(identifier: "Pacific/Apia")))
    var record = ToDoRecord(name: "Call", due: .instant(Instant(date)))
    record.dueZone = zone
    record.recurrence = "FREQ=DAILY"
    let added = try await store.toDos.add(record)
    let change = try await store.toDos.changeDone(added.key) {
      $0.close(at: Instant(date).microseconds)
    }
    let made = try made(change)
    #expect(made.due == .instant(Instant(try Date(next, strategy: .iso8601))))
    #expect(made.dueZone == zone)
  }

  @Test func `an hour that clocks skip on one day is back on the next`() async throws {
    let start = try Date("2026-03-28T01:30:00Z", strategy: .iso8601)
    let next = NextToDo(here: .gmt)
    var record = ToDoRecord(name: "Call", due: .instant(Instant(start)))
    record.dueZone = "Europe/Berlin"
    record.recurrence = "FREQ=DAILY"
    var dues: [String] = []
    for day in 0..<3 {
      let moment = Instant(start).advanced(by: .seconds(day * 86_400))
      record = try #require(next.record(after: record, completedAt: moment))
      guard case .instant(let due)? = record.due else { break }
      dues.append(due.date.formatted(.iso8601))
    }
    #expect(dues == ["2026-03-29T01:00:00Z", "2026-03-30T00:30:00Z", "2026-03-31T00:30:00Z"])
    #expect(record.recurrence == "FREQ=DAILY")
  }

  @Test func `sixteen connections that complete it at once make one next`() async throws {
    let first = try await add("FREQ=DAILY")
    let location = store.location
    let clock = store.clock
    try await withThrowingTaskGroup(of: Bool.self) { group in
      for _ in 0..<16 {
        group.addTask {
          let other = ToDoStore(store: try TestStore.open(location), clock: clock)
          let now = other.now.microseconds
          return try await other.changeDone(first.key) { if !$0.isDone { $0.close(at: now) } }
            .hasChanged
        }
      }
      var changes = 0
      for try await hasChanged in group where hasChanged { changes += 1 }
      #expect(changes == 1)
    }
    #expect(try await count() == 5)
  }
}
