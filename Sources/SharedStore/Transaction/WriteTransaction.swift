/// One change of the store, whole or not at all, for the length of a closure.
public struct WriteTransaction: ~Copyable, StoreReading {
  public let connection: StoreConnection

  /// Inserts `record` and returns it with its key, which the store gives unless it is set.
  @discardableResult
  public func insert<Record: StoreRecord>(_ record: Record) throws(StoreError) -> Record {
    fatalError("not reached")
  }

  /// Stores `record` under its key and returns whether anything differed.
  ///
  /// - Throws: `.noSuchRecord` when nothing is stored under the key.
  @discardableResult
  public func update<Record: StoreRecord>(_ record: Record) throws(StoreError) -> Bool {
    fatalError("not reached")
  }

  /// Deletes the record with `key` and returns whether there was one.
  @discardableResult
  public func delete<Record: StoreRecord>(
    _ type: Record.Type,
    key: Int64
  ) throws(StoreError) -> Bool { fatalError("not reached") }
}
