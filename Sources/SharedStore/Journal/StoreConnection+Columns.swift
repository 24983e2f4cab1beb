extension StoreConnection {
  /// Returns the columns that a collection has in this store, which may differ from those of its
  /// type.
  func columnNames(of collection: String) throws(StoreError) -> [String] {
    var rows = try rows(
      StoreCollection.columnNames,
      [.text(StoreCollection.table(of: collection))]
    )
    var columns: [String] = []
    while let row = try rows.next() { columns.append(row.text(0)) }
    return columns
  }

  /// Returns all columns of a record; `nil` if it does not exist.
  func columns(
    ofRecord key: Int64,
    in collection: String
  ) throws(StoreError) -> [RecordedChange.ColumnValue]? {
    if collection == WidgetSQL.journalName {
      return try columns(WidgetSQL.journalColumns, WidgetSQL.journalled, key, from: 1)
    }
    let columns = try columnNames(of: collection)
    guard StoreName.isValid(collection), !columns.isEmpty else { return nil }
    let sql = StoreCollection.selection(of: columns, from: collection) + StoreCollection.byKey
    return try self.columns(columns, sql, key, from: 1)
  }

  private func columns(
    _ names: [String],
    _ sql: String,
    _ key: Int64,
    from first: Int32
  ) throws(StoreError) -> [RecordedChange.ColumnValue]? {
    var rows = try rows(sql, [.integer(key)])
    guard let row = try rows.next() else { return nil }
    return names.enumerated().map { index, column in
      RecordedChange.ColumnValue(column: column, value: row.value(first + Int32(index)))
    }
  }
}
