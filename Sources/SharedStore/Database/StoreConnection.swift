import CSQLite
import SystemLibrary

/// An open database, with its statements prepared once.
package final class StoreConnection {
  let location: StoreLocation
  let handle: OpaquePointer
  /// Whether writes are refused from the start.
  let isReadOnly: Bool
  /// The reason why the connection must not be used any more.
  var failure: StoreError?
  /// Writes the buffered rows of the journal in the open transaction.
  var beforeJournalRead: (() throws(StoreError) -> Void)?
  /// A command prepares a handful; a dictionary's first use costs more than preparing one.
  private(set) var statements: [(sql: String, statement: Statement)] = []
  private let logFrames = UnsafeMutablePointer<Int32>.allocate(capacity: 1)
  private var durability: Durability?
  private var isLeftOpen = false
  private let identity: FileIdentity?
  /// Whether no other process sees the database.
  private let isOwnCopy: Bool

  /// Set before the first connection is made; with it `show` runs a twentieth fewer instructions.
  private static let leavesOutStatistics =
    widgetctl_sqlite3_no_memory_statistics() == SQLITE_OK

  convenience init(_ location: StoreLocation, mode: OpenMode) throws(StoreError) {
    try self.init(location, name: mode.name(location), mode: mode)
  }

  /// Opens what SQLite knows by `name`.
  init(_ location: StoreLocation, name: String, mode: OpenMode) throws(StoreError) {
    _ = Self.leavesOutStatistics
    var handle: OpaquePointer?
    let files = mode == .readWrite ? LogFile.fileSystem : nil
    let code = sqlite3_open_v2(name, &handle, mode.flags, files)
    guard code == SQLITE_OK, let handle else {
      let error = StoreError(code: code, handle: handle, location: location)
      sqlite3_close_v2(handle)
      logFrames.deallocate()
      throw error
    }
    self.location = location
    self.handle = handle
    self.isReadOnly = mode.isReadOnly
    self.isOwnCopy = mode.isOwnCopy
    self.identity = FileIdentity(path: location.path)
    logFrames.initialize(to: 0)
    sqlite3_busy_timeout(handle, Self.busyMilliseconds)
    if mode == .readWrite { keepLog() }
    if !isOwnCopy { OpenDatabases.opened(location.path) }
  }

  deinit {
    guard !isLeftOpen else { return }
    statements.removeAll()
    sqlite3_close_v2(handle)
    logFrames.deallocate()
    if !isOwnCopy { OpenDatabases.closed(location.path) }
  }

  /// The time that SQLite waits for a lock of a program outside the gate.
  static let busyMilliseconds: Int32 = 10_000
  /// Filters make statements of many shapes; all that commands use stay far below.
  private static let maximumStatements = 64

  /// Leaves the log to the gate: SQLite neither checkpoints by itself nor removes the file.
  private func keepLog() {
    _ = widgetctl_sqlite3_no_checkpoint_on_close(handle)
    _ = widgetctl_sqlite3_persist_wal(handle)
    sqlite3_wal_hook(
      handle,
      { context, _, _, frames in
        context?.storeBytes(of: frames, as: Int32.self)
        return SQLITE_OK
      },
      logFrames
    )
  }

  /// Pages in the log after this connection's last commit.
  var framesInLog: Int32 { logFrames.pointee }

  /// The page size in bytes, which a store keeps from its creation.
  private(set) lazy var pageSize: Int64 = (try? integer("PRAGMA page_size")) ?? 4_096

  /// Whether the open file is still the one at its path: a recovery replaces it.
  ///
  /// A private copy has no path and cannot be replaced.
  var isAtItsPath: Bool {
    isOwnCopy || identity != nil && identity == FileIdentity(path: location.path)
  }

  /// The number of the store when this connection was opened for writing; 0 if unknown.
  var knownNumber: Int64 = 0

  /// The mark of the log that this connection has open: its first flush has flushed the folder too.
  ///
  /// 0 before ``noteLog()``.
  private(set) var log: Int64 = 0

  /// Reads the mark of the log, which SQLite has just opened.
  func noteLog() {
    log = LogFile.mark(location.logPath)
  }

  /// Whether the store is still the one of this number, as far as either is known.
  func isOf(storeNumber number: Int64) -> Bool {
    knownNumber == 0 || number == 0 || knownNumber == number
  }

  /// Leaves the database open when the last reference is released.
  func leaveOpen() {
    isLeftOpen = true
  }

  /// The statement for `sql`, prepared at its first use.
  func statement(_ sql: String) throws(StoreError) -> Statement {
    let known = statements.firstIndex { $0.sql == sql }
    if let known, sqlite3_stmt_busy(statements[known].statement.handle) == 0 {
      return statements[known].statement
    }
    let text = sql
    var sql = sql
    var prepared: OpaquePointer?
    let code = sql.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { characters in
        sqlite3_prepare_v3(
          handle,
          characters.baseAddress,
          Int32(clamping: characters.count),
          UInt32(SQLITE_PREPARE_PERSISTENT),
          &prepared,
          nil
        )
      }
    }
    guard code == SQLITE_OK, let prepared else { throw fail(code) }
    let statement = Statement(handle: prepared)
    if let known {
      statements[known].statement = statement
    } else {
      if statements.count >= Self.maximumStatements { statements.removeAll() }
      statements.append((text, statement))
    }
    return statement
  }

  /// Sets the durability of the next commits; not inside a transaction.
  func setDurability(_ durability: Durability) throws(StoreError) {
    guard durability != self.durability else { return }
    try execute(durability == .full ? "PRAGMA synchronous=FULL" : "PRAGMA synchronous=NORMAL")
    self.durability = durability
  }

  /// Runs statements without parameters and results.
  func execute(_ sql: String) throws(StoreError) {
    let code = sqlite3_exec(handle, sql, nil, nil, nil)
    guard code == SQLITE_OK else { throw fail(code) }
  }

  /// The error for `code`; what puts the connection itself in doubt is remembered.
  func fail(_ code: Int32) -> StoreError {
    let error = StoreError(code: code, handle: handle, location: location)
    switch error {
    case .damaged, .inputOutput: failure = error
    default: break
    }
    return error
  }
}

/// The durability of a commit against a power failure.
public enum Durability: Sendable {
  /// The commit returns when it is on the disk, for a user's changes.
  case full
  /// The latest commits may be lost as a whole, for data that can be regenerated.
  case relaxed
}

/// The identity of the file at a path.
struct FileIdentity: Hashable, Sendable {
  private let device: UInt64
  private let number: UInt64

  /// The identity of the file at a path; `nil` if there is none.
  init?(path: String) {
    var facts = stat()
    guard lstat(path, &facts) == 0 else { return nil }
    device = UInt64(truncatingIfNeeded: facts.st_dev)
    number = UInt64(truncatingIfNeeded: facts.st_ino)
  }

  /// The identity of an open file, whatever its path is.
  init?(descriptor: Int32) {
    var facts = stat()
    guard fstat(descriptor, &facts) == 0 else { return nil }
    device = UInt64(truncatingIfNeeded: facts.st_dev)
    number = UInt64(truncatingIfNeeded: facts.st_ino)
  }
}
