import Foundation
import Testing

@testable import SharedStore

@Suite("A file that is not a whole backup", .timeLimit(.minutes(5)))
struct BackupRefusalTests {
  let folder = TemporaryStore()

  private func makeBackup() async throws {
    let store = try folder.open()
    for number in 0..<20 { try await store.write { try $0.insert(Note("note \(number)")) } }
    try folder.backUp()
  }

  /// Executes SQL statements in the backup's file, as another program could.
  private func change(_ statements: String...) throws {
    let connection = try StoreConnection(StoreLocation(path: folder.backupPath), mode: .readWrite)
    for statement in statements { try connection.execute(statement) }
  }

  private func write(_ bytes: Data) throws {
    try bytes.write(to: URL(filePath: folder.backupPath))
  }

  /// Returns the error of checking a backup, and checks that the backup and the store are
  /// unchanged.
  private func refusal(_ path: String? = nil) async throws -> BackupError {
    let path = path ?? folder.backupPath
    let before = try? Data(contentsOf: URL(filePath: path))
    let notes = try await folder.texts()
    let error = try #require(throws: BackupError.self) {
      try folder.restore(folder.verified(path))
    }
    #expect((try? Data(contentsOf: URL(filePath: path))) == before)
    #expect(try await folder.texts() == notes)
    #expect(!(try folder.files()).contains { $0.contains("replaced") || $0.contains("restoring") })
    return error
  }

  @Test func `what it is instead is told apart`() async throws {
    try await makeBackup()
    let path = folder.backupPath
    #expect(try await refusal(path + "no") == .missing(path: path + "no"))
    #expect(try await refusal(folder.location.path) == .isStore(path: folder.location.path))
    try write(Data())
    #expect(try await refusal() == .noDatabase(path: path, isEmpty: true))
    try write(Data("buy milk\n".utf8))
    #expect(try await refusal() == .noDatabase(path: path, isEmpty: false))
    try write(Data())
    try change("CREATE TABLE moz_places (id INTEGER)")
    let reason = "another program made this database"
    #expect(try await refusal() == .foreign(path: path, reason: reason))
    let codes = [try await refusal(), .isStore(path: path), .noDatabase(path: path, isEmpty: true)]
      .map(\.exitCode)
    #expect(codes == [.badData, .badData, .badData])
  }

  @Test(
    arguments: [
      "UPDATE backup SET format = 2", "UPDATE backup SET format = 99, digest = 1",
    ]
  )
  func `one of a later format is newer, whatever else is in it`(change sql: String) async throws {
    try await makeBackup()
    try change(sql)
    #expect(
      try await refusal() == .newer(path: folder.backupPath, maker: "widgetctl 1.2.3")
    )
  }

  @Test(arguments: [("1.2.3", true), ("1.10.0", true), ("1.2.2", false), ("0.9.0", false)])
  func `one of a later program is newer`(program: String, isTaken: Bool) async throws {
    try await makeBackup()
    if isTaken {
      #expect(try folder.verified(program: program).facts.records == 20)
    } else {
      #expect(throws: BackupError.newer(path: folder.backupPath, maker: "widgetctl 1.2.3")) {
        try folder.verified(program: program)
      }
    }
  }

  @Test func `one whose tables are of a later version is newer`() async throws {
    try await makeBackup()
    try change("PRAGMA user_version=\(CoreSchema.version + 1)")
    let connection = try StoreConnection(StoreLocation(path: folder.backupPath), mode: .readWrite)
    try connection.run(BackupSQL.setDigest, .integer(try BackupDigest(of: connection).number))
    #expect(try await refusal() == .newer(path: folder.backupPath, maker: "widgetctl 1.2.3"))
  }

  @Test(
    arguments: [
      "CREATE TRIGGER t AFTER INSERT ON records_notes BEGIN DELETE FROM journal; END",
      "CREATE VIEW v AS SELECT 1", "DROP TABLE journal", "DROP TABLE backup",
      "UPDATE records_notes SET text = 'forged' WHERE key = 3", "DELETE FROM records_notes",
      "DELETE FROM backup",
    ]
  )
  func `one that was changed is damaged`(change sql: String) async throws {
    try await makeBackup()
    try change(sql)
    guard case .damaged = try await refusal() else {
      Issue.record("it was not said to be damaged")
      return
    }
  }

  @Test func `one that was cut short is damaged, however much of it is there`() async throws {
    try await makeBackup()
    let whole = try Data(contentsOf: URL(filePath: folder.backupPath))
    for count in stride(from: 100, to: whole.count, by: 997) + [whole.count - 1] {
      try write(whole.prefix(count))
      guard case .damaged = try await refusal() else {
        Issue.record("\(count) of \(whole.count) bytes were not said to be damaged")
        return
      }
    }
  }

  @Test func `a changed byte is found, or changes nothing of what is restored`() async throws {
    try await makeBackup()
    let whole = try Data(contentsOf: URL(filePath: folder.backupPath))
    let digest = try folder.verified().connection
    let number = try BackupDigest(of: digest).number
    var taken = 0
    for offset in stride(from: 0, to: whole.count, by: 41) {
      var bytes = whole
      bytes[offset] ^= 1 << UInt8(offset % 8)
      try write(bytes)
      guard let file = try? folder.verified() else { continue }
      taken += 1
      #expect(try BackupDigest(of: file.connection).number == number, "at \(offset)")
    }
    // Most bytes of these small tables are on no record.
    #expect(taken < whole.count / 41)
    let text = try #require(whole.range(of: Data("harbor".utf8)))
    var bytes = whole
    bytes[text.lowerBound] ^= 1
    try write(bytes)
    #expect(
      try await refusal()
        == .damaged(path: folder.backupPath, reason: "its content is not what was written")
    )
  }
}

private func + (left: StrideTo<Int>, right: [Int]) -> [Int] { Array(left) + right }
