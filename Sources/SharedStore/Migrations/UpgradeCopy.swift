import SystemLibrary

/// The copy of a store as an older version left it, made before its shape changes.
///
/// The older version of the program opens it as it stands: that is the way back.
struct UpgradeCopy {
  let path: String

  /// Makes the copy, whole and on the disk, in the folder of the store, named by `instant`, in microseconds
  /// since 1970 UTC.
  ///
  /// Only inside the gate, where no other process writes, and outside of a transaction.
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

  /// Takes the copy away where the store stays as it is.
  func remove() { unlink(path) }

  private func flush(in folder: String) throws(StoreError) {
    let file = try SystemCall.openFile(path)
    defer { close(file) }
    try SystemCall.flush(file, path: path)
    try StoreFolder.flush(folder)
  }
}
