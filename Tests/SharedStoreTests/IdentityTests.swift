import Foundation
import Testing

@testable import SharedStore

@Suite("Whose database it is (RD-12)", .timeLimit(.minutes(5)))
struct IdentityTests {
  let folder = TemporaryStore()

  private func identity(of folder: TemporaryStore) throws -> Int64 {
    try StoreConnection(folder.location, mode: .readOnly).storeNumber()
  }

  private func lockState() throws -> GateState {
    try LockFile(folder.location, patienceInMilliseconds: 10).peek()
  }

  private func add(_ texts: String..., to folder: TemporaryStore) async throws {
    let store = try folder.open()
    for text in texts { try await store.write { try $0.insert(Note(text)) } }
  }

  private func texts(in folder: TemporaryStore) throws -> [String] {
    try StoreReader(at: folder.location).fetch(Note.self).map(\.text)
  }

  /// Creates a database as another program could, readable by other users.
  private func makeForeign(version: Int) throws -> Data {
    try FileManager.default.createDirectory(
      atPath: folder.location.directory,
      withIntermediateDirectories: true
    )
    do {
      try Data().write(to: URL(fileURLWithPath: folder.location.path))
      let connection = try StoreConnection(folder.location, mode: .readWrite)
      try connection.execute("CREATE TABLE bookmarks (address TEXT)")
      try connection.execute("PRAGMA user_version=\(version)")
    }
    chmod(folder.location.path, 0o644)
    return try Data(contentsOf: URL(fileURLWithPath: folder.location.path))
  }

  @Test func `a store says whose it is, and has a number that its lock file knows`() async throws {
    try await add("Milk", to: folder)
    let number = try identity(of: folder)
    #expect(number > 0)
    #expect(try lockState().identity == number)
    let connection = try StoreConnection(folder.location, mode: .readOnly)
    #expect(try connection.integer("PRAGMA application_id") == CoreSchema.application)
    let other = TemporaryStore()
    _ = try other.open()
    #expect(try identity(of: other) != number)
  }

  @Test(arguments: [0, 1, 2, 3, 40])
  func `a database of another program is refused by all, and stays as it is`(
    version: Int
  ) throws {
    let before = try makeForeign(version: version)
    let error = StoreError.foreign(path: folder.location.path)
    #expect(throws: error) { try folder.open() }
    #expect(throws: error) { try StoreReader(at: folder.location) }
    #expect(throws: error) { try StoreHealth.examine(folder.location) }
    #expect(throws: error) { try StoreRecovery(folder.location, now: 1).recover() }
    #expect(error.exitCode == 78)
    #expect(try Data(contentsOf: URL(fileURLWithPath: folder.location.path)) == before)
    #expect(try folder.permissions(folder.location.path) == 0o644)
  }

  @Test(arguments: [true, false])
  func `the log of another store stops the writes, and recovery takes it away`(
    isCheckpointed: Bool
  ) async throws {
    let other = TemporaryStore()
    try await add("theirs", "too", "and this", "and that", to: other)
    try await add("ours", to: folder)
    if isCheckpointed { try await folder.open().emptyLog() }
    unlink(folder.location.logIndexPath)
    unlink(folder.location.logPath)
    try FileManager.default.copyItem(
      atPath: other.location.logPath,
      toPath: folder.location.logPath
    )
    let error = #expect(throws: StoreError.self) { try folder.open() }
    #expect(error?.exitCode == 74)
    #expect(error?.message.contains("its log belongs to another store") == true)
    guard isCheckpointed else { return }
    let outcome = try StoreRecovery(folder.location, now: RecoveryTests.instant).recover()
    let log = folder.location.path + ".damaged-20261130T005320Z-foreign-wal"
    #expect(outcome == .wasSound(foreignLog: log) || outcome.report?.foreignLog == log)
    #expect(try texts(in: folder) == ["ours"])
    #expect(FileManager.default.fileExists(atPath: log))
    try await add("again", to: folder)
  }

  @Test func `another store that was copied over this one is taken as it is`() async throws {
    let other = TemporaryStore()
    try await add("theirs", "too", "more", to: other)
    try await other.open().emptyLog()
    try await add("ours", to: folder)
    folder.removeDatabase()
    try FileManager.default.copyItem(atPath: other.location.path, toPath: folder.location.path)
    try await add("added", to: folder)
    #expect(try texts(in: folder) == ["theirs", "too", "more", "added"])
    #expect(try lockState().identity == identity(of: other))
  }
}
