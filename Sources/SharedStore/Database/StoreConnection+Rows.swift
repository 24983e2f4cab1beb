import CSQLite

extension StoreConnection {
  /// Runs `sql` with `values` to its end.
  func run(_ sql: String, _ values: StoreValue...) throws(StoreError) {
    try run(sql, values)
  }

  /// Runs `sql` with `values` to its end.
  func run(_ sql: String, _ values: [StoreValue]) throws(StoreError) {
    var rows = try rows(sql, values)
    while try rows.next() != nil {}
  }

  /// The rows that `sql` answers, read one by one.
  func rows(_ sql: String, _ values: [StoreValue] = []) throws(StoreError) -> StatementRows {
    let statement = try statement(sql)
    precondition(statement.parameterCount == values.count, "a statement gets its values")
    for (index, value) in values.enumerated() {
      let code = statement.bind(value, at: Int32(index + 1))
      guard code == SQLITE_OK else { throw fail(code) }
    }
    return StatementRows(statement: statement, connection: self)
  }

  /// Runs a statement without result rows; `bind` binds values, which may be in `bytes`, and returns SQLite's code.
  func run(
    _ statement: Statement,
    with bytes: [UInt8],
    binding bind: (UnsafeRawBufferPointer) -> Int32
  ) throws(StoreError) {
    let code = bytes.withUnsafeBytes { bytes in
      let code = bind(bytes)
      return code == SQLITE_OK ? sqlite3_step(statement.handle) : code
    }
    statement.reset()
    guard code == SQLITE_DONE else { throw fail(code) }
  }

  /// The first column of the first row as an integer; `nil` without a row or for a missing value.
  func integer(_ sql: String, _ values: StoreValue...) throws(StoreError) -> Int64? {
    var rows = try rows(sql, values)
    return try rows.next()?.optionalInteger(0)
  }

  /// The rows that the last statement changed.
  var changedRows: Int { Int(sqlite3_changes(handle)) }

  /// The key of the last inserted row.
  var lastInsertedKey: Int64 { sqlite3_last_insert_rowid(handle) }
}

/// The rows of one running statement; the statement is reset when they go out of use.
struct StatementRows: ~Copyable {
  private let statement: Statement
  private let connection: StoreConnection

  init(statement: Statement, connection: StoreConnection) {
    self.statement = statement
    self.connection = connection
  }

  deinit {
    statement.reset()
  }

  /// The statement at its next row; `nil` after the last.
  mutating func next() throws(StoreError) -> Statement? {
    switch sqlite3_step(statement.handle) {
    case SQLITE_ROW: return statement
    case SQLITE_DONE: return nil
    case let code: throw connection.fail(code)
    }
  }
}
