import CSQLite

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
