import Foundation
import Testing

@testable import SharedStore

@Suite("A store of the last development version (RD-6)", .timeLimit(.minutes(2)))
struct DevelopmentStoreTests {
  let folder = TemporaryStore()

  /// The columns of a to-do that these tests read.
  private struct KeptToDo: StoreRecord {
    static let collection = StoreCollection(
      "todos",
      columns: [
        StoreColumn("name", .text), StoreColumn("isDone", .integer),
        StoreColumn("recurrence", .text),
      ]
    )
    var key: Int64
    var name: String
    var isDone: Bool
    var recurrence: String

    init(row: StoreRow) throws {
      key = row.key
      name = try row.value("name")
      isDone = try row.value("isDone")
      recurrence = try row.value("recurrence")
    }

    func encode(into values: inout StoreRowValues) {}
  }

  /// Creates a store of the last version before 1, with additional SQL `changes`.
  private func make(_ changes: String = "") throws {
    let fixture = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Fixtures/version-12.sql")
    try StoreFiles.prepare(folder.location)
    let connection = try StoreConnection(folder.location, mode: .readWrite)
    try connection.execute(String(decoding: Data(contentsOf: fixture), as: UTF8.self))
    try connection.execute(changes)
    try connection.execute(StoreSQL.useLog)
    try connection.checkpoint(.cut)
  }

  private func bytes() throws -> Data {
    try Data(contentsOf: URL(filePath: folder.location.path))
  }

  private func copies() throws -> [String] {
    try folder.files().filter { $0.contains(".before-") }
  }

