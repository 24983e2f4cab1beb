import Ground

/// Stops the writes to a store that contradicts itself, and keeps it as it was found.
struct DamagedStore {
  let location: StoreLocation
  let gate: LockFile
  let now: Int64

  /// Marks the store as damaged for every process, copies its files once, and returns the error.
  ///
  /// The copy waits for a moment at which this process has no connection open: closing a plain
  /// descriptor of the database would drop SQLite's locks.
  func setAside(_ reason: String) -> StoreError {
    guard var state = try? gate.enter() else { return error(reason, copy: nil) }
    defer { gate.leave() }
    if let copy = Self.copyPath(of: location, state) { return error(reason, copy: copy) }
    state.damaged = GateState.damagedWithoutCopy
    if !OpenDatabases.contains(location.path), now > 0 {
      let path = Self.copyPath(of: location, at: now)
      if PlainCopy.make(of: location.path, at: path) {
        _ = PlainCopy.make(of: location.logPath, at: path + "-wal")
        state.damaged = now
      }
    }
    gate.record(state)
    return error(reason, copy: Self.copyPath(of: location, state))
  }

  /// The error of a writer that finds the mark.
  static func error(at location: StoreLocation, _ state: GateState) -> StoreError {
    .damaged(
      path: location.path,
      reason: "found earlier",
      copy: copyPath(of: location, state)
    )
  }

  /// - Throws: `.damaged` when the database has lost commits that the lock file knows to be kept.
  static func requireAll(
    _ sequence: Int64,
    of state: GateState,
    at location: StoreLocation
  ) throws(StoreError) {
    guard sequence < state.durable else { return }
    throw .damaged(
      path: location.path,
      reason: "\(state.durable - sequence) kept commits are gone",
      copy: nil
    )
  }

  private func error(_ reason: String, copy: String?) -> StoreError {
    .damaged(path: location.path, reason: reason, copy: copy)
  }

  private static func copyPath(of location: StoreLocation, _ state: GateState) -> String? {
    state.damaged > 0 ? copyPath(of: location, at: state.damaged) : nil
  }

  private static func copyPath(of location: StoreLocation, at instant: Int64) -> String {
    "\(location.path).damaged-\(CompactDate.text(instant))"
  }
}

/// An instant as ISO 8601's basic format has it, for a file's name: 20260131T235959Z.
enum CompactDate {
  static func text(_ microseconds: Int64) -> String {
    let seconds = Int(microseconds / 1_000_000) - (microseconds % 1_000_000 < 0 ? 1 : 0)
    let time = (seconds % 86_400 + 86_400) % 86_400
    let date = CivilDate(daysSince1970: (seconds - time) / 86_400)
    return "\(padded(date.year, 4))\(padded(date.month, 2))\(padded(date.day, 2))T"
      + "\(padded(time / 3_600, 2))\(padded(time / 60 % 60, 2))\(padded(time % 60, 2))Z"
  }

  private static func padded(_ value: Int, _ digits: Int) -> String {
    let text = String(value)
    return String(repeating: "0", count: max(0, digits - text.utf8.count)) + text
  }
}
