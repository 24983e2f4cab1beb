/// Takes over the tables of a damaged store, with what can be read of their rows.
struct Salvage {
  /// `nil` when the damaged store cannot even be opened.
  let source: StoreConnection?
  let target: StoreConnection

  /// Makes the tables in the recovered store and copies their rows.
  func run() throws(StoreError) -> (rows: Int, incomplete: [String]) {
    for statement in CoreSchema.steps.joined() { try target.execute(statement) }
    guard let source else { return (0, ["all"]) }
    var (rows, incomplete) = (0, [String]())
    guard let definitions = definitions(in: source) else { return (0, ["all"]) }
    for definition in definitions where try !isKnown(definition.name) {
      // A definition that is damaged itself takes its table with it.
      if (try? target.execute(definition.sql)) == nil { incomplete.append(definition.name) }
    }
    for definition in definitions where definition.isTable {
      let saved = try SalvagedTable(name: definition.name, source: source, target: target).copy()
      rows += saved.rows
      if !saved.isWhole { incomplete.append(definition.name) }
    }
    try copyKeyCounters(from: source)
    return (rows, incomplete)
  }

  /// Numbers the recovered store, and has every timeline made anew.
  static func finish(_ target: StoreConnection, sequence: Int64) throws(StoreError) {
    try target.execute(StoreSQL.setVersion(CoreSchema.version))
    try target.execute(UndoSQL.fillReversals)
    try target.run(
      StoreSQL.numberStore,
      .integer(sequence)
    )
    try target.run(
      RecoverySQL.renewTimelines,
      .integer(.min)
    )
  }

  private struct Definition {
    let name: String
    let isTable: Bool
    let sql: String
  }

  /// Tables before their indexes.
  private func definitions(in source: StoreConnection) -> [Definition]? {
    guard var rows = try? source.rows(RecoverySQL.definitions) else { return nil }
    var definitions: [Definition] = []
    do throws(StoreError) {
      while let row = try rows.next() {
        definitions.append(
          Definition(name: row.text(0), isTable: row.integer(1) != 0, sql: row.text(2))
        )
      }
    } catch {
      return definitions.isEmpty ? nil : definitions
    }
    return definitions
  }

  /// Whether the recovered store has it already: the store's own tables, in their latest shape.
  private func isKnown(_ name: String) throws(StoreError) -> Bool {
    try target.integer(RecoverySQL.isKnown, .text(name)) != nil
  }

  /// Keys that were given stay taken.
  private func copyKeyCounters(from source: StoreConnection) throws(StoreError) {
    guard var rows = try? source.rows(RecoverySQL.keyCounters) else { return }
    while let row = (try? rows.next()) ?? nil {
      let (name, last) = (row.text(0), row.integer(1))
      try target.run(
        RecoverySQL.forgetKeyCounter,
        .text(name),
        .integer(last)
      )
      try target.run(
        RecoverySQL.keepKeyCounter,
        .text(name),
        .integer(last)
      )
    }
  }
}

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
