import Testing

@testable import SharedStore

@Suite("Undo", .timeLimit(.minutes(5)))
struct UndoTests {
  let folder = TemporaryStore()

  func write(
    _ id: String,
    _ store: SharedStore,
    intent: String = "test",
    _ body: @escaping @Sendable (borrowing WriteTransaction) throws -> Void
  ) async throws {
    try await store.perform(id, intent: intent) { try await store.write(body) }
  }

  @Test func `every kind of change is taken back, under the same keys`() async throws {
    let store = try folder.open()
    try await store.write {
      try $0.insert(Note("kept", rank: 1))
      try $0.insert(Note("deleted", isDone: true, rank: .infinity, picture: [1, 2]))
    }
    let before = try await store.allNotes()
    try await write("run", store) {
      try $0.insert(Note("new"))
      try $0.update(Note("changed", picture: [3], key: 1))
      try $0.update(Note("changed twice", key: 1))
      try $0.delete(Note.self, key: 2)
    }
    let undone = try await store.undo(.last(1), id: "undo")
    #expect(undone.runs.map(\.run.id) == ["run"])
    #expect(try await store.allNotes() == before)
    #expect(try await store.write { try $0.insert(Note("next")).key } == 4)
  }

  @Test func `it is a run of its own that names what it took back`() async throws {
    let store = try folder.open(now: 9)
    for id in ["s/1", "s/2"] { try await write(id, store) { try $0.insert(Note("x")) } }
    try await store.undo(.last(2), id: "undo \"1\"\n")
    let log = try await store.read { try $0.log(limit: 9) }
    #expect(log.map(\.run.id) == ["undo \"1\"\n", "s/2", "s/1"])
    #expect(log.map(\.takenBackBy) == [nil, 3, 3])
    #expect(log[0].run.origin == JournalRun.undoOrigin)
    #expect(log[0].run.reversed == ["s/2", "s/1"])
    #expect(log[0].finished == 9)
    let changes = try await store.read { try $0.changes(ofRun: log[0].run.id) }
    #expect(changes.map(\.kind) == [.delete, .delete])
    #expect(changes.map(\.key) == [2, 1])
  }

  @Test func `it says what each record held before and holds after it`() async throws {
    let store = try folder.open()
    try await store.write { try $0.insert(Note("kept", rank: 1)) }
    try await write("run", store) {
      try $0.insert(Note("new"))
      try $0.update(Note("changed", rank: 1, key: 1))
      try $0.insert(Note("made and deleted"))
      try $0.delete(Note.self, key: 3)
    }
    let undone = try await store.undo(.last(1), id: "undo")
    #expect(undone.number == 2)
    #expect(undone.recordCount == 3)
    // What was made and deleted by the run itself is as it was: not there.
    #expect(undone.records.map(\.key) == [2, 1])
    #expect(undone.records.map { $0.before == nil } == [false, false])
    #expect(undone.records.map { $0.after == nil } == [true, false])
    let texts = undone.records[1...].flatMap { [$0.before, $0.after] }.map { columns in
      columns?.first { $0.column == "text" }?.value
    }
    #expect(texts == [.text("changed"), .text("kept")])
  }

  @Test func `a run that is taken back while it goes on changes nothing more`() async throws {
    let (store, other) = (try folder.open(), try folder.open())
    let run = JournalRun(id: "run", intent: "test", parameters: [], key: nil, origin: "test")
    try await StoreScope.with(run: run) {
      _ = try await store.write { try $0.insert(Note("first")) }
      try await other.undo(.last(1), id: "undo")
      let error = StoreError.refused(reason: "the run was undone by run 2 before it ended")
      await #expect(throws: error) { try await store.write { try $0.insert(Note("second")) } }
      await #expect(throws: error) { try await store.write { try $0.insert(Note("second")) } }
    }
    #expect(try await store.allNotes().isEmpty)
  }

