import Foundation
import Testing

@testable import SharedStore

@Suite("Recovery of damaged stores (RD-7)", .timeLimit(.minutes(5)))
struct RecoveryTests {
  let folder = TemporaryStore()
  static let instant: Int64 = 1_796_000_000_000_000

  var recovery: StoreRecovery { StoreRecovery(folder.location, now: Self.instant) }

  func fill(_ count: Int = 400) async throws {
    let store = try folder.open()
    try await store.write { transaction in
      for number in 0..<count {
        try transaction.insert(Note("note \(number)", picture: [UInt8](repeating: 1, count: 500)))
      }
      try transaction.delete(Note.self, key: Int64(count))
    }
    let widget = try await WidgetTests.place("a", in: store)
    try await store.write {
      try $0.store(
        WidgetTests.timeline(widget, entries: [StoredEntry(date: 1, light: [9])], due: 500)
      )
    }
    try await store.emptyLog()
  }

  func overwrite(page: Int) throws {
    let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: folder.location.path))
    try handle.seek(toOffset: UInt64(page * 4_096))
    try handle.write(contentsOf: Data(repeating: 0xA5, count: 4_096))
    try handle.close()
  }

  @Test func `a damaged page costs its own records and no others`() async throws {
    try await fill()
    try overwrite(page: 40)
    let report = try recovery.recover()
    #expect(report.copy == folder.location.path + ".damaged-20261130T005320Z")
    #expect(report.incompleteTables == ["records_notes"])
    let store = try folder.open()
    let notes = try await store.read { try $0.fetch(Note.self) }
    #expect((380..<399).contains(notes.count))
    #expect(Set(notes.map(\.key)).count == notes.count)
    try StoreHealth.requireSound(folder.location)
  }

  @Test func `what the first version wrote is saved into the latest tables`() throws {
    // RD-6
    try folder.openFirstVersion()
    let other = TemporaryStore()
    try StoreFiles.prepare(other.location)
    let target = try StoreConnection(other.location, mode: .readWrite)
    let source = try StoreConnection(folder.location, mode: .readOnly)
    let saved = try Salvage(source: source, target: target).run()
    #expect(saved.incomplete.isEmpty)
    #expect(try target.integer("SELECT COUNT(*) FROM journal_runs WHERE undone_by IS NULL") == 1)
  }

  @Test func `keys that were given stay taken, and every timeline is made anew`() async throws {
    // CL-10
    try await fill()
    try overwrite(page: 40)
    _ = try recovery.recover()
    let store = try folder.open()
    #expect(try await store.write { try $0.insert(Note("next")).key } == 401)
    let due = try await store.read { try $0.dueTimelines(at: 0) }
    #expect(due.map(\.timeline.isDirty) == [true])
  }

  @Test func `a file that is no database leaves an empty store and the copy`() async throws {
    try await fill(5)
    try overwrite(page: 0)
    let before = try Data(contentsOf: URL(fileURLWithPath: folder.location.path))
    let report = try recovery.recover()
    #expect(report.savedRows == 0)
    #expect(report.incompleteTables == ["all"])
    let copy = try #require(report.copy)
    #expect(try Data(contentsOf: URL(fileURLWithPath: copy)) == before)
    let store = try folder.open()
    #expect(try await store.read { try $0.count(Note.self) } == 0)
    try await store.write { try $0.insert(Note("after")) }
  }

  @Test func `a store that disappeared can be begun again`() async throws {
    try await fill(5)
    for path in [folder.location.path, folder.location.logPath, folder.location.logIndexPath] {
      unlink(path)
    }
    #expect(try recovery.recover().copy == nil)
    let store = try folder.open()
    #expect(try await store.read { try $0.count(Note.self) } == 0)
  }

  @Test func `readers of a recovered store do not wait for its writers`() async throws {
    // RD-4
    try await fill(5)
    try overwrite(page: 0)
    _ = try recovery.recover()
    let location = folder.location
    let store = try folder.open()
    let seen = try await store.write { transaction in
      try transaction.insert(Note("during"))
      return try StoreReader(at: location).count(Note.self)
    }
    #expect(seen == 0)
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
    try overwrite(page: 0)
    _ = try recovery.recover()
    #expect(
      try folder.files() == [
        "store.sqlite", "store.sqlite-lock", "store.sqlite.damaged-20261130T005320Z",
        "store.sqlite.damaged-20261130T005320Z-wal",
      ]
    )
    #expect(try folder.permissions(folder.location.path) == 0o600)
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
