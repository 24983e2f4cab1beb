import CSQLite

extension StoreConnection {
  /// Begins a read transaction, which sees the store without any later commits.
  func beginReading() throws(StoreError) { try run("BEGIN") }

  /// Begins a write transaction.
  ///
  /// If the store's write lock is held, only a program that does not use this lock can block it.
  func beginWriting() throws(StoreError) { try run("BEGIN IMMEDIATE") }

  /// Commits the open transaction.
  ///
  /// - Throws: An error; nothing of the transaction is kept then, except perhaps after
  ///   `.inputOutput`.
  func commit() throws(StoreError) {
    do {
      try run("COMMIT")
    } catch {
      rollBack()
      throw error
    }
  }

  /// Whether SQLite has an open transaction; `false` also after an error because of which SQLite
  /// has rolled it back.
  var isInTransaction: Bool { sqlite3_get_autocommit(handle) == 0 }

  /// Rolls back the open transaction, unless SQLite has already done so because of an error.
  func rollBack() {
    guard isInTransaction else { return }
    sqlite3_exec(handle, "ROLLBACK", nil, nil, nil)
  }

  /// How the log file is left after its pages are copied into the database.
  enum LogEnd: Int32 {
    /// The file keeps its length, and is overwritten from its start once no reader uses it.
    case kept = 0
    /// Like `kept`, but the copy succeeds only if no reader uses the log now.
    case restarted = 2
    /// The file is truncated to zero if no reader uses it.
    case cut = 3
  }

  /// Copies the log's pages into the database, as far as readers allow it and without waiting for
  /// them.
  ///
  /// Call it only while the store's write lock is held.
  ///
  /// - Returns: Whether the log was left in the requested way.
  @discardableResult
  func checkpoint(_ end: LogEnd = .kept) throws(StoreError) -> Bool {
    sqlite3_busy_timeout(handle, 0)
    defer { sqlite3_busy_timeout(handle, Self.busyMilliseconds) }
    let code = sqlite3_wal_checkpoint_v2(handle, nil, end.rawValue, nil, nil)
    guard code == SQLITE_OK || code & 0xff == SQLITE_BUSY else { throw fail(code) }
    return code == SQLITE_OK
  }

  /// Copies all pages of the log into the database and restarts the log, if no reader uses it.
  ///
  /// Call it only while the store's write lock is held. The file keeps its length up to a limit. A
  /// commit within that length needs one flush; one that extends the file also flushes the file
  /// system's log. The first commit flushes the log's header, which is better done at this time
  /// than while a user waits.
  func beginLogAnew() throws(StoreError) {
    let isLong = StoreFiles.logSize(location) > Self.maximumKeptLog
    guard try checkpoint(isLong ? .cut : .restarted) else { return }
    try setDurability(.relaxed)
    try beginWriting()
    do {
      // SQLite does not write a page if an update does not change it, so a row is inserted and
      // deleted.
      try run("INSERT OR REPLACE INTO changes (collection, sequence) VALUES ('-', 0)")
      try run("DELETE FROM changes WHERE collection = '-'")
    } catch {
      rollBack()
      throw error
    }
    try commit()
  }

  /// The size in bytes to which a restarted log is truncated.
  ///
  /// It has room for every manual change, and is small compared with the database.
  private static let maximumKeptLog: Int64 = 1 << 20
}

extension StoreConnection {
  /// Reads every page, and compares tables with their indexes.
  ///
  /// - Throws: `.damaged` with the first inconsistency.
  func requireIntegrity() throws(StoreError) {
    var rows = try rows("PRAGMA integrity_check(1)")
    guard let row = try rows.next() else { return }
    let finding = row.text(0)
    guard finding != "ok" else { return }
    throw .damaged(path: location.path, reason: finding, copy: nil)
  }
}
