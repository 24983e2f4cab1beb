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
    try connection.requireKnownCore(version)
    guard version > 0 else { throw .missing(path: location.path) }
    source = StoreSource(connection: connection, reads: nil)
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
