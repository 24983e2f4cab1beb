import Testing

@testable import SharedStore

@Suite("What made a timeline outdated", .timeLimit(.minutes(2)))
struct DirtyMarkTests {
  let folder = TemporaryStore()

  /// Returns a stored timeline that was made from the notes.
  private func made(in store: SharedStore) async throws -> StoredTimeline {
    let widget = try await WidgetTests.place("a", in: store)
    let entries = [StoredEntry(date: 1, light: [1])]
    // As of the present commit: a later one makes it outdated.
    let reads = try await store.read { transaction in
      [CollectionRead(collection: "notes", sequence: try transaction.connection.commitSequence())]
    }
    return try await store.write {
      try $0.store(WidgetTests.timeline(widget, entries: entries, reads: reads))
    }
  }

  private func mark(of timeline: StoredTimeline) throws -> DirtyMark? {
    try StoreReader(at: folder.location).dirtyMark(ofTimeline: timeline.id)
  }

  @Test func `the first run that changed what it read is kept until it is made anew`() async throws
  {
    let store = try folder.open()
    let timeline = try await made(in: store)
    #expect(try mark(of: timeline) == nil)
    for id in ["first", "second"] {
      try await store.perform(id) { _ = try await store.write { try $0.insert(Note(id)) } }
    }
    let number = try await store.read { try $0.run("first")?.number }
    #expect(number != nil)
    #expect(try mark(of: timeline) == DirtyMark(.collection("notes"), run: number))
    let again = try await made(in: store)
    #expect(try mark(of: again) == nil)
  }

  @Test func `a change without a run has none`() async throws {
    let store = try folder.open()
    let timeline = try await made(in: store)
    try await store.write { _ = try $0.insert(Note("by hand")) }
    #expect(try mark(of: timeline) == DirtyMark(.collection("notes")))
  }

  @Test func `of several runs in one transaction each collection has the first that changed it`()
    async throws
  {
    let store = try folder.open()
    let timeline = try await made(in: store)
    try await store.group {
      for id in ["first", "second"] {
        try await store.perform(id) { _ = try await store.write { try $0.insert(Note(id)) } }
      }
    }
    let number = try await store.read { try $0.run("first")?.number }
    #expect(try mark(of: timeline) == DirtyMark(.collection("notes"), run: number))
  }

  @Test func `a program, a setting, a state and a request say what they are`() async throws {
    let changes: [(DirtyMark.Source, @Sendable (borrowing WriteTransaction) throws -> Void)] = [
      (.program, { try $0.noteProgram(ofExtension: "Home") }),
      (.surroundings, { try $0.noteSurroundings(ofExtension: "Home", because: "moved") }),
      (.state, { try $0.change.noteState(ofExtension: "Home") }),
      (.request, { try $0.markDirty(placement: 1, family: 2, reason: "changed") }),
    ]
    for (source, body) in changes {
      let other = TemporaryStore()
      let store = try other.open()
      let widget = try await WidgetTests.place("a", in: store)
      let timeline = try await store.write {
        try $0.store(WidgetTests.timeline(widget, entries: [StoredEntry(date: 1, light: [1])]))
      }
      try await store.write { try body($0) }
      let reader = try StoreReader(at: other.location)
      #expect(try reader.dirtyMark(ofTimeline: timeline.id) == DirtyMark(source))
    }
  }

  @Test func `what changed while it was made is its mark at once`() async throws {
    let store = try folder.open()
    let widget = try await WidgetTests.place("a", in: store)
    try await store.write { _ = try $0.insert(Note("racing")) }
    let reads = [CollectionRead(collection: "notes", sequence: 0)]
    let entries = [StoredEntry(date: 1, light: [1])]
    let timeline = try await store.write {
      try $0.store(WidgetTests.timeline(widget, entries: entries, reads: reads))
    }
    #expect(timeline.isDirty)
    #expect(try mark(of: timeline) == DirtyMark(.collection("notes")))
  }
}