  @Test(arguments: [true, false])
  func `its first opening carries it over, to read or to write`(isToRead: Bool) throws {
    try make()
    if isToRead { _ = try StoreReader(at: folder.location) } else { _ = try folder.open([]) }
    let reader = try StoreReader(at: folder.location)
    #expect(try reader.connection.requireKnown() == CoreSchema.version)
    #expect(try reader.connection.integer(StoreSQL.application) == CoreSchema.application)
    try StoreHealth.requireSound(folder.location)
    #expect(
      try ["feeds", "sudoku", "to-do"].map { try reader.connection.version(ofModule: $0) }
        == [1, 1, 1]
    )
    let toDos = try reader.fetch(KeptToDo.self)
    #expect(toDos.map(\.key) == Array(1...8))
    #expect(toDos.filter(\.isDone).map(\.name) == ["Buy groceries", "Call the dentist"])
    #expect(toDos.filter { !$0.recurrence.isEmpty }.map(\.name) == ["Pay rent"])
    #expect(try reader.appearance().request == .beige)
    #expect(try reader.languages() == StoredLanguages(chosen: .english))
    let extensions = try reader.knownExtensions()
    #expect(extensions.map(\.name) == ["FeedWidgets", "HomeWidgets", "tea"])
    #expect(extensions.filter(\.isAdded).map(\.path) == ["/home/ada/tea.sh"])
    #expect(extensions.allSatisfy { $0.stamp.isEmpty })
  }

  @Test func `placed widgets keep their places and the state of their timelines`() throws {
    try make()
    let reader = try StoreReader(at: folder.location)
    let shelf = try reader.shelf()
    #expect(shelf.map(\.widget.shortID) == ["1", "2", "3", "4"])
    #expect(shelf.map(\.widget.name) == [nil, nil, "Mine", nil])
    #expect(shelf.map(\.kind?.title) == ["To-Do", "Sudoku", "To-Do", "tea"])
    let timelines = try reader.dueTimelines(at: 0).map(\.timeline)
    #expect(timelines.sorted { $0.id < $1.id }.map(\.generation) == [17, 4, 2, 2])
    #expect(timelines.map(\.isDirty) == [true, true, true, true])
    // They are made again: what is written in them belongs to the program that made them.
    #expect(try reader.currentEntries(at: .max).allSatisfy { $0.date == nil })
  }

  @Test func `no number of a record or a widget is given again`() async throws {
    try make()
    let store = try folder.open([])
    let next = try await store.write {
      try $0.place(extensionName: "tea", kind: "tea", family: 0).id
    }
    #expect(next == 5)
    let connection = try StoreReader(at: folder.location).connection
    #expect(
      try connection.integer("SELECT seq FROM sqlite_sequence WHERE name = 'records_todos'") == 10
    )
  }

  @Test func `the log keeps its lines and their keys`() async throws {
    try make()
    let store = try folder.open([])
    let log = try await store.read { try $0.log(limit: 99) }
    #expect(log.map(\.number) == (1...21).reversed())
    #expect(log.compactMap(\.takenBackBy) == [15, 12, 7])
    #expect(
      String(decoding: log[20].run.parameters, as: UTF8.self).contains("Buy milk tomorrow +shop")
    )
    #expect(log.allSatisfy { $0.finished != nil && $0.result != nil })
    let run = JournalRun(id: "new", intent: "a", parameters: [], key: "k1", origin: "perform")
    await #expect(throws: StoreError.alreadyPerformed(run: "066155b6238b247fbca11a8e")) {
      _ = try await store.perform(run) { (try $0.removeWidget(1), []) }
    }
  }

  @Test func `what ran before is neither taken back nor done again, and the error says why`()
    async throws
  {
    try make()
    let store = try folder.open([])
    let error = StoreError.ranInDevelopment(run: 6)
    #expect(error.exitCode == 1 && error.hint != nil)
    await #expect(throws: error) {
      try await store.redo(.run("066155b61ecff3ac5dc2bbc0"), id: "redo")
    }
    await #expect(throws: StoreError.ranInDevelopment(run: 1)) {
      try await store.undo(.run("066155b619fc428a26c5c753"), id: "undo")
    }
    await #expect(throws: StoreError.cannotUndo(reason: "there is nothing to undo")) {
      try await store.undo(.last(1), id: "undo")
    }
    let run = JournalRun(id: "new", intent: "a", parameters: [], key: nil, origin: "remove")
    _ = try await store.perform(run) { (try $0.removeWidget(4), []) }
    #expect(try await store.undo(.last(1), id: "undo").runs.map(\.run.id) == ["new"])
    #expect(try await store.read { try $0.placedWidgets().count } == 4)
  }

  @Test func `one dated copy of it stays, which its own program opens`() throws {
    try make()
    for _ in 0..<2 { _ = try folder.open([]) }
    #expect(try copies().count == 1)
    let path = folder.location.directory + "/" + (try #require(copies().first))
    let copy = try StoreConnection(StoreLocation(path: path), mode: .readOnly)
    #expect(try copy.integer(StoreSQL.application) == DevelopmentStore.application)
    #expect(try copy.coreVersion() == DevelopmentStore.version)
    #expect(try copy.integer("SELECT COUNT(*) FROM journal WHERE kind <> 0") == 22)
  }

  @Test(arguments: [
    ("PRAGMA user_version=11", "", Int64(11), Int64(12)),
    ("PRAGMA user_version=1", "", 1, 12), ("PRAGMA user_version=13", "", 13, 12),
    ("PRAGMA user_version=4; PRAGMA application_id=0; CREATE TABLE journal_runs (a)", "", 4, 12),
    ("UPDATE modules SET version = 4 WHERE name = 'to-do'", "to-do", 4, 5),
  ])
  func `an older one is refused in one line, and stays as it is`(
    change: String,
    module: String,
    found: Int64,
    known: Int64
  ) throws {
    try make(change)
    let before = try bytes()
    let path = folder.location.path
    let error = StoreError.developmentVersion(
      module: module,
      found: found,
      known: known,
      path: path
    )
    #expect(throws: error) { try StoreReader(at: folder.location) }
    #expect(throws: error) { try folder.open([]) }
    #expect(error.exitCode == 78)
    #expect(error.message.contains(path) && error.hint != nil)
    #expect(try bytes() == before)
    #expect(try copies() == [])
  }

  @Test func `what can be read of a damaged one is carried over by its recovery`() async throws {
    try make()
    try folder.overwrite(page: folder.page(of: "folds"))
    _ = try StoreRecovery(folder.location, now: RecoveryTests.instant).recover()
    let store = try folder.open([])
    #expect(try await store.read { try $0.fetch(KeptToDo.self).count } == 8)
    await #expect(throws: StoreError.ranInDevelopment(run: 1)) {
      try await store.undo(.run("066155b619fc428a26c5c753"), id: "undo")
    }
    try StoreHealth.requireSound(folder.location)
  }
}
