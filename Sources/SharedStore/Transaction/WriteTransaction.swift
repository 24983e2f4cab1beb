/// One change of the store, whole or not at all, for the length of a closure.
public struct WriteTransaction: ~Copyable, StoreReading {
  public let connection: StoreConnection
  let change: PendingChange

  /// Inserts `record` and returns it with its key, which the store gives unless it is set.
  ///
  /// - Throws: `.refused` when the key is taken or a required column is missing.
  @discardableResult
  public func insert<Record: StoreRecord>(_ record: Record) throws(StoreError) -> Record {
    let inserted = try connection.insert(record)
    try change.note(
      .insert,
      Record.collection.name,
      key: inserted.key,
      before: { [] },
      on: connection
    )
    return inserted
  }

  /// Stores `record` under its key and returns whether anything differed.
  ///
  /// - Throws: `.noSuchRecord` when nothing is stored under the key.
  @discardableResult
  public func update<Record: StoreRecord>(_ record: Record) throws(StoreError) -> Bool {
    let collection = Record.collection
    try noteRead(of: collection)
    guard let before = try connection.values(record.key, in: collection) else {
      throw .noSuchRecord(collection: collection.name, key: record.key)
    }
    let after = StoreConnection.values(of: record)
    guard before != after else { return false }
    try connection.run(collection.update, after + [.integer(record.key)])
    let image = {
      collection.columns.indices.filter { before[$0] != after[$0] }
        .map { RecordedChange.ColumnValue(column: collection.columns[$0].name, value: before[$0]) }
    }
    try change.note(.update, collection.name, key: record.key, before: image, on: connection)
    return true
  }

  /// Deletes the record with `key` and returns whether there was one.
  @discardableResult
  public func delete<Record: StoreRecord>(
    _ type: Record.Type,
    key: Int64
  ) throws(StoreError) -> Bool {
    let collection = Record.collection
    guard let before = try connection.values(key, in: collection) else { return false }
    try connection.run(collection.deletion, .integer(key))
    let image = {
      zip(collection.columns, before)
        .map { RecordedChange.ColumnValue(column: $0.name, value: $1) }
    }
    try change.note(.delete, collection.name, key: key, before: image, on: connection)
    return true
  }
}
