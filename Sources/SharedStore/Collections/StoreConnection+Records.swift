extension StoreConnection {
  /// The columns of the record with `key`; `nil` when there is none.
  func values(
    _ key: Int64,
    in collection: StoreCollection
  ) throws(StoreError) -> [StoreValue]? {
    var rows = try rows(collection.selection + " WHERE key = ?", [.integer(key)])
    guard let row = try rows.next() else { return nil }
    return collection.columns.indices.map { row.value(Int32($0 + 1)) }
  }

  /// Inserts `record` and returns it with its key; a key of 0 asks for the next one.
  func insert<Record: StoreRecord>(_ record: Record) throws(StoreError) -> Record {
    guard record.key >= 0 else { throw .refused(reason: "the key \(record.key) is negative") }
    let collection = Record.collection
    let key: StoreValue = record.key == 0 ? .null : .integer(record.key)
    try run(collection.insertion, [key] + Self.values(of: record))
    var inserted = record
    inserted.key = lastInsertedKey
    return inserted
  }

  /// What `record` stores, in the order of its collection's columns.
  static func values<Record: StoreRecord>(of record: Record) -> [StoreValue] {
    var values = StoreRowValues(of: Record.collection)
    record.encode(into: &values)
    return values.values
  }
}