  @Test func `runs taken back, undos and runs that changed nothing do not count`() async throws {
    let store = try folder.open()
    for id in ["a", "b", "c"] { try await write(id, store) { try $0.insert(Note(id)) } }
    try await write("nothing", store) { _ in }
    #expect(try await store.undo(.last(1), id: "u1").runs.map(\.run.id) == ["c"])
    #expect(try await store.undo(.last(1), id: "u2").runs.map(\.run.id) == ["b"])
    #expect(try await store.undo(.last(9), id: "u3").runs.map(\.run.id) == ["a"])
    #expect(try await store.allNotes().isEmpty)
    await #expect(throws: StoreError.cannotUndo(reason: "there is nothing to undo")) {
      try await store.undo(.last(1), id: "u4")
    }
    #expect(try await store.read { try $0.run("u4") } == nil)
  }

  @Test func `it is refused where a later run changed the same record`() async throws {
    let store = try folder.open()
    try await write("add", store) { try $0.insert(Note("Milk")) }
    try await write("other", store) { try $0.insert(Note("Bread")) }
    try await write("rename", store, intent: "rename-to-do") {
      try $0.update(Note("Oat milk", key: 1))
    }
    let before = try await store.allNotes()
    let error = await #expect(throws: StoreError.self) {
      try await store.undo(.run("add"), id: "undo")
    }
    #expect(
      error
        == .changedSince(
          run: StoredRun(number: 3, id: "rename", intent: "rename-to-do"),
          collection: "notes",
          key: 1
        )
    )
    #expect(error?.message == "record 1 of notes was changed later by rename-to-do (run 3)")
    #expect(error?.hint == "undo that run first; nothing was changed")
    #expect(try await store.allNotes() == before)
    // What was taken back is in no one's way.
    try await store.undo(.run("rename"), id: "u1")
    try await store.undo(.run("add"), id: "u2")
    #expect(try await store.allNotes().values.map(\.text) == ["Bread"])
  }

  @Test func `a run between two that are taken back is in the way`() async throws {
    // All of it or nothing.
    let store = try folder.open()
    try await write("s/1", store) { try $0.insert(Note("Milk")) }
    try await write("other", store) { try $0.update(Note("Oat milk", key: 1)) }
    try await write("s/2", store) { try $0.update(Note("Rice milk", key: 1)) }
    try await write("s/3", store) { try $0.insert(Note("Bread")) }
    let before = try await store.allNotes()
    await #expect(throws: StoreError.self) { try await store.undo(.script("s"), id: "undo") }
    #expect(try await store.allNotes() == before)
    #expect(try await store.read { try $0.log(limit: 9) }.allSatisfy { $0.takenBackBy == nil })
  }

  @Test func `several selections are taken back together, newest first, or none of them`()
    async throws
  {
    let store = try folder.open()
    try await write("s/1", store) { try $0.insert(Note("Milk")) }
    try await write("c", store) { try $0.update(Note("Oat milk", key: 1)) }
    try await write("s/2", store) { try $0.insert(Note("Bread")) }
    let before = try await store.allNotes()
    await #expect(throws: StoreError.self) {
      try await store.undo(.each([.script("s"), .run("none")]), id: "u1")
    }
    #expect(try await store.allNotes() == before)
    let undone = try await store.undo(.each([.script("s"), .run("c"), .run("s/2")]), id: "u2")
    #expect(undone.runs.map(\.run.id) == ["s/2", "c", "s/1"])
    #expect(try await store.allNotes().isEmpty)
  }

  @Test func `a script is taken back whole, and no other that is called alike`() async throws {
    let store = try folder.open()
    try await store.group {
      for script in ["s", "s0", "s-1", "t"] {
        for number in 1...3 {
          let id = JournalRun.id(number, ofScript: script)
          try await write(id, store) { try $0.insert(Note(id)) }
        }
      }
    }
    let undone = try await store.undo(.script("s"), id: "undo")
    #expect(undone.runs.map(\.run.id) == ["s/3", "s/2", "s/1"])
    #expect(undone.runs.map(\.run.script) == ["s", "s", "s"])
    #expect(try await store.allNotes().count == 9)
  }

  @Test func `runs that took turns at one record are taken back in the order of their changes`()
    async throws
  {
    let store = try folder.open()
    try await store.write { try $0.insert(Note("before")) }
    let runs = ["a", "b"].map {
      JournalRun(id: $0, intent: "test", parameters: [], key: nil, origin: "test")
    }
    try await store.group {
      for (round, run) in (runs + runs).enumerated() {
        try await StoreScope.with(run: run) {
          _ = try await store.write { try $0.update(Note("round \(round)", key: 1)) }
        }
      }
      for run in runs { try await store.finish(run, result: []) }
    }
    await #expect(throws: StoreError.self) { try await store.undo(.run("a"), id: "u1") }
    await #expect(throws: StoreError.self) { try await store.undo(.run("b"), id: "u1") }
    try await store.undo(.last(2), id: "u1")
    #expect(try await store.allNotes()[1]?.text == "before")
  }

  @Test(arguments: [
    ("gone", "there is no run gone"), ("undo", "run 3 is itself an undo"),
    ("run", "run 1 was undone already, by run 3"),
    ("nothing", "run 2 changed nothing in the store"),
  ])
  func `a run that cannot be taken back is named with the reason`(
    id: String,
    reason: String
  ) async throws {
    let store = try folder.open()
    try await write("run", store) { try $0.insert(Note("x")) }
    try await write("nothing", store) { _ in }
    try await store.undo(.run("run"), id: "undo")
    await #expect(throws: StoreError.cannotUndo(reason: reason)) {
      try await store.undo(.run(id), id: "again")
    }
  }

  @Test func `a record that went without a trace is not made up`() async throws {
    let store = try folder.open()
    try await write("run", store) { try $0.insert(Note("x")) }
    try await store.write { try $0.delete(Note.self, key: 1) }
    await #expect(
      throws: StoreError.cannotUndo(reason: "record 1 of notes is gone without a trace")
    ) {
      try await store.undo(.run("run"), id: "undo")
    }
  }

  @Test func `a column that was added since gets its initial value`() async throws {
    // RD-6
    let old = try folder.open([MigrationTests.first])
    try await old.perform("run") {
      _ = try await old.write { try $0.delete(MigrationTests.PlainTag.self, key: 2) }
    }
    let store = try folder.open([MigrationTests.second])
    try await store.undo(.last(1), id: "undo")
    let tag = try #require(try await store.read { try $0.record(2, as: MigrationTests.Tag.self) })
    #expect(tag.name == "b")
    #expect(tag.color == "it's grey")
  }

  @Test func `timelines that read the records are dirty afterwards`() async throws {
    let store = try folder.open()
    try await write("run", store) { try $0.insert(Note("x")) }
    let widget = try await WidgetTests.place("a", in: store)
    let read = CollectionRead(collection: "notes", sequence: 100)
    try await store.write {
      try $0.store(
        WidgetTests.timeline(widget, entries: [StoredEntry(date: 1, light: [1])], reads: [read])
      )
    }
    try await store.undo(.last(1), id: "undo")
    #expect(try await store.read { try $0.dueTimelines(at: 0) }.map(\.timeline.isDirty) == [true])
  }

  /// Random runs, alone and in groups, of which random numbers are undone.
  @Test(arguments: 0..<80)
  func `any number of steps back is exactly the state of then`(seed: Int) async throws {
    let store = try folder.open()
    var model = RandomNotes(seed: seed)
    // What there was before each run that stands.
    var earlier: [[Int64: Note]] = []
    for round in 0..<6 {
      let runs = Int.random(in: 1...8, using: &model.random)
      if Bool.random(using: &model.random) {
        try await store.group {
          for run in 0..<runs { try await perform("\(round)-\(run)", store, &model, &earlier) }
        }
      } else {
        for run in 0..<runs { try await perform("\(round)-\(run)", store, &model, &earlier) }
      }
      let count = Int.random(in: 1...earlier.count, using: &model.random)
      let undone = try await store.undo(.last(count), id: "undo-\(round)")
      #expect(undone.runs.count == count)
      model.notes = earlier[earlier.count - count]
      earlier.removeLast(count)
      #expect(try await store.allNotes() == model.notes)
    }
  }

  private nonisolated(nonsending) func perform(
    _ id: String,
    _ store: SharedStore,
    _ model: inout RandomNotes,
    _ earlier: inout [[Int64: Note]]
  ) async throws {
    let before = model.notes
    try await store.perform(id) {
      for _ in 0..<Int.random(in: 1...4, using: &model.random) {
        let change = model.change()
        let result = try await store.write { try change.perform($0) }
        model.apply(change, result)
      }
    }
    earlier.append(before)
  }
}
