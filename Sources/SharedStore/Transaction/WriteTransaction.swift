/// A change of the store that is committed completely or not at all; it is valid during the call of
/// a closure.
public struct WriteTransaction: ~Copyable, StoreReading {
  public let source: StoreSource
  let change: PendingChange

  init(on connection: StoreConnection, change: PendingChange, reads: ReadTracker?) {
    source = StoreSource(connection: connection, reads: reads)
    self.change = change
  }

  /// Inserts `record` and returns it with its key; if its key is 0, the store assigns one.
  ///
  /// - Throws: `.refused` if the key is in use or a required column is missing.
  @discardableResult
  public func insert<Record: StoreRecord>(_ record: Record) throws(StoreError) -> Record {
    let prepared = change.prepared(Record.self)
    let values = StoreConnection.values(of: record, in: prepared.collection)
    var inserted = record
    let number = record.key == 0 ? try change.linkedNumber(in: prepared) : nil
    inserted.key = try prepared.insert(key: number ?? record.key, values)
    try change.noteInsertion(into: prepared, key: inserted.key, values)
    return inserted
  }

  /// Stores `record` under its key.
  ///
  /// - Returns: Whether a value differed from the stored one.
  /// - Throws: `.noSuchRecord` if there is no record with the key.
  @discardableResult
  public func update<Record: StoreRecord>(_ record: Record) throws(StoreError) -> Bool {
    let prepared = change.prepared(Record.self)
    let collection = prepared.collection
    try noteRead(of: collection)
    guard let before = try prepared.values(record.key) else {
      throw .noSuchRecord(collection: collection.name, key: record.key)
    }
    let after = StoreConnection.values(of: record, in: collection)
    guard before != after else { return false }
    try prepared.update(key: record.key, after)
    try change.noteUpdate(of: prepared, key: record.key, before: before, after: after)
    return true
  }

  /// Deletes the record with `key`.
  ///
  /// - Returns: Whether there was such a record.
  @discardableResult
  public func delete<Record: StoreRecord>(
    _ type: Record.Type,
    key: Int64
  ) throws(StoreError) -> Bool {
    let prepared = change.prepared(Record.self)
    guard let before = try prepared.values(key) else { return false }
    try prepared.delete(key: key)
    try change.noteDeletion(from: prepared, key: key, before: before)
    return true
  }
}
