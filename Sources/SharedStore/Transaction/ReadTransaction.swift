/// One consistent view of the store, for the length of a closure.
public struct ReadTransaction: ~Copyable, StoreReading {
  public let connection: StoreConnection
}
