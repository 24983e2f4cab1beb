import CSQLite

extension StoreConnection {
  /// Begins a view of the store that later commits do not change.
  func beginReading() throws(StoreError) { try run("BEGIN") }

  /// Begins a change; inside the gate only a program that knows no gate can be in the way.
  func beginWriting() throws(StoreError) { try run("BEGIN IMMEDIATE") }

  /// - Throws: when nothing of the transaction is kept; after `.inputOutput` that is uncertain.
  func commit() throws(StoreError) {
    do {
      try run("COMMIT")
    } catch {
      rollBack()
      throw error
    }
  }

  /// Whether a transaction is open.
  var isInTransaction: Bool { sqlite3_get_autocommit(handle) == 0 }

  /// Undoes the open transaction, if SQLite has not done so because of an error.
  func rollBack() {
    guard isInTransaction else { return }
    sqlite3_exec(handle, "ROLLBACK", nil, nil, nil)
  }

  /// Copies the log's pages into the database, as far as readers let it; under the gate only.
  ///
  /// With `emptying` the log is also cut to nothing where no reader is in the way, so that the
  /// next process to open the store reads none of it; the commit that follows then grows the file again.
  func checkpoint(emptying: Bool = false) throws(StoreError) {
    sqlite3_busy_timeout(handle, 0)
    defer { sqlite3_busy_timeout(handle, Self.busyMilliseconds) }
    let mode = emptying ? SQLITE_CHECKPOINT_TRUNCATE : SQLITE_CHECKPOINT_PASSIVE
    let code = sqlite3_wal_checkpoint_v2(handle, nil, mode, nil, nil)
    guard code == SQLITE_OK || code & 0xff == SQLITE_BUSY else { throw fail(code) }
  }

  /// Moves all pages into the database and cuts the log to nothing; under the gate only.
  ///
  /// The first commit to an empty log flushes its header: better here than while a user waits.
  func emptyLog() throws(StoreError) {
    try checkpoint(emptying: true)
    try setDurability(.relaxed)
    try beginWriting()
    do {
      // SQLite would not write a page that an update leaves as it is.
      try run("INSERT OR REPLACE INTO changes (collection, sequence) VALUES ('-', 0)")
      try run("DELETE FROM changes WHERE collection = '-'")
    } catch {
      rollBack()
      throw error
    }
    try commit()
  }
}

extension StoreConnection {
  /// Reads every page and compares tables with their indexes.
  ///
  /// - Throws: `.damaged` with the first contradiction.
  func requireIntegrity() throws(StoreError) {
    var rows = try rows("PRAGMA integrity_check(1)")
    guard let row = try rows.next() else { return }
    let finding = row.text(0)
    guard finding != "ok" else { return }
    throw .damaged(path: location.path, reason: finding, copy: nil)
  }
}
