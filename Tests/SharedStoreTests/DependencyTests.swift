import Testing

@testable import SharedStore

@Suite("Timelines and what they read", .timeLimit(.minutes(5)))
struct DependencyTests {
  let folder = TemporaryStore()
  static let schemas = [Note.schema, Counter.schema]

  /// Makes a timeline for a widget that reads the notes, and stores it after calling `meanwhile`.
  func make(
    in store: SharedStore,
    meanwhile: () async throws -> Void = {}
  ) async throws -> StoredTimeline {
    let widget = try await WidgetTests.place("a", in: store)
    let tracker = ReadTracker()
    try await StoreScope.with(reads: tracker) {
      _ = try await store.read { try $0.fetch(Note.self) }
    }
    try await meanwhile()
    let reads = tracker.reads
    return try await store.write(durability: .relaxed) {
      try $0.store(
        WidgetTests.timeline(widget, entries: [StoredEntry(date: 1, light: [1])], reads: reads)
      )
    }
  }

  @Test func `a write marks the timelines that read what it changed, in the same commit`()
    async throws
  {
    let store = try folder.open(Self.schemas)
    let made = try await make(in: store)
    #expect(!made.isDirty)
    let location = folder.location
    let during = try await store.write { transaction in
      try transaction.insert(Note("Milk"))
      return try StoreReader(at: location).hasDue(at: 0)
    }
    #expect(!during)
    let due = try StoreReader(at: location).dueTimelines(at: 0)
    #expect(due.map(\.timeline.isDirty) == [true])
    #expect(due.map(\.timeline.due) == [.min])
    #expect(due.map(\.timeline.reason) == ["notes changed"])
  }

  @Test func `a write to another collection marks nothing`() async throws {
    let store = try folder.open(Self.schemas)
    _ = try await make(in: store)
    try await store.write { _ = try $0.delete(Counter.self, key: 1) }
    #expect(try await !store.read { try $0.hasDue(at: 0) })
  }

  @Test func `a commit between the read and the storing of a timeline is not forgotten`()
    async throws
  {
    let store = try folder.open(Self.schemas)
    let other = try folder.open(Self.schemas)
    let made = try await make(in: store) {
      try await other.write { try $0.insert(Note("racing")) }
    }
    #expect(made.isDirty)
    #expect(try await store.read { try $0.hasDue(at: 0) })
  }

  @Test func `a commit to another collection in between is none of the timeline's business`()
    async throws
  {
    let store = try folder.open(Self.schemas)
    let made = try await make(in: store) {
      try await store.write { _ = try $0.delete(Counter.self, key: 1) }
    }
    #expect(!made.isDirty)
  }

  @Test func `a timeline that failed while dirty is due again after the next change`()
    async throws
  {
    let store = try folder.open(Self.schemas)
    let made = try await make(in: store)
    try await store.write { try $0.insert(Note("one")) }
    try await store.write {
      try $0.recordFailure(
        placement: made.placement,
        family: 2,
        error: "hung",
        failures: 1,
        at: 0,
        due: 500
      )
    }
    #expect(try await !store.read { try $0.hasDue(at: 499) })
    try await store.write { try $0.insert(Note("two")) }
    #expect(try await store.read { try $0.hasDue(at: 0) })
  }

  @Test func `reads are noted once, at the first sequence`() async throws {
    let store = try folder.open(Self.schemas)
    let tracker = ReadTracker()
    let first = try await store.read { try $0.connection.commitSequence() }
    try await StoreScope.with(reads: tracker) {
      _ = try await store.read { try $0.count(Note.self) }
      try await store.write { try $0.insert(Note("own")) }
      _ = try await store.read { try $0.record(1, as: Note.self) }
      _ = try await store.read { try $0.record(1, as: Counter.self) }
    }
    #expect(
      tracker.reads == [
        CollectionRead(collection: "counters", sequence: first + 1),
        CollectionRead(collection: "notes", sequence: first),
      ]
    )
  }
}

/// Tests of state that an extension stores outside of the store (AI-75).
extension DependencyTests {
  private func finish(_ id: String, stateOf changed: String?, in store: SharedStore) async throws {
    let run = JournalRun(id: id, intent: "Count", parameters: [], key: nil, origin: "test")
    try await store.finish(run, result: [], stateOf: changed)
  }

  private func makeFromState(
    of name: String,
    in store: SharedStore,
    meanwhile: () async throws -> Void = {}
  ) async throws -> StoredTimeline {
    let widget = try await WidgetTests.place("a", in: store)
    let state = try await store.read { try $0.state(ofExtension: name) }
    try await meanwhile()
    let entries = [StoredEntry(date: 1, light: [1])]
    return try await store.write(durability: .relaxed) {
      try $0.store(WidgetTests.timeline(widget, entries: entries, reads: [state]))
    }
  }

  @Test func `the end of a run marks all timelines of its extension, and those of no other`()
    async throws
  {
    let store = try folder.open(Self.schemas)
    #expect(try await !makeFromState(of: "Home", in: store).isDirty)
    try await finish("r1", stateOf: "Other", in: store)
    try await finish("r2", stateOf: nil, in: store)
    #expect(try await !store.read { try $0.hasDue(at: 0) })
    try await finish("r3", stateOf: "Home", in: store)
    let due = try StoreReader(at: folder.location).dueTimelines(at: 0)
    #expect(due.map(\.timeline.isDirty) == [true])
    #expect(due.map(\.timeline.reason) == ["an intent of Home ran"])
    #expect(try await store.read { try $0.log(limit: 1) }.map(\.sequence) == [0])
  }

  @Test(arguments: [("Home", true), ("Other", false)])
  func `a timeline that was being made when the run ended is stored as dirty`(
    changed: String,
    isDirty: Bool
  ) async throws {
    let store = try folder.open(Self.schemas)
    let other = try folder.open(Self.schemas)
    let made = try await makeFromState(of: "Home", in: store) {
      try await finish("r1", stateOf: changed, in: other)
    }
    #expect(made.isDirty == isDirty)
  }

  @Test func `what another program drew is due again, of that extension alone`() async throws {
    let store = try folder.open(Self.schemas)
    _ = try await makeFromState(of: "Home", in: store)
    try await store.write { try $0.noteProgram(ofExtension: "Other") }
    #expect(try await !store.read { try $0.hasDue(at: 0) })
    try await store.write { try $0.noteProgram(ofExtension: "Home") }
    let due = try StoreReader(at: folder.location).dueTimelines(at: 0)
    #expect(due.map(\.timeline.reason) == ["Home is a new program"])
  }

  @Test func `what a lost process may have changed is marked without a run`() async throws {
    let store = try folder.open(Self.schemas)
    _ = try await makeFromState(of: "Home", in: store)
    try await store.noteState(ofExtension: "Home")
    #expect(try await store.read { try $0.hasDue(at: 0) })
  }
}
