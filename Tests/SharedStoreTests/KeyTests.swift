import Testing

@testable import SharedStore

@Suite("Keys of runs (RD-8, CL-11)", .timeLimit(.minutes(2)))
struct KeyTests {
  let folder = TemporaryStore()

  private func run(_ id: String, key: String? = "k") -> JournalRun {
    JournalRun(id: id, intent: "add", parameters: [], key: key, origin: "test")
  }

  private func add(_ text: String, as run: JournalRun, to store: SharedStore) async throws {
    try await StoreScope.with(run: run) {
      _ = try await store.write { try $0.insert(Note(text)) }
    }
    try await store.finish(run, result: [1])
  }

  private func texts(_ store: SharedStore) async throws -> [String] {
    try await store.allNotes().values.map(\.text).sorted()
  }

  @Test func `a key is free once its run is taken back, and taken once that is redone`()
    async throws
  {
    let store = try folder.open()
    try await add("a", as: run("a"), to: store)
    try await store.undo(.last(1), id: "u1")
    #expect(try await store.read { try $0.run(forKey: "k") } == nil)
    try await store.redo(.last(1), id: "r1")
    #expect(try await store.read { try $0.run(forKey: "k") }?.run.id == "a")
    await #expect(throws: StoreError.alreadyPerformed(run: "a")) {
      try await add("b", as: run("b"), to: store)
    }
    try await store.undo(.last(1), id: "u2")
    try await add("b", as: run("b"), to: store)
    #expect(try await texts(store) == ["b"])
  }

  @Test func `a redo is refused where another run has used the key since`() async throws {
    let store = try folder.open()
    try await add("a", as: run("a"), to: store)
    try await store.undo(.last(1), id: "u1")
    try await add("b", as: run("b"), to: store)
    let taken = StoreError.keyTaken(key: "k", run: StoredRun(number: 3, id: "b", intent: "add"))
    await #expect(throws: taken) { try await store.redo(.last(1), id: "r1") }
    #expect(try await texts(store) == ["b"])
    try await store.undo(.run("b"), id: "u2")
    try await store.redo(.run("a"), id: "r2")
    #expect(try await texts(store) == ["a"])
  }

  @Test func `a script's keys and those of single runs do not meet`() async throws {
    let store = try folder.open()
    try await add("single", as: run("a", key: "k/2"), to: store)
    try await add("of a script", as: run("s/2", key: "k/2"), to: store)
    #expect(try await texts(store) == ["of a script", "single"])
    #expect(try await store.read { try $0.run(forKey: "k/2") }?.run.id == "a")
    #expect(try await store.read { try $0.run(forKey: "k/2", ofScript: true) }?.run.id == "s/2")
    await #expect(throws: StoreError.alreadyPerformed(run: "s/2")) {
      try await add("again", as: run("t/2", key: "k/2"), to: store)
    }
  }

  @Test func `what changed nothing in a script lets go of its key with the script`() async throws {
    let store = try folder.open()
    try await add("a", as: run("s/1", key: "k/1"), to: store)
    try await store.finish(run("s/2", key: "k/2"), result: [1])
    try await add("c", as: run("s/3", key: "k/3"), to: store)
    try await store.undo(.run("s/3"), id: "u1")
    #expect(try await store.read { try $0.run(forKey: "k/2", ofScript: true) } != nil)
    try await store.undo(.script("s"), id: "u2")
    for key in ["k/1", "k/2", "k/3"] {
      #expect(try await store.read { try $0.run(forKey: key, ofScript: true) } == nil)
    }
    try await store.redo(.last(1), id: "r1")
    let holders = try await store.read { transaction in
      try ["k/1", "k/2", "k/3"].map { try transaction.run(forKey: $0, ofScript: true)?.run.id }
    }
    #expect(holders == ["s/1", "s/2", nil])
    #expect(try await store.read { try $0.run("u2") }?.takenBackBy == 6)
  }

  @Test func `of many that use a free key at once, one does it`() async throws {
    let first = try folder.open()
    try await add("before", as: run("before"), to: first)
    try await first.undo(.last(1), id: "undo")
    let stores = try (0..<4).map { _ in try folder.open() }
    let done = await withTaskGroup(of: Bool.self) { group in
      for (index, store) in (stores + stores).enumerated() {
        group.addTask { (try? await add("after", as: run("r\(index)"), to: store)) != nil }
      }
      return await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
    }
    #expect(done == 1)
    #expect(try await texts(first) == ["after"])
  }
}
