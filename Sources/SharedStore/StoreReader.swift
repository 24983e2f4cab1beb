import Ground

/// Reads the store without locks, tasks or waiting, and never writes to it.
///
/// The one exception is a store of the last development version, which is migrated when it is first
/// opened.
package final class StoreReader: StoreReading {
  public let source: StoreSource
  /// Whether the store has the tables of an older version, which the next writer migrates.
  package let isOutdated: Bool

  /// Opens the store at `location`; in a read-only folder it is read without a lock.
  ///
  /// - Throws: `.missing` if it does not exist yet, `.newerSchema` if a later version wrote it.
  package init(at location: StoreLocation) throws(StoreError) {
    try StoreFiles.inspect(location)
    var connection = try StoreConnection(location, mode: StoreFiles.modeForReading(location))
    var version = try connection.requireKnown()
    if version == DevelopmentStore.number {
      let gate = LockFile(location, patienceInMilliseconds: 10_000)
      let now = { @Sendable in SystemTime.microsecondsSince1970 }
      _ = try StoreOpening(location: location, schemas: [], gate: gate, now: now).open()
      connection = try StoreConnection(location, mode: StoreFiles.modeForReading(location))
      version = try connection.requireKnown()
    }
    guard version > 0 else { throw .missing(path: location.path) }
    isOutdated = version < CoreSchema.version
    if isOutdated {
      for shadow in CoreSchema.shadows(of: version) { try connection.execute(shadow) }
    }
    source = StoreSource(connection: connection, reads: nil)
  }

  /// Returns an error if data is known to be lost: commits are missing, or the log belongs to
  /// another store.
  ///
  /// - Returns: `nil` if nothing is known to be lost; finding other damage requires reading every
  ///   page.
  package func loss() throws(StoreError) -> StoreError? {
    // The lock file is read first, because a commit is in the database before its number is in the
    // lock file.
    let state = GateState(of: connection.location)
    do {
      let sequence = try connection.commitSequence()
      try DamagedStore.requireAll(sequence, of: state, at: connection.location)
      let identity = StoreIdentity(location: connection.location, state: state)
      _ = try identity.require(connection)
      return nil
    } catch {
      guard case .damaged = error else { throw error }
      return error
    }
  }

  /// Keeps the database open after this object is deallocated, in a process that is about to end.
  package func leaveOpen() {
    connection.leaveOpen()
  }

  /// Runs `body`, which reads one consistent state of the store, for several queries that must
  /// agree.
  package func read<Result>(
    _ body: (borrowing ReadTransaction) throws -> Result
  ) throws -> Result {
    try connection.reading(body)
  }
}
