import CSQLite

extension StoreConnection {
  /// Replaces the whole content by the committed content of `source` at one moment.
  func copyAll(from source: StoreConnection) throws(StoreError) {
    guard let backup = sqlite3_backup_init(handle, "main", source.handle, "main") else {
      throw fail(sqlite3_extended_errcode(handle))
    }
    let copied = sqlite3_backup_step(backup, -1)
    let ended = sqlite3_backup_finish(backup)
    guard copied == SQLITE_DONE else { throw fail(copied) }
    guard ended == SQLITE_OK else { throw fail(ended) }
  }
}
