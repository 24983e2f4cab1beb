extension StoreConnection {
  /// The number of the last commit that this transaction sees; 0 before the first.
  func commitSequence() throws(StoreError) -> Int64 {
    try sequence(of: "")
  }

  /// Numbers the commit of the open transaction, for the store and for what it changed.
  func number(_ sequence: Int64, collections: [String]) throws(StoreError) {
    for name in [""] + collections {
      try run(
        StoreSQL.numberCollection,
        .text(name),
        .integer(sequence)
      )
    }
  }

  /// The number of the last commit that changed `collection`; 0 before the first.
  func sequence(of collection: String) throws(StoreError) -> Int64 {
    let sql = StoreSQL.sequence
    return GateState.sequence(try integer(sql, .text(collection)) ?? 0)
  }
}
