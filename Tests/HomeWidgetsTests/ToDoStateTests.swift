import Foundation
import Moments
import SharedStore
import Testing

@testable import HomeWidgets

/// Tests how closing, changing and moving affect a to-do in the store (BW-1, BW-5).
@Suite("States of to-dos", .timeLimit(.minutes(2)))
struct ToDoStateTests {
  private let store: TestStore
  private var toDos: ToDoStore { store.toDos }
  private static let now = Instant(Samples.now).microseconds

  init() throws { store = try TestStore() }

  private func contents() async throws -> ToDoContents {
    try await toDos.store.read { transaction in
      try ToDoContents(from: transaction, now: Samples.now, in: Samples.utc)
    }
  }

  private func names(_ state: ToDoScope.State) async throws -> [String] {
    try await toDos.store.read { transaction in
      try OrderedToDos(scope: ToDoScope(state: state), calendar: Samples.utc)
        .first(.max, in: transaction).map(\.name)
    }
  }

  // BW-32
  @Test func `a cancelled one is closed and is not done`() async throws {
    _ = try await toDos.changeDone(1) { $0.close(as: .cancelled, at: Self.now) }
    let record = try #require(try await toDos.record(number: 1))
    #expect(record.state == .cancelled && !record.isOpen && !record.isDone)
    #expect(record.doneAt == Self.now)
    let contents = try await contents()
    #expect(contents.openCount == 2 && contents.doneCount == 0 && contents.done.isEmpty)
    #expect(try await names(.open) == ["Call the dentist", "Water the plants"])
    #expect(try await names(.done) == [])
    #expect(try await names(.cancelled) == ["Buy groceries"])
    #expect(try await toDos.clearCompleted() == 0)
    _ = try await toDos.changeDone(1) { $0.reopen() }
    #expect(try await toDos.record(number: 1)?.state == .open)
    #expect(try await toDos.record(number: 1)?.doneAt == nil)
  }

