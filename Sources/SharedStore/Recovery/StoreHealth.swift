/// Checks a whole store for damage, without changing it.
package enum StoreHealth {
  /// The result of checking every page of a store.
  package enum Finding: Equatable, Sendable {
    case sound
    /// The store is not damaged, but its lock file marks it as damaged.
    case soundButMarked
    /// The store is damaged; `reason` describes the first inconsistency.
    case damaged(reason: String)
  }

  /// Reads every page of the store, which is as slow as copying the file.
  ///
  /// - Throws: `.missing` if there never was a store, or the error that prevents reading it.
  package static func examine(_ location: StoreLocation) throws(StoreError) -> Finding {
    try StoreFiles.requireFiles(location)
    let state = try LockFile(location, patienceInMilliseconds: 0).peek()
    do {
      try requireSoundFiles(location, state)
    } catch .damaged(_, let reason, _) {
      return .damaged(reason: reason)
    }
    return state.damaged == 0 ? .sound : .soundButMarked
  }

  /// Checks every page of the store.
  ///
  /// - Throws: `.damaged` with the first inconsistency, or because the store is marked as damaged;
  ///   otherwise the errors of `examine`.
  package static func requireSound(_ location: StoreLocation) throws(StoreError) {
    let state = try LockFile(location, patienceInMilliseconds: 0).peek()
    guard state.damaged == 0 else { throw DamagedStore.error(at: location, state) }
    try requireSoundFiles(location, state)
  }

  /// Removes a mark of damage for which there is no evidence: the copy that it names does not
  /// exist, and the store is not damaged.
  ///
  /// - Throws: `.damaged` if the store is damaged.
  static func removeUnprovenMark(
    _ location: StoreLocation,
    _ gate: LockFile
  ) throws(StoreError) {
    var state = try gate.enter()
    defer { gate.leave() }
    guard state.damaged != 0, DamageCopy(namedBy: state, of: location) == nil else { return }
    try requireSoundFiles(location, state)
    state.damaged = 0
    gate.record(state)
  }

  /// Checks the database and the log; a mark of damage in the lock file is ignored.
  static func requireSoundFiles(
    _ location: StoreLocation,
    _ state: GateState
  ) throws(StoreError) {
    if !StoreFiles.exists(location) { try DamagedStore.requireAll(0, of: state, at: location) }
    try StoreFiles.inspect(location)
    let connection = try StoreConnection(location, mode: StoreFiles.modeForReading(location))
    let version = try connection.requireKnown()
    _ = try StoreIdentity(location: location, state: state).require(connection)
    let sequence = version == 0 ? 0 : try connection.commitSequence()
    try DamagedStore.requireAll(sequence, of: state, at: location)
    if version == CoreSchema.version, let table = try CoreShape.missingTable(of: connection) {
      throw .missingTable(table, path: location.path)
    }
    try connection.requireIntegrity()
  }
}
