import CSQLite
import Foundation
import Testing

@testable import SharedStore

@Suite("Errors of the store", .timeLimit(.minutes(5)))
struct StoreErrorTests {
  static let cases: [(Int32, Int32, StoreError, Int32)] = [
    (SQLITE_BUSY, 0, .busy(path: "/s"), 75),
    (SQLITE_BUSY | 2 << 8, 0, .busy(path: "/s"), 75),
    (SQLITE_CORRUPT, 0, .damaged(path: "/s", reason: "r", copy: nil), 74),
    (SQLITE_NOTADB, 0, .damaged(path: "/s", reason: "r", copy: nil), 74),
    (SQLITE_READONLY, 0, .readOnly(path: "/s"), 77),
    (SQLITE_FULL, 0, .full(path: "/s"), 74),
    (SQLITE_IOERR | 3 << 8, ENOSPC, .full(path: "/s"), 74),
    (SQLITE_IOERR, EDQUOT, .full(path: "/s"), 74),
    (SQLITE_IOERR, EMFILE, .tooManyFiles(path: "/s"), 74),
    (SQLITE_IOERR, ENFILE, .tooManyFiles(path: "/s"), 74),
    (SQLITE_CANTOPEN, EMFILE, .tooManyFiles(path: "/s"), 74),
    (SQLITE_CANTOPEN, ENFILE, .tooManyFiles(path: "/s"), 74),
    (SQLITE_IOERR | 4 << 8, 0, .inputOutput(path: "/s", reason: "r"), 74),
    (SQLITE_CANTOPEN, ENOENT, .missing(path: "/s"), 66),
    (SQLITE_CONSTRAINT, 0, .refused(reason: "r"), 1),
    (SQLITE_TOOBIG, 0, .tooLarge(what: "a stored value", limit: 1_000_000_000), 65),
    (SQLITE_MISUSE, 0, .unexpected(code: SQLITE_MISUSE, reason: "r"), 70),
  ]

  @Test(arguments: cases)
  func `a result of SQLite becomes an error that says what to do`(
    code: Int32,
    systemError: Int32,
    error: StoreError,
    exitCode: Int32
  ) {
    // CL-2
    let made = StoreError(code: code, reason: "r", systemError: systemError, path: "/s")
    #expect(made == error)
    #expect(made.exitCode == exitCode)
    #expect(!made.message.isEmpty)
  }

  @Test(
    arguments: [
      ("no such column: note", "note"), ("no such column: plants.note", "note"),
      ("table plants has no column named note", "note"),
    ]
  )
  func `a column without a migration is named, and not called a fault of the program`(
    reason: String,
    column: String
  ) {
    let error = StoreError(code: SQLITE_ERROR, reason: reason, systemError: 0, path: "/s")
    #expect(error == .missingColumn(column))
    #expect(error.exitCode == 78 && error.hint?.contains("addColumn") == true)
  }

  @Test func `who meets a busy store is told that nothing happened`() {
    #expect(StoreError.busy(path: "/s").hint == "try again; nothing was changed")
  }

  @Test func `a connection is in doubt after damage and failures of the disk, not after others`()
    throws
  {
    let folder = TemporaryStore()
    _ = try folder.open()
    for (code, isInDoubt) in [
      (SQLITE_IOERR, true), (SQLITE_CORRUPT, true), (SQLITE_BUSY, false), (SQLITE_FULL, false),
    ] {
      let connection = try StoreConnection(folder.location, mode: .readOnly)
      _ = connection.fail(code)
      #expect((connection.failure != nil) == isInDoubt)
    }
  }

  @Test func `a store that cannot be opened is not called missing when it is there`() {
    let made = StoreError(code: SQLITE_CANTOPEN, reason: "r", systemError: ENOENT, path: "/")
    #expect(made == .notPermitted(path: "/", reason: "No such file or directory"))
  }

  @Test func `a connection whose flush failed is replaced`() async throws {
    // RD-10
    let folder = TemporaryStore()
    let store = try folder.open()
    try await store.breakConnection()
    await #expect(throws: StoreError.self) {
      try await store.read { _ in throw StoreError.inputOutput(path: "", reason: "fsync") }
    }
    try await store.write { try $0.insert(Note("Milk")) }
    #expect(try await store.read { try $0.count(Note.self) } == 1)
  }
}

extension SharedStore {
  fileprivate func breakConnection() throws {
    try connection().failure = .inputOutput(path: location.path, reason: "fsync")
  }
}
