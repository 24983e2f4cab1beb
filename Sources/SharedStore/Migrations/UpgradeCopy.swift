import SystemLibrary

/// A copy of a store from an older version of the program, made before the store is migrated.
///
/// The older version can open the copy, if the user returns to that version.
struct UpgradeCopy {
  let path: String

  /// Makes a complete copy on the disk in the folder of the store, with the time `instant` in its
  /// name.
  ///
  /// `instant` is in microseconds since 1970 UTC. Call it only while the store's write lock is
  /// held, so that no other process writes, and outside of a transaction.
  init(of connection: StoreConnection, at instant: Int64) throws(StoreError) {
    path = try DatedFile.reserve(of: connection.location, word: "before", at: instant)
    do {
      try connection.run(StoreSQL.copyInto, .text(path))
      try flush(in: connection.location.directory)
    } catch {
      remove()
      throw error
    }
  }

  /// Deletes the copy, because the store was not migrated.
  func remove() { unlink(path) }

  private func flush(in folder: String) throws(StoreError) {
    let file = try SystemCall.openFile(path)
    defer { close(file) }
    try SystemCall.flush(file, path: path)
    try StoreFolder.flush(folder)
  }
}
