extension StoreConnection {
  /// Runs `body` on one consistent view of the store.
  func reading<Result>(
    _ body: (borrowing ReadTransaction) throws -> Result
  ) throws -> Result {
    try beginReading()
    defer { rollBack() }
    return try body(ReadTransaction(connection: self))
  }
}
