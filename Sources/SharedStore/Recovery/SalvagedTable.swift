/// Copies the rows of one damaged table that can still be read.
struct SalvagedTable {
  let name: String
  let source: StoreConnection
  let target: StoreConnection

  /// Creates the search for rows on pages that no table reaches any more; it is called when a table
  /// first needs the search.
  let search: () throws(StoreError) -> PageSearch?

  /// The result of copying a table: its saved rows, and the gap between rows that could not be
  /// read.
  struct Outcome {
    var saved = SavedTable(name: "")
    /// The number of rows read from the beginning of the table, including those that could not be
    /// inserted.
    var found = 0
    /// The values of the first column in the rows just before and just after the unreadable ones,
    /// if they are numbers.
    ///
    /// It is `nil` if there is no gap.
    var gap: ClosedRange<Int64>?
  }

  /// Copies the readable rows.
  ///
  /// - Throws: If the recovered store cannot be written, or if the system fails to read.
  func copy() throws(StoreError) -> Outcome {
    var outcome = Outcome()
    outcome.saved.name = name
    guard let columns = try columns(), !columns.isEmpty else { return outcome }
    let list = columns.map { "\"\($0)\"" }.joined(separator: ", ")
    let insertion = RecoverySQL.insertion(of: list, count: columns.count, into: name)
    let selection = RecoverySQL.selection(of: list, from: name)
    let forwards = try copy(selection, of: source, count: columns.count, into: insertion)
    outcome.found = forwards.read
    outcome.saved.rows = forwards.kept
    outcome.saved.refused = forwards.refused
    outcome.saved.isWhole = forwards.isWhole && forwards.refused == 0
    outcome.saved.expected = try expectedRows()
    guard !forwards.isWhole else { return outcome }
    // The rows after the damaged page can be read from the other end.
    let order = try reversedOrder()
    let backwards = try copy(
      RecoverySQL.reversed(selection, by: order),
      of: source,
      count: columns.count,
      into: insertion
    )
    outcome.saved.rows += backwards.kept
    try search()?.forEachPart(of: name) { (part) throws(StoreError) in
      let found = try copy(selection, of: part, count: columns.count, into: insertion)
      outcome.saved.rows += found.kept
    }
    let (first, last) = (forwards.last ?? 0, backwards.last ?? .max)
    outcome.gap = min(first, last)...max(first, last)
    return outcome
  }

  /// Returns the number of the table's rows according to an undamaged index; `nil` if there is
  /// none.
  private func expectedRows() throws(StoreError) -> Int? {
    var expected: Int?
    for index in try names(RecoverySQL.indexes) {
      let count = try source.pastDamage { () throws(StoreError) in
        try source.integer(RecoverySQL.count(of: name, by: index))
      }
      if let count = count ?? nil { expected = max(expected ?? 0, Int(count)) }
    }
    return expected
  }

  /// Returns the columns that the table has in both the damaged and the recovered store.
  ///
  /// A damaged store of an older version has fewer columns. A query must not name the others,
  /// because SQLite treats an unknown quoted name as text.
  private func columns() throws(StoreError) -> [String]? {
    let known = try columns(in: target)
    let found = try source.pastDamage { () throws(StoreError) in try columns(in: source) } ?? []
    return found.isEmpty ? nil : known.filter(found.contains)
  }

  private func columns(in store: StoreConnection) throws(StoreError) -> [String] {
    var rows = try store.rows(RecoverySQL.columns, [.text(name)])
    var columns: [String] = []
    while let row = try rows.next() { columns.append(row.text(0)) }
    return columns
  }

  private func names(_ sql: String) throws(StoreError) -> [String] {
    var names: [String] = []
    _ = try source.pastDamage { () throws(StoreError) in
      var rows = try source.rows(sql, [.text(name)])
      while let row = try rows.next() { names.append(row.text(0)) }
    }
    return names
  }

  /// Returns the sort order that begins with the last row: by the row id, or by the key of a table
  /// without row ids.
  private func reversedOrder() throws(StoreError) -> String {
    var rows = try target.rows(RecoverySQL.keyColumns, [.text(name)])
    var columns: [String] = []
    while let row = try rows.next() { columns.append("\"\(row.text(0))\" DESC") }
    return columns.isEmpty ? "rowid DESC" : columns.joined(separator: ", ")
  }

  private struct Pass {
    var read = 0
    var kept = 0
    /// The number of rows that were not inserted, because they violate the table's constraints or
    /// repeat an existing row.
    var refused: Int { read - kept }
    var isWhole = false
    var last: Int64?
  }

  private func copy(
    _ selection: String,
    of source: StoreConnection,
    count: Int,
    into insertion: String
  ) throws(StoreError) -> Pass {
    var pass = Pass()
    guard
      var rows = try source.pastDamage({ () throws(StoreError) in try source.rows(selection) })
    else { return pass }
    while true {
      let values: [StoreValue]
      do throws(StoreError) {
        guard let row = try rows.next() else {
          pass.isWhole = true
          return pass
        }
        values = (0..<count).map { row.value(Int32($0)) }
      } catch {
        guard error.isOfDamage else { throw error }
        return pass
      }
      pass.read += 1
      if case .integer(let first) = values[0] { pass.last = first }
      do throws(StoreError) {
        try target.run(insertion, values)
        pass.kept += target.changedRows
      } catch .refused {
        continue  // The row itself is damaged.
      }
    }
  }
}
