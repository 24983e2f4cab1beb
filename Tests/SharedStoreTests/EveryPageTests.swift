import Foundation
import Testing

@testable import SharedStore

/// Destroys each page of a store once.
@Suite("A store without one of its pages (RD-11)", .timeLimit(.minutes(5)))
struct EveryPageTests {
  private static let count = 120

  private func filledStore() async throws -> TemporaryStore {
    let folder = TemporaryStore()
    let store = try folder.open()
    try await folder.fill(store, Self.count + 1)
    return folder
  }

  private func notes(in folder: TemporaryStore) -> Int {
    (try? StoreReader(at: folder.location).fetch(Note.self).count) ?? 0
  }

  @Test(arguments: [UInt8(0), 0xA5])
  func `recovery saves what a reader finds and more, and the store can be written`(
    byte: UInt8
  ) async throws {
    let whole = try await filledStore()
    let size = try Data(contentsOf: URL(fileURLWithPath: whole.location.path)).count
    var losses: [Int] = []
    for page in 0..<size / whole.pageSize {
      let folder = try whole.duplicate()
      try folder.overwrite(page: page, with: byte)
      let found = notes(in: folder)
      guard try StoreHealth.examine(folder.location) != .sound else { continue }
      _ = try StoreRecovery(folder.location, now: RecoveryTests.instant).recover()
      let store = try folder.open()
      let saved = try await store.read { try $0.count(Note.self) }
      #expect(saved >= found, "page \(page)")
      losses.append(Self.count - saved)
      try await store.write { try $0.insert(Note("after")) }
      try StoreHealth.requireSound(folder.location)
    }
    #expect(losses.count > 30)
    // A leaf holds at most eight of these notes; only the page that defines their table has them all.
    #expect(losses.filter { $0 > 8 }.count <= 1, "\(losses)")
  }

  @Test func `rows whose table lost its root are found on their pages`() async throws {
    let folder = try await filledStore()
    try folder.overwrite(page: folder.page(of: "records_notes"), with: 0)
    #expect(notes(in: folder) == 0)
    let report = try #require(
      try StoreRecovery(folder.location, now: RecoveryTests.instant).recover().report
    )
    #expect(report.tables.first { $0.collection == "notes" }?.rows == Self.count)
    #expect(notes(in: folder) == Self.count)
  }

  @Test func `rows that were deleted do not come back with their pages`() async throws {
    let folder = try await filledStore()
    do {
      let store = try folder.open()
      try await store.write { transaction in
        for key in 1...40 { try transaction.delete(Note.self, key: Int64(key)) }
      }
      try await store.emptyLog()
    }
    try folder.overwrite(page: folder.page(of: "records_notes"), with: 0)
    _ = try StoreRecovery(folder.location, now: RecoveryTests.instant).recover()
    #expect(notes(in: folder) == Self.count - 40)
  }

  @Test func `a store whose first page is lost is read by the others`() async throws {
    let folder = try await filledStore()
    try folder.overwrite(page: 0, with: 0)
    #expect(throws: StoreError.self) { try StoreReader(at: folder.location) }
    _ = try StoreRecovery(folder.location, now: RecoveryTests.instant).recover()
    #expect(notes(in: folder) == Self.count)
  }
}

@Suite("The size of pages")
struct PageSizeTests {
  @Test(arguments: [1_024, 4_096])
  func `it is found where the first page is lost`(size: Int) async throws {
    let folder = TemporaryStore()
    try await folder.fill(try folder.open(), 40)
    if size != 1_024 {
      // As stores were made before version 1, of SQLite's usual pages.
      let connection = try StoreConnection(folder.location, mode: .readWrite)
      try connection.execute("PRAGMA journal_mode=DELETE; PRAGMA page_size=\(size); VACUUM")
    }
    let whole = [UInt8](try Data(contentsOf: URL(fileURLWithPath: folder.location.path)))
    #expect(PageImage(whole)?.pageSize == size)
    for byte in [UInt8(0), 0xA5] {
      let lost = [UInt8](repeating: byte, count: size) + whole[size...]
      #expect(PageImage(lost)?.pageSize == size)
    }
  }
}
