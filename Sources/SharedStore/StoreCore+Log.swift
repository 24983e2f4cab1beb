extension StoreCore {
  /// If the write-ahead log has more than `bytes` bytes, copies it into the database and restarts
  /// it.
  ///
  /// Call it after a process has answered, or while it is idle.
  package func shortenLog(above bytes: Int64) throws(StoreError) {
    guard !isCopy, LogLength.exceeds(bytes: bytes, at: location) else { return }
    try handle(.idle)
  }

  /// Copies the write-ahead log into the database and truncates its file, so that a full disk has
  /// space again.
  ///
  /// Most of a long log is earlier versions of a few pages.
  ///
  /// - Returns: Whether the log is shorter now.
  func cutLog() -> Bool {
    let size = StoreFiles.logSize(location)
    guard let gate, let connection = try? connection(), !connection.isReadOnly,
      (try? gate.enter()) != nil
    else { return false }
    defer { gate.leave() }
    _ = try? connection.checkpoint(.cut)
    return StoreFiles.logSize(location) < size
  }

  /// Copies the write-ahead log into the database and restarts it, if no reader uses it.
  func beginLogAnew() throws(StoreError) {
    let connection = try connection()
    guard let gate, !connection.isReadOnly else { return }
    _ = try gate.enter()
    defer { gate.leave() }
    // Another process may have shortened the log meanwhile.
    guard LogLength.exceeds(bytes: LogLength.mostLeftByRefresh, at: location) else { return }
    try connection.beginLogAnew()
  }
}
