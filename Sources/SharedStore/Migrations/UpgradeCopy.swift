import SystemLibrary

/// The copy of an older version's store, made before the store is migrated.
///
/// The older version of the program can open the copy, if the user returns to that version.
struct UpgradeCopy {
  let path: String

  /// Makes a complete copy on the disk in the folder of the store, named by `instant`, in microseconds since 1970
  /// UTC.
  ///
  /// Call it only inside the gate, so that no other process writes, and outside of a transaction.
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

  /// Removes the copy if the store was not migrated.
  func remove() { unlink(path) }

  private func flush(in folder: String) throws(StoreError) {
    let file = try SystemCall.openFile(path)
    defer { close(file) }
    try SystemCall.flush(file, path: path)
    try StoreFolder.flush(folder)
  }
}
