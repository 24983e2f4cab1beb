import SystemLibrary

/// The copy of a store as an older version left it, made before its shape changes.
///
/// The older version of the program opens it as it stands: that is the way back.
struct UpgradeCopy {
  let path: String

  /// More upgrades than are ever done in as many seconds.
  private static let maximumNames = 1_000

  /// Makes the copy, whole and on the disk, in the folder of the store, named by `instant`, in microseconds
  /// since 1970 UTC.
  ///
  /// Only inside the gate, where no other process writes, and outside of a transaction.
  init(of connection: StoreConnection, at instant: Int64) throws(StoreError) {
    path = try Self.reserved(for: connection.location, at: instant)
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

  /// An empty file of this user's alone, which SQLite may fill.
  private static func reserved(
    for store: StoreLocation,
    at instant: Int64
  ) throws(StoreError) -> String {
    for second in 0..<Int64(maximumNames) {
      let date = CompactDate.text(max(1, instant) + second * 1_000_000)
      let path = "\(store.path).before-\(date)"
      let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
      let file = SystemCall.uninterrupted { open(path, flags, 0o600) }
      if file >= 0 {
        close(file)
        return path
      }
      guard errno == EEXIST else { throw SystemCall.failure(of: path) }
    }
    throw .cannotCreate(path: "\(store.path).before-…", reason: SystemText.of(EEXIST))
  }

  private func flush(in folder: String) throws(StoreError) {
    let file = try SystemCall.openFile(path)
    defer { close(file) }
    try SystemCall.flush(file, path: path)
    try StoreFolder.flush(folder)
  }
}
