import Moments
import SharedStore
import Testing

@testable import HomeWidgets

@Suite("To-dos that several machines share", .timeLimit(.minutes(2)))
struct SharedToDoTests {
  private func rules(of store: TestStore) async throws -> MergeRules {
    try await store.toDos.store.read { try $0.mergeRules() }
  }

  @Test func `tags, steps, reminders and blockers merge by lines, dates and states whole`()
    async throws
  {
    let store = try TestStore()
    #expect(
      try await rules(of: store)["todos"] == [
        "tags": .lines, "checklist": .lines, "reminders": .lines, "blockedBy": .lines,
        "modifiedAt": .greatest, "origin": .once, "follows": .once,
        "successor": .reference("todos"), "imported": .local,
        "dueDay": .part("due"), "dueAt": .part("due"), "dueZone": .part("due"),
        "notBeforeDay": .part("notBefore"), "notBeforeAt": .part("notBefore"),
        "notBeforeZone": .part("notBefore"),
        "isDone": .part("state"), "isCancelled": .part("state"), "doneAt": .part("state"),
      ]
    )
    let shared = try await store.toDos.store.read { try $0.sharedCollections() }
    #expect(shared == ["snoozes", "toDoSpans", "todos"])
    let quiet = try await store.toDos.store.read { try $0.quietColumns() }
    #expect(quiet["todos"]?.isSuperset(of: ["position", "doneAt", "addedAt", "follows"]) == true)
    #expect(quiet["todos"]?.isDisjoint(with: ["name", "isDone", "dueDay", "notes"]) == true)
  }

  // LK: however many machines complete it, one next one is made.
  @Test func `the next one of a to-do that comes back names the one before it`() async throws {
    let store = try TestStore()
    let first = try await store.toDos.add(
      ToDoRecord(
        name: "Plants",
        due: CivilDate(text: "2026-03-01").map { .day($0) },
        recurrence: "FREQ=DAILY"
      )
    )
    let done = try await store.toDos.changeDone(first.key) { $0.close(at: 1) }
    guard case .made(let next) = done.following else {
      Issue.record("no next one was made")
      return
    }
    #expect(next.follows == first.id && first.follows == nil)
    let again = try await store.toDos.changeDone(next.key) { $0.close(at: 2) }
    guard case .made(let third) = again.following else {
      Issue.record("no third one was made")
      return
    }
    #expect(third.follows == next.id)
    // Reopening takes it away again, as it is as it was made.
    let reopened = try await store.toDos.changeDone(next.key) { $0.reopen() }
    #expect(reopened.following == .removed(number: third.key))
    #expect(first.openCopy(addedAt: 1).follows == nil && next.openCopy(addedAt: 1).follows == nil)
  }

  @Test func `a stretch of work has a name of its own, and one from before has none`() async throws
  {
    let store = try TestStore()
    let record = try await store.toDos.add(ToDoRecord(name: "Work"))
    for start in [1, 3] as [Int64] {
      _ = try await store.toDos.changeDone(record.key) { $0.startedAt = start }
      _ = try await store.toDos.changeDone(record.key) { $0.startedAt = nil }
    }
    let spans = try await store.toDos.store.read { try $0.fetch(ToDoSpanRecord.self) }
    #expect(Set(spans.map(\.id)).count == 2 && spans.allSatisfy { !$0.id.isEmpty })
  }
}
