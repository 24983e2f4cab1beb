extension StoreConnection {
  /// The number of the last commit that this transaction sees; 0 before the first.
  func commitSequence() throws(StoreError) -> Int64 {
    try sequence(of: "")
  }

  /// The number of the last commit that changed `collection`; 0 before the first.
  func sequence(of collection: String) throws(StoreError) -> Int64 {
    let sql = "SELECT sequence FROM changes WHERE collection = ?"
    return GateState.sequence(try integer(sql, .text(collection)) ?? 0)
  }
}
