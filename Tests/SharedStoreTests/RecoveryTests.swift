import Foundation
import Testing

@testable import SharedStore

@Suite("Recovery of damaged stores (RD-7, RD-11)", .timeLimit(.minutes(5)))
struct RecoveryTests {
  let folder = TemporaryStore()
  static let instant: Int64 = 1_796_000_000_000_000
  static let firstCopy = "store.sqlite.damaged-20261130T005320Z"

  var recovery: StoreRecovery { StoreRecovery(folder.location, now: Self.instant) }

  func fill(_ count: Int = 400) async throws {
    let store = try folder.open()
    try await folder.fill(store, count)
  }

  func overwrite(page: Int) throws { try folder.overwrite(page: page) }

  @discardableResult
  func recover() throws -> RecoveryReport {
    try #require(try recovery.recover().report)
  }

  @Test func `a damaged page costs its own records and no others`() async throws {
    try await fill()
    try overwrite(page: folder.page(of: "records_notes", leaf: 20))
    let report = try recover()
    #expect(report.copy == folder.location.directory + "/" + Self.firstCopy)
    #expect(report.tables.filter { !$0.isWhole }.map(\.collection) == ["notes"])
    let store = try folder.open()
    let notes = try await store.read { try $0.fetch(Note.self) }
    #expect((380..<399).contains(notes.count))
    #expect(Set(notes.map(\.key)).count == notes.count)
    let saved = try #require(report.tables.first { $0.collection == "notes" })
    #expect(saved.rows == notes.count)
    // The index of the notes is whole and knows how many there were.
    #expect(saved.expected == 399)
    try StoreHealth.requireSound(folder.location)
  }

  @Test func `keys that were given stay taken, and every timeline is made anew`() async throws {
    // CL-10
    try await fill()
    try overwrite(page: folder.page(of: "records_notes", leaf: 20))
    try recover()
    let store = try folder.open()
    #expect(try await store.write { try $0.insert(Note("next")).key } == 401)
    let due = try await store.read { try $0.dueTimelines(at: 0) }
    #expect(due.map(\.timeline.isDirty) == [true])
  }

  @Test func `a file of which nothing can be read stays, and so does its copy`() async throws {
    try await fill(5)
    let size = try Data(contentsOf: URL(fileURLWithPath: folder.location.path)).count
    for page in 0..<size / folder.pageSize { try overwrite(page: page) }
    let before = try Data(contentsOf: URL(fileURLWithPath: folder.location.path))
    let copy = folder.location.directory + "/" + Self.firstCopy
    let error = StoreError.nothingSaved(path: folder.location.path, copy: copy)
    #expect(throws: error) { try recovery.recover() }
    #expect(error.exitCode == 74)
    for path in [copy, folder.location.path] {
      #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == before)
    }
    #expect(!(try folder.files()).contains { $0.contains("recovering") })
  }

  @Test func `a store that disappeared can be begun again`() async throws {
    try await fill(5)
    folder.removeDatabase()
    #expect(try recovery.recover() == .wasGone)
    let store = try folder.open()
    #expect(try await store.read { try $0.count(Note.self) } == 0)
  }

  @Test func `a store that disappeared is made of its copy`() async throws {
    try await fill(5)
    try overwrite(page: folder.page(of: "timelines_by_due"))
    let reason = StoreError.damaged(path: folder.location.path, reason: "test", copy: nil)
    let set = DamagedStore(
      location: folder.location,
      gate: LockFile(folder.location, patienceInMilliseconds: 10),
      now: Self.instant
    ).setAside("test")
    #expect(set != reason)
    folder.removeDatabase()
    try recover()
    let store = try folder.open()
    #expect(try await store.read { try $0.count(Note.self) } == 4)
  }

  @Test func `readers of a recovered store do not wait for its writers`() async throws {
    // RD-4
    try await fill(5)
    try overwrite(page: folder.page(of: "timelines_by_due"))
    try recover()
    let location = folder.location
    let store = try folder.open()
    let seen = try await store.write { transaction in
      try transaction.insert(Note("during"))
      return try StoreReader(at: location).count(Note.self)
    }
    #expect(seen == 4)
  }

  @Test func `a sound store is left alone`() async throws {
    try await fill(5)
    #expect(throws: StoreError.refused(reason: "the store is sound")) { try recovery.recover() }
    #expect(throws: StoreError.missing(path: "/nowhere/store")) {
      try StoreRecovery(StoreLocation(path: "/nowhere/store"), now: 1).recover()
    }
  }

  @Test func `a store that this process has open is not recovered`() async throws {
    let store = try folder.open()
    try await store.write { try $0.insert(Note("x")) }
    #expect(throws: StoreError.busy(path: folder.location.path)) { try recovery.recover() }
    try await store.write { try $0.insert(Note("y")) }
  }

  @Test func `nothing but the store, its side files and the copy is left`() async throws {
    try await fill(5)
    try overwrite(page: folder.page(of: "timelines_by_due"))
    try recover()
    #expect(
      try folder.files() == [
        "store.sqlite", "store.sqlite-lock", Self.firstCopy, Self.firstCopy + "-wal",
      ]
    )
    #expect(try folder.permissions(folder.location.path) == 0o600)
  }

  @Test func `a second recovery within the same second keeps a copy of its own`() async throws {
    for _ in 0..<2 {
      try await fill(5)
      try overwrite(page: folder.page(of: "timelines_by_due"))
      try recover()
    }
    let copies = try folder.files().filter { $0.contains("damaged") && !$0.hasSuffix("-wal") }
    #expect(copies == [Self.firstCopy, "store.sqlite.damaged-20261130T005321Z"])
  }

  @Test func `a connection that was open writes to the store that took the place of its file`()
    async throws
  {
    let store = try folder.open()
    let other = TemporaryStore()
    let replacement = try other.open()
    try await replacement.write { try $0.insert(Note("kept")) }
    try await replacement.emptyLog()
    unlink(folder.location.logPath)
    unlink(folder.location.logIndexPath)
    #expect(rename(other.location.path, folder.location.path) == 0)
    try await store.write { try $0.insert(Note("added")) }
    let reader = try StoreReader(at: folder.location)
    #expect(try reader.fetch(Note.self).map(\.text) == ["kept", "added"])
  }
}

extension RecoveryOutcome {
  /// The report of the recovery; `nil` if none was necessary.
  var report: RecoveryReport? {
    if case .recovered(let report) = self { report } else { nil }
  }
}
