import CSQLite

extension StoreConnection {
  /// Runs `sql` with `values` to its end, ignoring result rows.
  func run(_ sql: String, _ values: StoreValue...) throws(StoreError) {
    try run(sql, values)
  }

  /// Runs `sql` with `values` to its end, ignoring result rows.
  func run(_ sql: String, _ values: [StoreValue]) throws(StoreError) {
    var rows = try rows(sql, values)
    while try rows.next() != nil {}
  }

  /// Returns the result rows of `sql`, which are read one by one.
  func rows(_ sql: String, _ values: [StoreValue] = []) throws(StoreError) -> StatementRows {
    let statement = try statement(sql)
    precondition(statement.parameterCount == values.count, "a statement gets its values")
    for (index, value) in values.enumerated() {
      let code = statement.bind(value, at: Int32(index + 1))
      guard code == SQLITE_OK else { throw fail(code) }
    }
    return StatementRows(statement: statement, connection: self)
  }

  /// Runs a statement without result rows.
  ///
  /// `bind` binds values, which may refer to `bytes`, and returns SQLite's code.
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

  /// Runs a statement without result rows, and copies the texts and blobs only into `scratch`.
  ///
  /// The next run of the statement must bind every parameter again.
  func run(
    _ statement: Statement,
    _ values: [StoreValue],
    last: StoreValue,
    _ scratch: inout BoundBytes
  ) throws(StoreError) {
    let code = statement.run(values, last: last, &scratch)
    guard code == SQLITE_DONE else { throw fail(code) }
  }

  /// Returns the first column of the first row as an integer; `nil` if there is no row or the value
  /// is null.
  func integer(_ sql: String, _ values: StoreValue...) throws(StoreError) -> Int64? {
    var rows = try rows(sql, values)
    return try rows.next()?.optionalInteger(0)
  }

  /// The number of rows that the last statement changed.
  var changedRows: Int { Int(sqlite3_changes(handle)) }

  /// The key of the last inserted row.
  var lastInsertedKey: Int64 { sqlite3_last_insert_rowid(handle) }
}

/// The result rows of a running statement, which is reset when this value goes out of scope.
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

  /// Advances to the next row and returns the statement, from which its values can be read; `nil`
  /// after the last row.
  mutating func next() throws(StoreError) -> Statement? {
    switch sqlite3_step(statement.handle) {
    case SQLITE_ROW: return statement
    case SQLITE_DONE: return nil
    case let code: throw connection.fail(code)
    }
  }
}
