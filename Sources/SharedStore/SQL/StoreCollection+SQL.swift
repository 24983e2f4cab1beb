import Ground

// The names are checked when a collection is declared, so none needs an escape.
extension StoreCollection {
  var table: String { Self.table(of: name) }

  static func table(of name: String) -> String { "records_\(name)" }

  var creation: [String] {
    let definitions = columns.map(\.definition).joined(separator: ", ")
    let keyed = "key INTEGER PRIMARY KEY AUTOINCREMENT"  // A key is never given again.
    return ["CREATE TABLE \(table) (\(keyed), \(definitions)) STRICT"]
      + indexes.map { Self.index($0, on: name) }
  }

  static func index(_ index: StoreIndex, on name: String) -> String {
    let list = index.columns.map { "\"\($0)\"" }.joined(separator: ", ")
    let condition = index.present.map { " WHERE \"\($0)\" IS NOT NULL" } ?? ""
    return "CREATE INDEX \(indexName(index, on: name)) ON \(table(of: name)) (\(list))\(condition)"
  }

  static func removal(of index: StoreIndex, from name: String) -> String {
    "DROP INDEX \(indexName(index, on: name))"
  }

  static func indexName(_ index: StoreIndex, on name: String) -> String {
    let columns = index.columns.joined(separator: "_")
    return "\(table(of: name))_by_\(columns)\(index.present == nil ? "" : "_present")"
  }

  static func addition(of column: StoreColumn, to name: String) -> String {
    "ALTER TABLE \(table(of: name)) ADD COLUMN \(column.definition)"
  }

  static func copy(of source: String, to target: String, in name: String) -> String {
    "UPDATE \(table(of: name)) SET \"\(target)\" = \"\(source)\" WHERE \"\(source)\" IS NOT NULL"
  }

  /// Returns the beginning of a query that selects the key and then these columns.
  static func selection(of columns: [String], from name: String) -> String {
    // Each process that reads needs this text, and `joined()` would be slower at its first use.
    var names = "key"
    for column in columns { names += ", \"\(column)\"" }
    return "SELECT \(names) FROM \(table(of: name))"
  }

  /// Returns the statement that inserts a record; the columns are bound first, then the key.
  static func insertion(of columns: [String], into name: String) -> String {
    let names = columns.map { "\"\($0)\", " }.joined()
    let marks = columns.map { _ in "?, " }.joined()
    return "INSERT INTO \(table(of: name)) (\(names)key) VALUES (\(marks)?)"
  }

  static func update(_ columns: [String], of name: String) -> String {
    let assignments = columns.map { "\"\($0)\" = ?" }.joined(separator: ", ")
    return "UPDATE \(table(of: name)) SET \(assignments)" + byKey
  }

  static func deletion(from name: String) -> String { "DELETE FROM \(table(of: name))" + byKey }

  /// Returns a query for the keys and names of records between two keys, the greatest key first.
  ///
  /// The first and the last key and the maximum number of records are bound.
  static func names(by column: String, in name: String) -> String {
    "SELECT key, \"\(column)\" FROM \(table(of: name)) WHERE key BETWEEN ? AND ?"
      + " ORDER BY key DESC LIMIT ?"
  }

  /// Returns a query for a text of the record whose column `other` has the bound value.
  static func text(of column: String, where other: String, in name: String) -> String {
    "SELECT \"\(column)\" FROM \(table(of: name)) WHERE \"\(other)\" = ? LIMIT 1"
  }

  /// Returns a query for the key of the record in which a column has the bound value.
  static func key(where column: String, in name: String) -> String {
    "SELECT key FROM \(table(of: name)) WHERE \"\(column)\" = ? LIMIT 1"
  }

  /// Returns a query for the keys of all records with a value in a column, with these values.
  static func present(_ column: String, in name: String) -> String {
    "SELECT key, \"\(column)\" FROM \(table(of: name)) WHERE \"\(column)\" IS NOT NULL ORDER BY key"
  }

  /// Returns a query for a text of all records in which the column `other` has the bound value.
  static func text(of column: String, everyWhere other: String, in name: String) -> String {
    "SELECT \"\(column)\" FROM \(table(of: name)) WHERE \"\(other)\" = ? ORDER BY key"
  }

