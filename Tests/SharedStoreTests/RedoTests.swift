import Testing

@testable import SharedStore

@Suite("Redo", .timeLimit(.minutes(5)))
struct RedoTests {
  let folder = TemporaryStore()

  func write(
    _ id: String,
    _ store: SharedStore,
    _ body: @escaping @Sendable (borrowing WriteTransaction) throws -> Void
  ) async throws {
    try await store.perform(id) { try await store.write(body) }
  }

  @Test func `every kind of change is done again, under the same keys`() async throws {
    let store = try folder.open()
    try await store.write {
      try $0.insert(Note("kept", rank: 1))
      try $0.insert(Note("deleted", isDone: true, rank: .infinity, picture: [1, 2]))
    }
    try await write("run", store) {
      try $0.insert(Note("new"))
      try $0.update(Note("changed", picture: [3], key: 1))
      try $0.update(Note("changed twice", key: 1))
      try $0.delete(Note.self, key: 2)
    }
    let after = try await store.allNotes()
    for round in 1...3 {
      try await store.undo(.last(1), id: "undo \(round)")
      let redone = try await store.redo(.last(1), id: "redo \(round)")
      #expect(redone.runs.map(\.run.id) == ["run"])
      #expect(redone.records.map(\.key) == [3, 1, 2])
      #expect(try await store.allNotes() == after)
    }
  }

