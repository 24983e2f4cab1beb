extension StoreFilter {
  /// The condition as SQL, with the values that it binds in order.
  func condition(
    on collection: StoreCollection
  ) throws(StoreError) -> (sql: String, values: [StoreValue]) {
    var writer = ConditionWriter(collection: collection)
    try writer.write(self, depth: 0)
    return (writer.sql, writer.values)
  }
}

/// Writes a filter as a condition, which can come from a command line and is therefore limited.
private struct ConditionWriter {
  let collection: StoreCollection
  var sql = ""
  var values: [StoreValue] = []

  /// Users nest a handful; SQLite's own limit on expressions is 1,000.
  private static let maximumDepth = 64
  private static let maximumValues = 1_000

  mutating func write(_ filter: StoreFilter, depth: Int) throws(StoreError) {
    guard depth < Self.maximumDepth else {
      throw .tooLarge(what: "the depth of a filter", limit: Self.maximumDepth)
    }
    guard values.count < Self.maximumValues else {
      throw .tooLarge(what: "the number of values in a filter", limit: Self.maximumValues)
    }
    switch filter {
    case .equals(let column, let value): try compare(column, "IS ?", value)
    case .notEquals(let column, let value): try compare(column, "IS NOT ?", value)
    case .less(let column, let value): try compare(column, "< ?", value)
    case .lessOrEqual(let column, let value): try compare(column, "<= ?", value)
    case .greater(let column, let value): try compare(column, "> ?", value)
    case .greaterOrEqual(let column, let value): try compare(column, ">= ?", value)
    case .hasPrefix(let column, let text):
      let name = try quoted(column)
      sql += "substr(\(name), 1, length(?)) = ?"
      values += [.text(text), .text(text)]
    case .contains(let column, let text):
      sql += "instr(\(try quoted(column)), ?) > 0"
      values.append(.text(text))
    case .key(let key):
      sql += "key = ?"
      values.append(.integer(key))
    case .all(let parts): try join(parts, with: " AND ", empty: "1", depth: depth)
    case .any(let parts): try join(parts, with: " OR ", empty: "0", depth: depth)
    case .not(let part):
      sql += "NOT ("
      try write(part, depth: depth + 1)
      sql += ")"
    }
  }

  private mutating func compare(
    _ column: String,
    _ comparison: String,
    _ value: StoreValue
  ) throws(StoreError) {
    sql += "\(try quoted(column)) \(comparison)"
    values.append(value)
  }

  private mutating func join(
    _ parts: [StoreFilter],
    with separator: String,
    empty: String,
    depth: Int
  ) throws(StoreError) {
    guard !parts.isEmpty else {
      sql += empty
      return
    }
    for (index, part) in parts.enumerated() {
      sql += index == 0 ? "(" : separator
      try write(part, depth: depth + 1)
    }
    sql += ")"
  }

  private func quoted(_ column: String) throws(StoreError) -> String {
    guard collection.position(of: column) != nil else {
      throw .refused(reason: "\(collection.name) has no column \(column)")
    }
    return "\"\(column)\""
  }
}
