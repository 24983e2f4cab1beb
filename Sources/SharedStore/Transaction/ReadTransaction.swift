/// One consistent view of the store, for the length of a closure.
public struct ReadTransaction: ~Copyable, StoreReading {
  public let source: StoreSource

  init(_ connection: StoreConnection, reads: ReadTracker?) {
    source = StoreSource(connection: connection, reads: reads)
  }
}
