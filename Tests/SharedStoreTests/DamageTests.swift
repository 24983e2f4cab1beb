import Foundation
import Testing

@testable import SharedStore

@Suite("Damaged stores (RD-7)", .timeLimit(.minutes(5)))
struct DamageTests {
  let folder = TemporaryStore()
  static let instant: Int64 = 1_796_000_000_000_000

  func fill() async throws {
    let store = try folder.open()
    for number in 0..<50 { try await store.write { try $0.insert(Note("note \(number)")) } }
  }

  /// Moves the contents of the write-ahead log into the database.
  func empty() async throws {
    let store = try folder.open()
    try await store.emptyLog()
  }

  func overwrite(_ path: String, at offset: Int, count: Int) throws {
    let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
    try handle.seek(toOffset: UInt64(offset))
    try handle.write(contentsOf: Data(repeating: 0xA5, count: count))
    try handle.close()
  }

  @Test func `a file that is no database is kept, copied and never replaced`() async throws {
    try await fill()
    unlink(folder.location.logPath)
    unlink(folder.location.logIndexPath)
    try overwrite(folder.location.path, at: 0, count: 100)
    let before = try Data(contentsOf: URL(fileURLWithPath: folder.location.path))
    let copy = folder.location.path + ".damaged-20261130T005320Z"
    for _ in 0..<2 {
      let error = #expect(throws: StoreError.self) { try folder.open(now: Self.instant) }
      guard case .damaged(_, _, let found) = error else {
        Issue.record("\(String(describing: error))")
        return
      }
      #expect(found == copy)
      #expect(error?.exitCode == 74)
      #expect(error?.hint?.contains("widgetctl doctor --recover") == true)
    }
    #expect(try Data(contentsOf: URL(fileURLWithPath: copy)) == before)
    #expect(try Data(contentsOf: URL(fileURLWithPath: folder.location.path)) == before)
    #expect(try folder.permissions(copy) == 0o600)
  }

  @Test(arguments: [Int64.max, .min])
  func `a lock file with a number that no store reaches does not end the process`(
    _ number: Int64
  ) async throws {
    try await fill()
    let numbers = [number, number == .max ? 0 : number, 0].map(\.littleEndian)
    let bytes = numbers.withUnsafeBytes { Data($0) }
    try bytes.write(to: URL(fileURLWithPath: folder.location.lockPath))
    let store = try folder.open()
    for text in ["one", "two"] { try await store.write { try $0.insert(Note(text)) } }
    #expect(try await store.read { try $0.count(Note.self) } == 52)
  }

  @Test func `a log that lost kept commits stops the writes`() async throws {
    try await fill()
    try await empty()
    try await fill()
    try overwrite(folder.location.logPath, at: 32, count: 24)
    let store = try folder.open(now: Self.instant)
    let error = await #expect(throws: StoreError.self) {
      try await store.write { try $0.place(extensionName: "", kind: "", family: 1) }
    }
    guard case .damaged(_, _, _?) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    let again = await #expect(throws: StoreError.self) {
      try await store.write { try $0.place(extensionName: "", kind: "", family: 1) }
    }
    #expect(again?.exitCode == 74)
  }

  @Test func `a database that disappeared is not made anew`() async throws {
    try await fill()
    for path in [
      folder.location.path, folder.location.logPath, folder.location.logIndexPath,
    ] {
      unlink(path)
    }
    let error = #expect(throws: StoreError.self) { try folder.open(now: Self.instant) }
    #expect(error?.exitCode == 74)
    #expect(!FileManager.default.fileExists(atPath: folder.location.path))
  }

  @Test func `a database that was emptied is not made anew`() async throws {
    try await fill()
    unlink(folder.location.logPath)
    unlink(folder.location.logIndexPath)
    truncate(folder.location.path, 0)
    let error = #expect(throws: StoreError.self) { try folder.open(now: Self.instant) }
    #expect(error?.exitCode == 74)
  }

  @Test func `a page that is damaged stops the writes of every connection`() async throws {
    try await fill()
    try await empty()
    unlink(folder.location.logPath)
    unlink(folder.location.logIndexPath)
    let size = try Data(contentsOf: URL(fileURLWithPath: folder.location.path)).count
    try overwrite(folder.location.path, at: 4_096, count: size - 4_096)
    let first = #expect(throws: StoreError.self) { try folder.open(now: Self.instant) }
    #expect(first?.exitCode == 74)
    #expect(try folder.files().contains("store.sqlite.damaged-20261130T005320Z"))
  }

  @Test func `commits that were not promised may be lost without an alarm`() async throws {
    // RD-1: a relaxed commit is not counted as kept.
    let store = try folder.open()
    try await store.write(durability: .relaxed) { try $0.insert(Note("Milk")) }
    let file = LockFile(folder.location, patienceInMilliseconds: 10)
    let state = try file.peek()
    #expect(state.sequence == 2)
    #expect(state.durable == 1)
  }

  @Test func `the copy waits until this process has no connection open`() async throws {
    try await fill()
    let store = try folder.open()
    let damaged = DamagedStore(
      location: folder.location,
      gate: LockFile(folder.location, patienceInMilliseconds: 10),
      now: Self.instant
    )
    #expect(
      damaged.setAside("test")
        == .damaged(path: folder.location.path, reason: "test", copy: nil)
    )
    await #expect(throws: StoreError.self) { try await store.write { try $0.insert(Note("x")) } }
    #expect(try await store.read { try $0.count(Note.self) } == 50)
  }

  @Test(
    arguments: [
      (0, "19700101T000000Z"), (-1, "19691231T235959Z"),
      (1_709_164_799_000_000, "20240228T235959Z"),
      (253_402_300_799_000_000, "99991231T235959Z"),
    ] as [(Int64, String)]
  )
  func `a copy is named after its instant`(instant: Int64, text: String) {
    #expect(CompactDate.text(instant) == text)
  }
}
