/// Copies the rows of one damaged table that can still be read.
struct SalvagedTable {
  let name: String
  let source: StoreConnection
  let target: StoreConnection

  /// The number of rows saved, and whether the table was read to its end.
  ///
  /// - Throws: when the recovered store cannot be written.
  func copy() throws(StoreError) -> (rows: Int, isWhole: Bool) {
    guard let columns = columns(), !columns.isEmpty else { return (0, false) }
    let list = columns.map { "\"\($0)\"" }.joined(separator: ", ")
    let insertion = RecoverySQL.insertion(of: list, count: columns.count, into: name)
    let selection = RecoverySQL.selection(of: list, from: name)
    let forwards = try copy(selection, count: columns.count, into: insertion)
    guard !forwards.isWhole else { return forwards }
    // What lies behind the damaged page can be reached from the other end.
    let backwards = try copy(
      RecoverySQL.reversed(selection),
      count: columns.count,
      into: insertion
    )
    return (forwards.rows + backwards.rows, false)
  }

  /// The names that the damaged store and the recovered one agree on: an older one has fewer, and
  /// SQLite takes a quoted name that it does not know for text.
  private func columns() -> [String]? {
    guard let known = columns(in: target) else { return nil }
    guard let found = columns(in: source) else { return known }
    return known.filter(found.contains)
  }

  private func columns(in store: StoreConnection) -> [String]? {
    guard var rows = try? store.rows(RecoverySQL.columns, [.text(name)]) else { return nil }
    var columns: [String] = []
    while let row = try? rows.next() { columns.append(row.text(0)) }
    return columns
  }

  private func copy(
    _ selection: String,
    count: Int,
    into insertion: String
  ) throws(StoreError) -> (rows: Int, isWhole: Bool) {
    var saved = 0
    guard var rows = try? source.rows(selection) else { return (0, false) }
    while true {
      let values: [StoreValue]
      do throws(StoreError) {
        guard let row = try rows.next() else { return (saved, true) }
        values = (0..<count).map { row.value(Int32($0)) }
      } catch {
        return (saved, false)
      }
      do throws(StoreError) {
        try target.run(insertion, values)
        saved += target.changedRows
      } catch .refused {
        continue  // The row itself is damaged: it breaks the table's rules.
      }
    }
  }
}
