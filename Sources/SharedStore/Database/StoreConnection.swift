import CSQLite
import SystemLibrary

/// A connection to an open database, with a cache of prepared statements.
package final class StoreConnection {
  let location: StoreLocation
  let handle: OpaquePointer
  /// Whether the connection rejects writes.
  let isReadOnly: Bool
  /// The error after which the connection must not be used any more; `nil` while it is usable.
  var failure: StoreError?
  /// Called in a write transaction before the journal is read, to write its buffered rows.
  var beforeJournalRead: (() throws(StoreError) -> Void)?
  /// The prepared statements with their SQL.
  ///
  /// They are usually few, so an array is faster than a dictionary.
  private(set) var statements: [(sql: String, statement: Statement)] = []
  private let logFrames = UnsafeMutablePointer<Int32>.allocate(capacity: 1)
  private var durability: Durability?
  private var isLeftOpen = false
  private let identity: FileIdentity?
  /// Whether the database is private, so that no other process can access it.
  private let isOwnCopy: Bool

  /// Turns off SQLite's memory statistics before the first connection.
  ///
  /// This saves a twentieth of the instructions of `widgetctl show`.
  private static let leavesOutStatistics =
    widgetctl_sqlite3_no_memory_statistics() == SQLITE_OK

  convenience init(_ location: StoreLocation, mode: OpenMode) throws(StoreError) {
    try self.init(location, name: mode.name(location), mode: mode)
  }

  /// Opens the database with this SQLite file name; `location` is only used in errors.
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

  /// The time in milliseconds for which SQLite waits for a lock of a program that does not use the
  /// write lock.
  static let busyMilliseconds: Int32 = 10_000
  /// The most cached statements: filters can produce many different ones, but a command uses far
  /// fewer.
  private static let maximumStatements = 64

  /// Turns off SQLite's automatic checkpoints and the deletion of the log file; the store does both
  /// while the store's write lock is held.
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

  /// The number of pages in the log after this connection's last commit.
  var framesInLog: Int32 { logFrames.pointee }

  /// The page size in bytes, which never changes after the store is created.
  private(set) lazy var pageSize: Int64 = (try? integer("PRAGMA page_size")) ?? 4_096

  /// Whether the open file is still the one at its path; a recovery replaces the file.
  ///
  /// It is always true for a private copy.
  var isAtItsPath: Bool {
    isOwnCopy || identity != nil && identity == FileIdentity(path: location.path)
  }

  /// The identity number that the store had when this connection was opened for writing; 0 if
  /// unknown.
  var knownNumber: Int64 = 0

  /// The identifier of the log file that this connection has open.
  ///
  /// The connection's first flush has flushed the log's folder too. It is 0 before ``noteLog()``.
  private(set) var log: Int64 = 0

  /// Stores the identifier of the log that SQLite has just opened.
  func noteLog() {
    log = LogFile.mark(location.logPath)
  }

  /// Returns whether the store still has this identity number; true also if either number is
  /// unknown.
  func isOf(storeNumber number: Int64) -> Bool {
    knownNumber == 0 || number == 0 || knownNumber == number
  }

  /// Prevents the database from being closed when this object is deallocated.
  func leaveOpen() {
    isLeftOpen = true
  }

  /// Returns the statement for `sql`, which is prepared at its first use.
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

  /// Sets the durability of later commits; must not be called in a transaction.
  func setDurability(_ durability: Durability) throws(StoreError) {
    guard durability != self.durability else { return }
    try execute(durability == .full ? "PRAGMA synchronous=FULL" : "PRAGMA synchronous=NORMAL")
    self.durability = durability
  }

  /// Executes SQL statements that have neither parameters nor results.
  func execute(_ sql: String) throws(StoreError) {
    let code = sqlite3_exec(handle, sql, nil, nil, nil)
    guard code == SQLITE_OK else { throw fail(code) }
  }

  /// Returns the error for SQLite's `code`, and stores it in `failure` if the connection must not
  /// be used any more.
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
  /// The commit returns when it is on the disk; suitable for a user's changes.
  case full
  /// A power failure may undo the latest commits, each as a whole; suitable for data that can be
  /// regenerated.
  case relaxed
}

/// The device and inode numbers of a file, which identify it independently of its path.
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

  /// The identity of an open file; `nil` if it cannot be read.
  init?(descriptor: Int32) {
    var facts = stat()
    guard fstat(descriptor, &facts) == 0 else { return nil }
    device = UInt64(truncatingIfNeeded: facts.st_dev)
    number = UInt64(truncatingIfNeeded: facts.st_ino)
  }
}
