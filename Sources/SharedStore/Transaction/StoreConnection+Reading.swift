extension StoreConnection {
  /// Runs `body` on one consistent view of the store.
  func reading<Result>(
    noting reads: ReadTracker? = nil,
    _ body: (borrowing ReadTransaction) throws -> Result
  ) throws -> Result {
    try beginReading()
    defer { rollBack() }
    return try body(ReadTransaction(self, reads: reads))
  }
}
