import CSQLite

extension JournalBuffer {
  /// Writes all rows as part of the commit `sequence` and forgets them.
  mutating func write(sequence: Int64, on connection: StoreConnection) throws(StoreError) {
    try write(changes.count, Self.changeInsertion, on: connection) {
      statement,
      row,
      bytes,
      index in
      let change = changes[row]
      return statement.bindInteger(change.run, at: index)
        | statement.bindInteger(change.ordinal, at: index + 1)
        | statement.bindInteger(change.kind.rawValue, at: index + 2)
        | statement.bind(text: change.collection, of: bytes, at: index + 3)
        | statement.bindInteger(change.key, at: index + 4)
        | statement.bind(blob: change.before, of: bytes, at: index + 5)
        | statement.bindInteger(sequence, at: index + 6)
    }
    try write(runs.count, Self.runInsertion, on: connection) {
      statement,
      row,
      bytes,
      index in
      let run = runs[row]
      return statement.bindInteger(run.number, at: index)
        | statement.bind(text: run.id, of: bytes, at: index + 1)
        | statement.bind(text: run.key, of: bytes, at: index + 2)
        | statement.bind(text: run.intent, of: bytes, at: index + 3)
        | statement.bind(text: run.parameters, of: bytes, at: index + 4)
        | statement.bind(text: run.origin, of: bytes, at: index + 5)
        | statement.bindInteger(run.started, at: index + 6)
        | statement.bind(run.finished, at: index + 7)
        | statement.bind(blob: run.result, of: bytes, at: index + 8)
        | statement.bindInteger(run.hasChanged ? sequence : 0, at: index + 9)
    }
    removeAll()
  }

  private static let changeInsertion = Insertion(
    into: "journal_changes (run, ordinal, kind, collection, record, before, sequence)",
    width: 7
  )
  /// A run whose row another connection of this process wrote is completed.
  private static let runInsertion = Insertion(
    into: """
      journal_runs (number, id, idempotency_key, intent, parameters, origin, started, finished, \
      result, sequence)
      """,
    width: 10,
    ending: """
      ON CONFLICT (id) DO UPDATE SET finished = COALESCE(excluded.finished, finished),
        result = COALESCE(excluded.result, result), sequence = MAX(sequence, excluded.sequence)
      """
  )

  private func write(
    _ count: Int,
    _ insertion: Insertion,
    on connection: StoreConnection,
    bind: (Statement, _ row: Int, UnsafeRawBufferPointer, _ index: Int32) -> Int32
  ) throws(StoreError) {
    var row = 0
    while row < count {
      let isMany = count - row >= Insertion.rowsAtOnce
      let rows = isMany ? Insertion.rowsAtOnce : 1
      let statement = try connection.statement(isMany ? insertion.many : insertion.one)
      let code = bytes.withUnsafeBytes { bytes in
        for offset in 0..<rows {
          let code = bind(statement, row + offset, bytes, Int32(offset * insertion.width + 1))
          guard code == SQLITE_OK else { return code }
        }
        return sqlite3_step(statement.handle)
      }
      statement.reset()
      guard code == SQLITE_DONE else { throw connection.fail(code) }
      row += rows
    }
  }
}

/// The SQL that inserts one row of a table, and many.
private struct Insertion {
  let one: String
  let many: String
  /// The number of columns.
  let width: Int

  /// Twice as many rows in one statement gain nothing more.
  static let rowsAtOnce = 32

  init(into columns: String, width: Int, ending: String = "") {
    let row = "(" + Array(repeating: "?", count: width).joined(separator: ",") + ")"
    let rows = Array(repeating: row, count: Self.rowsAtOnce).joined(separator: ",")
    self.one = "INSERT INTO \(columns) VALUES \(row) \(ending)"
    self.many = "INSERT INTO \(columns) VALUES \(rows) \(ending)"
    self.width = width
  }
}

extension Statement {
  fileprivate func bind(
    text range: Range<Int>?,
    of bytes: UnsafeRawBufferPointer,
    at index: Int32
  ) -> Int32 {
    guard let range, let start = bytes.baseAddress else { return bind(.null, at: index) }
    return bindText(start + range.lowerBound, range.count, at: index)
  }

  fileprivate func bind(
    blob range: Range<Int>?,
    of bytes: UnsafeRawBufferPointer,
    at index: Int32
  ) -> Int32 {
    guard let range, let start = bytes.baseAddress else { return bind(.null, at: index) }
    return bindBlob(start + range.lowerBound, range.count, at: index)
  }

  fileprivate func bind(_ value: Int64?, at index: Int32) -> Int32 {
    value.map { bindInteger($0, at: index) } ?? bind(.null, at: index)
  }
}
