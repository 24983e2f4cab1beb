/// Reads the store without a lock, a task or a wait, and never writes to it.
package final class StoreReader: StoreReading {
  package let connection: StoreConnection

  /// Opens the store of `location`; in a folder that cannot be written it is read as it lies there.
  ///
  /// - Throws: `.missing` when there is none yet.
  package init(at location: StoreLocation) throws(StoreError) { fatalError("not reached") }

  /// Gives up closing the database: for a process that is about to end.
  package func leaveOpen() {}
}