  /// Returns the end of a query for the records whose value in a column follows the bound one,
  /// sorted by that column.
  ///
  /// The maximum number of records is bound too.
  static func behind(_ column: String) -> String {
    " WHERE \"\(column)\" > ? ORDER BY \"\(column)\" LIMIT ?"
  }

  /// Returns the end of a query for the record with the bound value in a column.
  static func named(by column: String) -> String { " WHERE \"\(column)\" = ? LIMIT 1" }

  static let byKey = " WHERE key = ?"
  /// The end of a query for the first record with a bound key or a greater one.
  static let fromKey = " WHERE key >= ? ORDER BY key LIMIT 1"
  static let inOrder = " ORDER BY key"
  /// Selects the columns of a table except its key.
  static let columnNames = "SELECT name FROM pragma_table_info(?) WHERE name <> 'key'"

  var insertion: String { Self.insertion(of: columns.map(\.name), into: name) }
  var update: String { Self.update(columns.map(\.name), of: name) }
  var deletion: String { Self.deletion(from: name) }

  /// Returns a query for the records that meet `condition`, sorted by `sort` and then by key.
  ///
  /// - Throws: `.refused` if a column is unknown.
  func selection(
    where condition: String,
    sortedBy sort: [StoreSort]
  ) throws(StoreError) -> String {
    var sql = "\(selection) WHERE \(condition) ORDER BY "
    for criterion in sort {
      guard criterion.column != StoreFilter.keyColumn else {
        sql += "key\(criterion.isAscending ? "" : " DESC"), "
        continue
      }
      guard let position = position(of: criterion.column) else {
        throw .refused(reason: "\(name) has no column \(criterion.column)")
      }
      // SQLite sorts missing values before all others, so in descending order they are last without
      // `NULLS LAST`.
      let isOptional = columns[position].isOptional
      let direction = criterion.isAscending ? (isOptional ? " NULLS LAST" : "") : " DESC"
      sql += "\"\(criterion.column)\"\(direction), "
    }
    return sql + "key LIMIT ?"
  }

  func count(where condition: String) -> String {
    "SELECT COUNT(*) FROM \(table) WHERE \(condition)"
  }

  /// Returns a query for the greatest value of a column in the records that meet `condition`.
  ///
  /// - Throws: `.refused` if the column is unknown.
  func greatest(_ column: String, where condition: String) throws(StoreError) -> String {
    try requireColumn(column)
    return "SELECT MAX(\"\(column)\") FROM \(table) WHERE \(condition)"
  }

  private func requireColumn(_ column: String) throws(StoreError) {
    guard position(of: column) != nil else {
      throw .refused(reason: "\(name) has no column \(column)")
    }
  }
}

extension StoreColumn {
  /// The SQL that defines the column in `CREATE TABLE` or `ALTER TABLE`.
  var definition: String {
    var words = "\"\(name)\" \(kind.rawValue)"
    if !isOptional { words += " NOT NULL" }
    if initialValue != .null { words += " DEFAULT \(Self.literal(initialValue))" }
    return words
  }

  /// Returns the value that the column stores: not-a-number becomes null, and a real column stores
  /// an integer as a real number.
  func normalized(_ value: StoreValue) -> StoreValue {
    switch (value, kind) {
    case (.real(let number), _) where number.isNaN: .null
    case (.text, _) where isSearched: value.composed
    case (.integer(let number), .real): .real(Double(number))
    default: value
    }
  }

  /// Returns an SQL literal, because a definition cannot have bound values.
  private static func literal(_ value: StoreValue) -> String {
    switch value {
    case .null: "NULL"
    case .integer(let number): "(\(number))"
    case .real(let number): number.isFinite ? "(\(number))" : "NULL"
    case .text(let text): "CAST(X'\(Hexadecimal.digits(of: text.utf8))' AS TEXT)".parenthesized
    case .blob(let bytes): "X'\(Hexadecimal.digits(of: bytes))'"
    }
  }
}

extension String {
  fileprivate var parenthesized: String { "(\(self))" }
}
