extension WriteTransaction {
  /// Applies a run of this machine that no intent has made, and adds it to the pending ones.
  ///
  /// - Returns: The changes of references to missing records, as `apply(_:)` does.
  ///
  /// - Throws: As `apply(_:)`; `.tooLarge` for a run that is too large to be sent.
  @discardableResult
  package func addPending(_ run: LinkedRun) throws(StoreError) -> [LinkedChange] {
    try change.willTouch()
    try connection.run(
      LinkSQL.post,
      .text(run.id),
      .integer(0),
      .integer(0),
      .integer(run.made),
      .blob(try Self.content(of: run))
    )
    // A search for its id would read all pending runs: a first join has one for each record.
    let place = connection.lastInsertedKey
    try change.beginSequence()
    return try apply(run, pendingAt: place)
  }

  /// Makes received runs pending again that the hub has lost, before those that are already
  /// pending.
  ///
  /// `number` is that of the last run that the hub still has.
  package func makePending(beyond number: Int64) throws(StoreError) {
    try change.willTouch()
    for arrived in try arrivals(after: number).reversed() {
      let run = arrived.run
      try connection.run(
        LinkSQL.postFirst,
        .text(run.id),
        .text(LinkedRun.run(ofCommit: run.id) ?? run.id),
        .integer(run.made),
        .blob(try Self.content(of: run))
      )
    }
    try removeArrivals(after: number)
  }

  /// Removes the unused numbers for new records, because another machine uses them from now on.
  package func dropNumbers() throws(StoreError) {
    try change.willTouch()
    try connection.run(LinkSQL.dropNumbers)
    change.touch()
  }

  private static func content(of run: LinkedRun) throws(StoreError) -> [UInt8] {
    do {
      return try run.bytes()
    } catch {
      throw .tooLarge(what: "a run of shared records", limit: LinkedRun.maximumBytes)
    }
  }
}
