extension StoreConnection {
  /// The columns of the record with `key`; `nil` when there is none.
  func values(
    _ key: Int64,
    in collection: StoreCollection
  ) throws(StoreError) -> [StoreValue]? {
    var rows = try rows(collection.selection + StoreCollection.byKey, [.integer(key)])
    guard let row = try rows.next() else { return nil }
    return collection.columns.indices.map { row.value(Int32($0 + 1)) }
  }

  /// What `record` stores, in the order of its collection's columns.
  static func values<Record: StoreRecord>(
    of record: Record,
    in collection: StoreCollection
  ) -> [StoreValue] {
    var values = StoreRowValues(of: collection)
    record.encode(into: &values)
    return values.values
  }
}
