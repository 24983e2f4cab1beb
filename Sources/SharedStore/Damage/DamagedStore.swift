/// Stops writes to a store whose data is inconsistent, and preserves its files.
struct DamagedStore {
  let location: StoreLocation
  let gate: LockFile
  let now: Int64

  /// Marks the store as damaged for every process, copies its files once, and returns the error to
  /// throw.
  ///
  /// The copy waits until this process has no open connection, because closing another descriptor
  /// of the database would release SQLite's locks.
  func setAside(_ reason: String) -> StoreError {
    guard var state = try? gate.enter() else { return Self.error(at: location, reason, copy: nil) }
    defer { gate.leave() }
    if let copy = DamageCopy(namedBy: state, of: location) {
      return Self.error(at: location, reason, copy: copy)
    }
    state.damaged = GateState.damagedWithoutCopy
    var made: DamageCopy?
    if !OpenDatabases.contains(location.path), now > 0 {
      let copy = DamageCopy(unusedIn: location, from: now)
      if (try? copy.make()) != nil {
        state.damaged = copy.instant
        made = copy
      }
    }
    gate.record(state)
    return Self.error(at: location, reason, copy: made)
  }

  /// Returns the error for a writer if the lock file marks the store as damaged.
  static func error(at location: StoreLocation, _ state: GateState) -> StoreError {
    error(at: location, "found earlier", copy: DamageCopy(namedBy: state, of: location))
  }

  private static func error(
    at location: StoreLocation,
    _ reason: String,
    copy: DamageCopy?
  ) -> StoreError {
    .damaged(path: location.path, reason: reason, copy: copy?.location.path)
  }

  /// Checks that the database contains the last commit that was on the disk according to the lock
  /// file.
  ///
  /// `sequence` is the number of the database's last commit.
  ///
  /// - Throws: `.damaged` if the database has lost commits.
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
}
