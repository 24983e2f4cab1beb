/// Reads the store without a lock, a task or a wait, and never writes to it.
package final class StoreReader: StoreReading {
  public let source: StoreSource

  /// Opens the store of `location`; in a folder that cannot be written it is read as it lies there.
  ///
  /// - Throws: `.missing` when there is none yet, `.newerSchema` when a later version wrote it.
  package init(at location: StoreLocation) throws(StoreError) {
    try StoreFiles.inspect(location)
    let connection = try StoreConnection(location, mode: StoreFiles.modeForReading(location))
    let version = try connection.coreVersion()
    // A store of this version is asked by those who write to it.
    if version != CoreSchema.version {
      try connection.requireOwn(version)
      try connection.requireKnownCore(version)
      try connection.requireAgreement()
    }
    guard version > 0 else { throw .missing(path: location.path) }
    for view in CompactSchema.views(ofVersion: version) { try connection.execute(view) }
    source = StoreSource(connection: connection, reads: nil)
  }

  /// What is wrong with the files although they can be read: kept commits that are gone, or a log of
  /// another store.
  ///
  /// - Returns: `nil` where nothing is seen to be wrong; only a look at every page would show more.
  package func loss() throws(StoreError) -> StoreError? {
    // Read first: a commit is in the database before the lock file knows of it.
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

  /// Gives up closing the database: for a process that is about to end.
  package func leaveOpen() {
    connection.leaveOpen()
  }

  /// Runs `body` on one consistent view of the store, for several questions that belong together.
  package func read<Result>(
    _ body: (borrowing ReadTransaction) throws -> Result
  ) throws -> Result {
    try connection.reading(body)
  }
}
