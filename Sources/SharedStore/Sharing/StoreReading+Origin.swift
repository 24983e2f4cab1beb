extension StoreReading where Self: ~Copyable {
  /// Returns the number of the machine that made a run of the hub's log; `nil` if the store does
  /// not have the run.
  package func machine(ofRun id: String) throws(StoreError) -> Int64? {
    try connection.integer(LinkSQL.machineOfRun, .text(id))
  }

  /// Returns whether a record has not changed since its module created it with the store.
  ///
  /// - Returns: `false` also if runs were removed from the journal, because one of them may have
  ///   created the record.
  package func isSample(_ key: Int64, of collection: String) throws(StoreError) -> Bool {
    if let first = try firstRun(), first.number > 1 { return false }
    let number = try connection.integer(JournalSQL.numberOfCollection, .text(collection))
    guard let number else { return true }
    return try connection.integer(LinkSQL.changeOfRecord, .integer(number), .integer(key)) == nil
  }
}