  @Test func `a record that was removed is named until it is there again`() async throws {
    let store = try folder.open()
    try await write("a", store) { for text in ["x", "y", "z"] { try $0.insert(Note(text)) } }
    let removed = { (limit: Int) in
      try await store.read {
        try $0.removed(from: Note.collection, columns: ["text"], limit: limit)
      }
    }
    #expect(try await removed(9).isEmpty)
    try await write("b", store) { try $0.delete(Note.self, key: 2) }
    try await write("c", store) { try $0.update(Note("zz", key: 3)) }
    try await store.undo(.last(1), id: "u")
    try await store.undo(.each([.run("b")]), id: "v")
    #expect(try await removed(9).isEmpty)
    try await store.undo(.run("a"), id: "w")
    #expect(try await removed(9).map(\.key) == [3, 2, 1])
    #expect(
      try await removed(2).map(\.columns)
        == ["z", "y"].map { [.init(column: "text", value: .text($0))] }
    )
    // Under its key it is the same one to a redo.
    try await write("d", store) { try $0.insert(Note("y again", key: 2)) }
    #expect(try await removed(9).map(\.key) == [3, 1])
    await #expect(throws: StoreError.self) { try await store.redo(.run("a"), id: "r") }
    try await store.undo(.run("d"), id: "e")
    try await store.redo(.run("a"), id: "s")
    #expect(try await store.allNotes().values.map(\.text).sorted() == ["x", "y", "z"])
  }

  @Test func `it is a run of its own, and the log says who did what`() async throws {
    let store = try folder.open(now: 9)
    for id in ["s/1", "s/2"] { try await write(id, store) { try $0.insert(Note("x")) } }
    try await store.undo(.script("s"), id: "undo")
    try await store.redo(.last(1), id: "redo")
    let log = try await store.read { try $0.log(limit: 9) }
    #expect(log.map(\.run.id) == ["redo", "undo", "s/2", "s/1"])
    #expect(log.map(\.takenBackBy) == [nil, 4, nil, nil])
    #expect(log.map(\.broughtBackBy) == [nil, nil, 4, 4])
    #expect(log[0].run.origin == JournalRun.redoOrigin)
    #expect(log[0].run.reversed == ["s/2", "s/1"])
    try await store.undo(.redo("redo"), id: "undo again")
    let again = try await store.read { try $0.log(limit: 2) }
    #expect(again.map(\.takenBackBy) == [nil, 5])
  }

  @Test func `it takes the last undo that was not redone yet`() async throws {
    let store = try folder.open()
    for id in ["a", "b", "c"] { try await write(id, store) { try $0.insert(Note(id)) } }
    for number in 1...3 { try await store.undo(.last(1), id: "u\(number)") }
    #expect(try await store.redo(.last(1), id: "r1").runs.map(\.run.id) == ["a"])
    #expect(try await store.redo(.last(2), id: "r2").runs.map(\.run.id) == ["b", "c"])
    await #expect(throws: StoreError.cannotUndo(reason: "there is nothing to redo")) {
      try await store.redo(.last(1), id: "r3")
    }
    #expect(try await store.allNotes().values.map(\.text).sorted() == ["a", "b", "c"])
  }

  @Test func `what was brought back last is the first that goes again`() async throws {
    let store = try folder.open()
    for id in ["a", "b"] { try await write(id, store) { try $0.insert(Note(id)) } }
    try await store.undo(.run("a"), id: "u1")
    try await store.redo(.last(1), id: "r1")
    #expect(try await store.undo(.last(1), id: "u2").runs.map(\.run.id) == ["a"])
  }

  @Test func `several runs that one undo took back are brought back as one`() async throws {
    let store = try folder.open()
    for id in ["a", "b", "c"] { try await write(id, store) { try $0.insert(Note(id)) } }
    try await store.undo(.each([.run("a"), .run("b"), .run("c")]), id: "u1")
    let redone = try await store.redo(.each(["a", "c"]), id: "r1")
    #expect(redone.runs.map(\.run.id) == ["c", "a"])
    #expect(try await store.allNotes().values.map(\.text).sorted() == ["a", "c"])
    #expect(try await store.redo(.each(["b"]), id: "r2").runs.map(\.run.id) == ["b"])
    await #expect(throws: StoreError.cannotUndo(reason: "run 2 was not undone")) {
      try await store.redo(.each(["b"]), id: "r3")
    }
  }

  @Test func `runs in between do not end it`() async throws {
    let store = try folder.open()
    try await write("a", store) { try $0.insert(Note("a")) }
    try await store.undo(.last(1), id: "u1")
    try await write("b", store) { try $0.insert(Note("b")) }
    try await store.redo(.last(1), id: "r1")
    #expect(try await store.allNotes().values.map(\.text).sorted() == ["a", "b"])
  }

  @Test func `it is refused where a run changed the record since, which is named`() async throws {
    let store = try folder.open()
    try await write("add", store) { try $0.insert(Note("Milk")) }
    try await write("done", store) { try $0.update(Note("Milk", isDone: true, key: 1)) }
    try await store.undo(.last(1), id: "u1")
    try await write("rename", store) { try $0.update(Note("Oat milk", key: 1)) }
    let before = try await store.allNotes()
    let rename = StoredRun(number: 4, id: "rename", intent: "test")
    await #expect(throws: StoreError.changedSince(run: rename, collection: "notes", key: 1)) {
      try await store.redo(.last(1), id: "r1")
    }
    #expect(try await store.allNotes() == before)
    // Once that is taken back, the record is what it was.
    try await store.undo(.run("rename"), id: "u2")
    try await store.redo(.run("done"), id: "r2")
    #expect(try await store.allNotes()[1]?.isDone == true)
    // The branch that was left cannot be brought back on top of it.
    let done = StoredRun(number: 2, id: "done", intent: "test")
    await #expect(throws: StoreError.changedSince(run: done, collection: "notes", key: 1)) {
      try await store.redo(.run("rename"), id: "r3")
    }
  }

  @Test func `a value that only looks the same has changed nevertheless`() async throws {
    let store = try folder.open()
    try await write("add", store) { try $0.insert(Note("Milk")) }
    try await write("a", store) { try $0.update(Note("Oat milk", key: 1)) }
    try await store.undo(.last(1), id: "u1")
    for text in ["Rice milk", "Milk"] {
      try await write(text, store) { try $0.update(Note(text, key: 1)) }
    }
    await #expect(throws: StoreError.self) { try await store.redo(.last(1), id: "r1") }
  }

  @Test func `it is refused where what a run built on is taken back`() async throws {
    let store = try folder.open()
    try await write("add", store) { try $0.insert(Note("Milk")) }
    try await write("done", store) { try $0.update(Note("Milk", isDone: true, key: 1)) }
    try await store.undo(.last(1), id: "u1")
    try await store.undo(.last(1), id: "u2")
    let error = await #expect(throws: StoreError.self) {
      try await store.redo(.run("done"), id: "r1")
    }
    let add = StoredRun(number: 1, id: "add", intent: "test")
    #expect(error == .buildsOn(run: add, by: 4, collection: "notes", key: 1))
    #expect(
      error?.message
        == "record 1 of notes was changed earlier by test (run 1), which run 4 undid"
    )
    try await store.redo(.last(2), id: "r2")
    #expect(try await store.allNotes()[1]?.isDone == true)
  }

  @Test func `one run comes back alone of those that went together`() async throws {
    let store = try folder.open()
    for id in ["a", "b", "c"] { try await write(id, store) { try $0.insert(Note(id)) } }
    try await store.undo(.last(3), id: "u1")
    try await store.redo(.run("b"), id: "r1")
    #expect(try await store.allNotes().values.map(\.text) == ["b"])
    let undo = try #require(try await store.read { try $0.run("u1") })
    #expect(undo.takenBackBy == nil)
    try await store.redo(.run("u1"), id: "r2")
    #expect(try await store.allNotes().values.map(\.text).sorted() == ["a", "b", "c"])
    #expect(try await store.read { try $0.run("u1") }?.takenBackBy == 6)
  }

  @Test func `runs that took turns at one record come back only together`() async throws {
    let store = try folder.open()
    try await store.write { try $0.insert(Note("before")) }
    let runs = ["a", "b"].map {
      JournalRun(id: $0, intent: "test", parameters: [], key: nil, origin: "test")
    }
    for (round, run) in (runs + runs).enumerated() {
      try await StoreScope.with(run: run) {
        _ = try await store.write { try $0.update(Note("round \(round)", key: 1)) }
      }
    }
    try await store.undo(.last(2), id: "u1")
    for id in ["a", "b"] {
      await #expect(throws: StoreError.self, "\(id)") {
        try await store.redo(.run(id), id: "r1")
      }
    }
    try await store.redo(.last(1), id: "r1")
    #expect(try await store.allNotes()[1]?.text == "round 3")
  }

  @Test(arguments: [
    ("gone", "there is no run gone"), ("run", "run 1 was not undone"),
    ("redo", "run 4 was not undone"), ("undo", "there is nothing to redo"),
  ])
  func `what cannot be brought back is named with the reason`(
    id: String,
    reason: String
  ) async throws {
    let store = try folder.open()
    try await write("run", store) { try $0.insert(Note("x")) }
    try await write("nothing", store) { _ in }
    try await store.undo(.run("run"), id: "undo")
    try await store.redo(.last(1), id: "redo")
    await #expect(throws: StoreError.cannotUndo(reason: reason)) {
      try await store.redo(.run(id), id: "again")
    }
  }

  @Test func `what a recovery could not save does not come back`() async throws {
    let store = try folder.open()
    try await write("lost", store) { try $0.insert(Note("Milk")) }
    try await store.closeRuns()
    await #expect(throws: StoreError.cannotUndo(reason: "there is nothing to redo")) {
      try await store.redo(.last(1), id: "r1")
    }
    await #expect(throws: StoreError.cannotUndo(reason: "run 1 was not undone")) {
      try await store.redo(.run("lost"), id: "r2")
    }
  }
}

extension SharedStore {
  /// Makes all runs impossible to undo, as after a recovery that could not save their changes.
  fileprivate func closeRuns() throws {
    try connection().execute("DELETE FROM journal WHERE kind <> 0")
    try connection().execute("UPDATE journal SET undone_by = \(JournalSQL.number)")
  }
}
