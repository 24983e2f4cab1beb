extension StoreFilter {
  /// Returns the filter as an SQL condition, with the values to bind in order.
  func condition(
    on collection: StoreCollection
  ) throws(StoreError) -> (sql: String, values: [StoreValue]) {
    var writer = ConditionWriter(collection: collection)
    try writer.write(self, depth: 0)
    return (writer.sql, writer.values)
  }
}

/// Converts a filter to an SQL condition.
///
/// The filter can come from a command line, so its size is limited.
private struct ConditionWriter {
  let collection: StoreCollection
  var sql = ""
  var values: [StoreValue] = []

  /// The most levels of nested conditions; users need only a few.
  ///
  /// SQLite's own limit on expressions is 1,000.
  private static let maximumDepth = 256
  private static let maximumValues = 1_000

  /// Adds the SQL of a filter, or of its negation.
  ///
  /// The negation is moved into the comparisons, because SQL's `NOT` of a comparison with a missing
  /// value is missing too.
  mutating func write(
    _ filter: StoreFilter,
    depth: Int,
    isNegated: Bool = false
  ) throws(StoreError) {
    guard depth < Self.maximumDepth else {
      throw .tooLarge(what: "the depth of a filter", limit: Self.maximumDepth)
    }
    switch filter {
    case .all(let parts): try join(parts, isAll: !isNegated, depth, isNegated)
    case .any(let parts): try join(parts, isAll: isNegated, depth, isNegated)
    case .not(let part): try write(part, depth: depth + 1, isNegated: !isNegated)
    default:
      let before = sql
      sql = ""
      try compare(filter)
      guard values.count <= Self.maximumValues else {
        throw .tooLarge(what: "the number of values in a filter", limit: Self.maximumValues)
      }
      sql = before + (isNegated ? "(\(sql)) IS NOT TRUE" : sql)
    }
  }

  private mutating func compare(_ filter: StoreFilter) throws(StoreError) {
    switch filter {
    // SQLite uses an index for `IS NULL` and `=`, but not for `IS` with a bound value.
    case .equals(let column, .null): sql += "\(try quoted(column)) IS NULL"
    case .notEquals(let column, .null): sql += "\(try quoted(column)) IS NOT NULL"
    case .equals(let column, let value): try compare(column, "=", value)
    case .notEquals(let column, let value): try compare(column, "IS NOT", value)
    case .less(let column, let value): try compare(column, "<", value)
    case .lessOrEqual(let column, let value): try compare(column, "<=", value)
    case .greater(let column, let value): try compare(column, ">", value)
    case .greaterOrEqual(let column, let value): try compare(column, ">=", value)
    case .hasPrefix(let column, let text): try compareEnd(column, text) { "1, \($0)" }
    case .hasSuffix(let column, let text): try compareEnd(column, text) { "-\($0)" }
    case .contains(let column, let text):
      let (name, text) = try searched(column, text)
      sql += "instr(\(name), ?) > 0"
      values.append(text)
    case .hasLine(let column, let line):
      // Empty lines do not count, and a line cannot contain a line break.
      guard !line.isEmpty, !line.utf8.contains(UInt8(ascii: "\n")) else {
        _ = try quoted(column)
        sql += "0"
        return
      }
      let (name, text) = try searched(column, "\n\(line)\n")
      sql += "instr(char(10) || \(name) || char(10), ?) > 0"
      values.append(text)
    case .key(let key): try compare(StoreFilter.keyColumn, "=", .integer(key))
    case .all, .any, .not: break
    }
  }

  private mutating func compare(
    _ column: String,
    _ comparison: String,
    _ value: StoreValue
  ) throws(StoreError) {
    sql += "\(try quoted(column)) \(comparison) ?"
    values.append(normalized(value, for: column))
  }

  /// Adds a comparison with the beginning or the end of a column's text.
  ///
  /// `place` gets the number of bytes to compare, and returns the arguments of SQL's `substr` that
  /// select them.
  private mutating func compareEnd(
    _ column: String,
    _ text: String,
    place: (Int) -> String
  ) throws(StoreError) {
    let (name, bytes) = try bytes(of: text, in: column)
    guard !bytes.isEmpty else {
      // For an empty text, `substr` would not return a text that equals it.
      sql += "\(name) IS NOT NULL"
      return
    }
    sql += "substr(\(name), \(place(bytes.count))) = ?"
    values.append(.blob(bytes))
  }

  /// Returns SQL for the bytes of the searched column, and the bytes of the text to search for.
  ///
  /// As text, SQLite would only compare the characters up to the first NUL.
  private func bytes(
    of text: String,
    in column: String
  ) throws(StoreError) -> (name: String, bytes: [UInt8]) {
    let (name, value) = try searched(column, text)
    guard case .text(let text) = value else { return (name, []) }
    return ("CAST(\(name) AS BLOB)", Array(text.utf8))
  }

  /// Returns the column to search, and the text to search for: folded ones, if the column has a
  /// folded form.
  private func searched(
    _ column: String,
    _ text: String
  ) throws(StoreError) -> (name: String, text: StoreValue) {
    guard let fold = collection.fold(of: column) else {
      return (try quoted(column), normalized(.text(text), for: column))
    }
    return (try quoted(fold.name), StoreValue.text(text).folded)
  }

  /// Returns the value that the column stores for this value.
  private func normalized(_ value: StoreValue, for column: String) -> StoreValue {
    guard let position = collection.position(of: column), collection.columns[position].isSearched
    else { return value }
    return value.composed
  }

  private mutating func join(
    _ parts: [StoreFilter],
    isAll: Bool,
    _ depth: Int,
    _ isNegated: Bool
  ) throws(StoreError) {
    guard !parts.isEmpty else {
      sql += isAll ? "1" : "0"
      return
    }
    try join(parts[...], isAll ? " AND " : " OR ", depth, isNegated)
  }

  /// Joins conditions as a balanced tree.
  ///
  /// SQLite accepts expressions up to 1,000 levels deep, and a chain would have one level for each condition.
  private mutating func join(
    _ parts: ArraySlice<StoreFilter>,
    _ word: String,
    _ depth: Int,
    _ isNegated: Bool
  ) throws(StoreError) {
    guard parts.count > 1 else {
      for part in parts { try write(part, depth: depth + 1, isNegated: isNegated) }
      return
    }
    let middle = parts.startIndex + parts.count / 2
    sql += "("
    try join(parts[..<middle], word, depth, isNegated)
    sql += word
    try join(parts[middle...], word, depth, isNegated)
    sql += ")"
  }

  private func quoted(_ column: String) throws(StoreError) -> String {
    if column == StoreFilter.keyColumn { return "key" }
    guard collection.position(of: column) != nil else {
      throw .refused(reason: "\(collection.name) has no column \(column)")
    }
    return "\"\(column)\""
  }
}
