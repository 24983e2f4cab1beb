import Foundation
import Testing

@testable import SharedStore

@Suite("A store from before the journal was one table (RD-6)")
struct CompactStoreTests {
  let folder = TemporaryStore()

  /// Runs, one of them taken back, one brought back, one with a key, and a timeline of three pictures.
  private func older() async throws {
    do {
      let store = try folder.open()
      for number in 1...4 {
        try await store.perform("run-\(number)", key: number == 2 ? "key" : nil) {
          _ = try await store.write { try $0.insert(Note("note \(number)")) }
        }
      }
      try await store.perform("change") {
        _ = try await store.write { try $0.update(Note("changed", key: 1)) }
      }
      try await store.undo(.run("run-3"), id: "undo-3")
      try await store.undo(.run("run-4"), id: "undo-4")
      try await store.redo(.last(1), id: "redo-4")
      let widget = try await WidgetTests.place("a", in: store)
      let picture = [UInt8](repeating: 1, count: 300)
      let entries = [
        StoredEntry(date: 1, light: picture, dark: picture + [2]),
        StoredEntry(date: 2, light: picture + [3], relevance: 0.5),
        StoredEntry(date: 3, light: [9]),
      ]
      let read = CollectionRead(collection: "notes", sequence: 99)
      try await store.write {
        try $0.store(WidgetTests.timeline(widget, entries: entries, due: .max, reads: [read]))
      }
    }
    try folder.makeVersionBeforeCompact()
  }

  private struct Contents: Equatable {
    var runs: [RecordedRun]
    var changes: [[RecordedChange]]
    var entries: [StoredEntry]
    var shown: [[UInt8]]

    init(_ reader: some StoreReading) throws {
      runs = try reader.log(limit: 99)
      changes = try runs.map { (run) throws(StoreError) in try reader.changes(ofRun: run.run.id) }
      entries = try reader.entries(timeline: 1)
      shown = try [1, 2, 3].flatMap { (now) throws(StoreError) in
        try reader.currentEntries(at: now, dark: true).map(\.archive)
      }
    }
  }

  @Test func `a reader finds in it what it held, and so do those after the upgrade`() async throws {
    try await older()
    let before = try Contents(StoreReader(at: folder.location))
    #expect(before.runs.count == 8)
    #expect(before.changes.map(\.count) == [1, 1, 1, 1, 1, 1, 1, 1])
    #expect(before.entries.count == 3)
    #expect(before.shown.map(\.count) == [301, 301, 1])
    _ = try folder.open()
    #expect(try Contents(StoreReader(at: folder.location)) == before)
  }

  @Test func `what was done before the upgrade can be taken back and done again after it`()
    async throws
  {
    try await older()
    let store = try folder.open()
    #expect(try await store.redo(.run("run-3"), id: "redo-3").runs.map(\.run.id) == ["run-3"])
    #expect(try await store.undo(.run("change"), id: "undo-c").runs.map(\.run.id) == ["change"])
    let texts = try await store.allNotes().mapValues(\.text)
    #expect(texts == [1: "note 1", 2: "note 2", 3: "note 3", 4: "note 4"])
    await #expect(throws: StoreError.alreadyPerformed(run: "run-2")) {
      let run = JournalRun(id: "new", intent: "test", parameters: "{}", key: "key", origin: "test")
      try await StoreScope.with(run: run) { try await store.write { try $0.insert(Note("twice")) } }
    }
  }

  @Test func `a change still marks the timelines that read the collection`() async throws {
    try await older()
    let store = try folder.open()
    #expect(try await store.read { try $0.timelines(placement: 1).map(\.isDirty) } == [false])
    try await store.write { try $0.insert(Note("x")) }
    #expect(try await store.read { try $0.timelines(placement: 1).map(\.isDirty) } == [true])
  }

  @Test func `a dated copy of it stays, which the older program opens`() async throws {
    try await older()
    _ = try folder.open()
    let copies = try folder.files().filter { $0.contains(".before-") && $0.hasSuffix("Z") }
    #expect(copies.count == 1)
    let path = folder.location.directory + "/" + (try #require(copies.first))
    let copy = try StoreConnection(StoreLocation(path: path), mode: .readOnly)
    #expect(try copy.integer("SELECT COUNT(*) FROM journal_runs") == 8)
    #expect(try copy.integer(StoreSQL.version) == CoreSchema.compactVersion - 1)
  }

  @Test func `what can be read of a damaged one gets the later shape`() async throws {
    try await older()
    do {
      let connection = try StoreConnection(folder.location, mode: .readWrite)
      #expect(try connection.coreVersion() == CoreSchema.compactVersion - 1)
      try connection.checkpoint(.cut)
    }
    try folder.overwrite(page: folder.page(of: "folds"))
    let recovered = try StoreRecovery(folder.location, now: RecoveryTests.instant).recover()
    #expect(recovered.report?.tables.first { $0.name == "journal_runs" }?.rows == 8)
    let store = try folder.open()
    #expect(try await store.read { try $0.log(limit: 99) }.count == 8)
    try await store.undo(.run("change"), id: "undo-c")
    #expect(try await store.allNotes()[1]?.text == "note 1")
    try StoreHealth.requireSound(folder.location)
  }
}
