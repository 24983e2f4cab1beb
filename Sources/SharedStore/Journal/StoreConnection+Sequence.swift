extension StoreConnection {
  /// The number of the last commit that this transaction sees; 0 before the first.
  func commitSequence() throws(StoreError) -> Int64 {
    try sequence(of: "")
  }

  /// The number of the last commit that changed `collection`; 0 before the first.
  func sequence(of collection: String) throws(StoreError) -> Int64 {
    try integer("SELECT sequence FROM changes WHERE collection = ?", .text(collection)) ?? 0
  }
}