  // BW-32
  @Test func `one that was done at an unknown time is done, behind those whose time is known`()
    async throws
  {
    _ = try await toDos.changeDone(1) { $0.close(at: nil) }
    _ = try await toDos.changeDone(2) { $0.close(at: 5) }
    #expect(try await toDos.record(number: 1)?.isDone == true)
    let contents = try await contents()
    #expect(contents.doneCount == 2 && contents.openCount == 1)
    #expect(contents.done.map(\.key) == [2, 1])
    #expect(try await names(.done) == ["Call the dentist", "Buy groceries"])
    #expect(
      try await names(.all) == ["Water the plants", "Call the dentist", "Buy groceries"]
    )
  }

  @Test func `the places of closed ones are those of the list`() throws {
    var records = (1...5).map { Samples.record($0, "\($0)") }
    records[0].close(as: .cancelled, at: 9)
    records[1].close(at: nil)
    records[2].close(at: 5)
    records[3].close(at: 7)
    let places = records.map { ($0.key, ToDoPlace($0, Samples.utc)) }
    #expect(places.sorted { $0.1 < $1.1 }.map(\.0) == [5, 4, 3, 2, 1])
  }

  // BW-24: one that is cancelled skips this time and no other.
  @Test func `cancelling one that comes back makes the next one, exactly once`() async throws {
    var record = ToDoRecord(name: "Water", due: Samples.day(0))
    record.recurrence = "FREQ=DAILY"
    let added = try await toDos.add(record)
    let cancelled = try await toDos.changeDone(added.key) {
      $0.close(as: .cancelled, at: Self.now)
    }
    guard case .made(let next)? = cancelled.following else {
      Issue.record("\(String(describing: cancelled.following))")
      return
    }
    #expect(next.due == Samples.day(1) && next.isOpen)
    let done = try await toDos.changeDone(added.key) { $0.close(at: Self.now) }
    #expect(done.following == nil)
    let reopened = try await toDos.changeDone(added.key) { $0.reopen() }
    #expect(reopened.following == .removed(number: next.key))
  }

  @Test func `one of an unknown time makes no next one, and keeps the one that there is`()
    async throws
  {
    var record = ToDoRecord(name: "Water", due: Samples.day(0))
    record.recurrence = "FREQ=DAILY"
    let added = try await toDos.add(record)
    let done = try await toDos.changeDone(added.key) { $0.close(at: nil) }
    #expect(done.following == nil)
    #expect(try await toDos.changeDone(added.key) { $0.reopen() }.following == nil)
  }

  @Test func `whatever differs is a modification, and another place is none`() async throws {
    #expect(try await toDos.record(number: 1)?.modifiedAt == Self.now)
    store.clock.advance(by: .seconds(60))
    _ = try await toDos.move(1, to: 3)
    _ = try await toDos.move(1, .above, of: 2)
    _ = try await toDos.change(1) { $0.name = "Buy groceries" }
    #expect(try await toDos.record(number: 1)?.modifiedAt == Self.now)
    let changed = try await toDos.change(1) { $0.notes = "x" }.record
    #expect(changed.modifiedAt == Self.now + 60_000_000)
    #expect(try await toDos.record(number: 1) == changed)
    let difference = try await toDos.difference(2) { $0.tags = ["x"] }
    #expect(difference.after.modifiedAt == Self.now + 60_000_000)
    // What a change says itself stays, as an import has it from its file.
    let imported = try await toDos.change(3) { ($0.name, $0.modifiedAt) = ("x", Self.now + 7) }
    #expect(imported.record.modifiedAt == Self.now + 7)
    #expect(try await toDos.add(ToDoRecord(name: "y")).modifiedAt == Self.now + 60_000_000)
  }

  // BW-1
  @Test func `what an import keeps beside a to-do has a limit`() async throws {
    let most = String(repeating: "x", count: ToDoImported.maximumBytes)
    let error = ToDoError.importedTooLong(bytes: most.utf8.count + 1)
    var record = ToDoRecord(name: "x")
    record.imported = most
    let added = try await toDos.add(record)
    #expect(try await toDos.record(number: added.key)?.imported == most)
    await #expect(throws: error) { try await toDos.change(added.key) { $0.imported += "x" } }
    record.imported += "x"
    await #expect(throws: error) { try await toDos.add(record) }
    #expect(error.exitCode == 64)
  }

  @Test func `a copy is open, and is not the one that an import knows`() {
    var record = ToDoRecord(name: "x")
    record.close(as: .cancelled, at: 5)
    (record.startedAt, record.origin, record.imported) = (7, "todotxt:1", "{}")
    (record.url, record.notBefore) = ("https://a.test", Samples.day(1))
    let copy = record.openCopy(addedAt: 9)
    #expect(copy.isOpen && copy.doneAt == nil && copy.startedAt == nil)
    #expect(copy.origin == nil && copy.imported.isEmpty)
    #expect(copy.addedAt == 9 && copy.modifiedAt == 9)
    #expect(copy.url == "https://a.test" && copy.notBefore == Samples.day(1))
  }

  // BW-32: what a repeated to-do has beside its due date keeps its distance to it.
  @Test func `the next one keeps the distances to the due date`() throws {
    let zone = try #require(TimeZone(identifier: "Europe/Berlin"))
    var record = ToDoRecord(name: "Rent", due: CivilDate(text: "2026-03-28").map { .day($0) })
    record.recurrence = "FREQ=DAILY"
    record.notBefore = CivilDate(text: "2026-03-25").map { .day($0) }
    // 08:00 on the wall in Berlin, before and after its clocks go forward.
    let instant = try Date("2026-03-28T07:00:00Z", strategy: .iso8601)
    record.reminders = [.before(seconds: 600), .at(Instant(instant))]
    let next = try #require(
      NextToDo(here: zone).record(after: record, completedAt: Instant(instant))
    )
    #expect(next.due == CivilDate(text: "2026-03-29").map { .day($0) })
    #expect(next.notBefore == CivilDate(text: "2026-03-26").map { .day($0) })
    let moved = try Date("2026-03-29T06:00:00Z", strategy: .iso8601)
    #expect(next.reminders == [.before(seconds: 600), .at(Instant(moved))])
    record.notBefore = .instant(Instant(instant))
    record.notBeforeZone = zone.identifier
    let other = NextToDo(here: .gmt).record(after: record, completedAt: Instant(instant))
    #expect(other?.notBefore == .instant(Instant(moved)))
  }
}
