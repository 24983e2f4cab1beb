import Ground

/// A searchable column as recorded in the store.
///
/// So programs that do not know the record's type also keep its folded form up to date.
struct SearchedColumn: Hashable {
  let collection: String
  let source: String
  /// The name of the column with the folded text; `nil` if there is none.
  let folded: String?

  /// Returns the columns to write when the column gets this value, with their values: the column
  /// itself, and that with the folded text.
  func values(for value: StoreValue) -> [(column: String, value: StoreValue)] {
    let composed = (column: source, value: value.composed)
    return folded.map { [composed, (column: $0, value: value.folded)] } ?? [composed]
  }
}

/// The SQL statements about searchable columns.
private enum FoldSQL {
  static let note = """
    INSERT INTO folds (collection, source, folded, version) VALUES (?1, ?2, ?3, ?4)
    ON CONFLICT (collection, source) DO UPDATE SET folded = excluded.folded, version = excluded.version
      WHERE folds.folded IS NOT excluded.folded
    """
  static let summary = "SELECT COUNT(*), MIN(version), MAX(version) FROM folds"
  static let isNoted = "SELECT 1 FROM folds WHERE collection = ? AND source = ?"
  static let outdated = "SELECT collection, source, folded FROM folds WHERE version < ?"
  static let ofCollection = "SELECT collection, source, folded FROM folds WHERE collection = ?"
  static let setVersion = "UPDATE folds SET version = ?"

  /// Selects the texts of a column that follow a given key, in the order of keys.
  static func texts(of column: SearchedColumn) -> String {
    StoreCollection.selection(of: [column.source], from: column.collection)
      + " WHERE key > ? ORDER BY key LIMIT ?"
  }
}

extension StoreConnection {
  /// Returns the lowest and the highest version of the folding rules used in the store; `nil` if
  /// nothing is folded.
  func foldVersions() throws(StoreError) -> ClosedRange<Int64>? {
    var rows = try rows(FoldSQL.summary)
    guard let row = try rows.next(), row.integer(0) > 0 else { return nil }
    return row.integer(1)...max(row.integer(1), row.integer(2))
  }

  /// Returns whether the store has recorded this searchable column.
  func isNoted(_ column: SearchedColumn) throws(StoreError) -> Bool {
    try integer(FoldSQL.isNoted, .text(column.collection), .text(column.source)) != nil
  }

  /// Records that a column is searchable, and with which version of the folding rules its texts
  /// were folded.
  func note(_ column: SearchedColumn, version: Int64) throws(StoreError) {
    try run(
      FoldSQL.note,
      .text(column.collection),
      .text(column.source),
      column.folded.map { .text($0) } ?? .null,
      .integer(version)
    )
  }

  /// Returns the searchable columns of a collection.
  func searchedColumns(of collection: String) throws(StoreError) -> [SearchedColumn] {
    try searchedColumns(FoldSQL.ofCollection, .text(collection))
  }

  /// Folds every text again that was folded with an older version of the rules.
  func foldAnew() throws(StoreError) {
    for column in try searchedColumns(FoldSQL.outdated, .integer(SearchText.version)) {
      try fold(column)
    }
    try run(FoldSQL.setVersion, .integer(SearchText.version))
  }

  private func searchedColumns(
    _ sql: String,
    _ value: StoreValue
  ) throws(StoreError) -> [SearchedColumn] {
    var rows = try rows(sql, [value])
    var columns: [SearchedColumn] = []
    while let row = try rows.next() {
      columns.append(
        SearchedColumn(
          collection: row.text(0),
          source: row.text(1),
          folded: row.optionalText(2)
        )
      )
    }
    return columns
  }

  /// Folds the texts of a column, some at a time, so that memory is limited and no row is changed
  /// while it is read.
  private func fold(_ column: SearchedColumn) throws(StoreError) {
    let partSize: Int64 = 1_000
    let columns = column.values(for: .null).map(\.column)
    let update = StoreCollection.update(columns, of: column.collection)
    var last: Int64 = .min
    var isAtEnd = false
    while !isAtEnd {
      var texts: [(key: Int64, text: StoreValue)] = []
      do {
        var rows = try rows(FoldSQL.texts(of: column), [.integer(last), .integer(partSize)])
        while let row = try rows.next() { texts.append((row.integer(0), row.value(1))) }
      }
      for (key, text) in texts {
        try run(update, column.values(for: text).map(\.value) + [.integer(key)])
      }
      isAtEnd = texts.count < partSize
      last = texts.last?.key ?? last
    }
  }
}
