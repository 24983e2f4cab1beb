/// A shared collection with the columns that it has in this store, looked up once for many records.
struct SharedTable {
  let shape: SharedShape
  /// The names of all columns except the key, in order.
  let columns: [String]
  /// The columns that are sent to other machines, sorted by name.
  let sent: [SentColumn]
  /// The statements that select a record by its key, and by its identity.
  let recordOfKey: String
  let recordNamed: String

  /// A column that is sent to other machines.
  struct SentColumn {
    let name: String
    /// The folded copy of the column that searches read; `nil` if there is none.
    let searched: SearchedColumn?
    /// The form that the column's texts must have; `nil` if any text is valid.
    let form: StoreTextForm?
    let isReference: Bool
  }

  init(shape: SharedShape, columns: [String], searched: [SearchedColumn]) {
    (self.shape, self.columns) = (shape, columns)
    sent = columns.filter(shape.travels).sorted().map { column in
      SentColumn(
        name: column,
        searched: searched.first { $0.source == column },
        form: shape.forms[column],
        isReference: shape.references[column] != nil
      )
    }
    let selection = StoreCollection.selection(of: columns, from: shape.collection)
    recordOfKey = selection + StoreCollection.byKey
    recordNamed = selection + StoreCollection.named(by: shape.naming)
  }

  /// Returns all values of a record; `nil` if it does not exist.
  func held(
    _ key: Int64,
    on connection: StoreConnection
  ) throws(StoreError) -> [RecordedChange.ColumnValue]? {
    var rows = try connection.rows(recordOfKey, [.integer(key)])
    guard let row = try rows.next() else { return nil }
    return columns.enumerated().map { place, column in
      RecordedChange.ColumnValue(column: column, value: row.value(Int32(place + 1)))
    }
  }

  /// Returns the values of a record in the format for other machines, and its key.
  func values(
    in row: Statement,
    on connection: StoreConnection
  ) throws(StoreError) -> [String: StoreValue] {
    var values = [StoreFilter.keyColumn: StoreValue.integer(row.integer(0))]
    for (place, column) in columns.enumerated() where shape.travels(column) {
      values[column] = try connection.travelling(row.value(Int32(place + 1)), column, of: shape)
    }
    return values
  }
}

extension SharedTable {
  /// Checks that a value for a column has the form that the column's texts must have.
  ///
  /// - Throws: `StoreError.refused` if it has not.
  func check(
    _ value: StoreValue,
    _ column: String,
    _ form: StoreTextForm?
  ) throws(StoreError) {
    guard let form, value != .null else { return }
    if case .text(let text) = value, form.accepts(text) { return }
    throw .refused(
      reason: "\(column) of a record of \(shape.collection) is not a text of \(form.count) letters "
        + "from \(form.letters.lowerBound) to \(form.letters.upperBound)"
    )
  }
}
