extension StoreConnection {
  /// Throws if another committed run has used the run's idempotency key.
  ///
  /// - Throws: `.alreadyPerformed`.
  func requireUnusedKey(_ run: JournalRun) throws(StoreError) {
    guard let key = run.key else { return }
    var rows = try rows(JournalSQL.runOfKey, [.text(key), (run.script != nil).storeValue])
    guard let row = try rows.next() else { return }
    let other = row.text(0)
    guard other == run.id else { throw .alreadyPerformed(run: other) }
  }

  /// Returns the run's state from its row in the journal; `nil` if there is none.
  func openRun(_ run: JournalRun) throws(StoreError) -> OpenRun? {
    var rows = try rows(
      JournalSQL.openRun,
      [.text(run.id)]
    )
    guard let row = try rows.next() else { return nil }
    return OpenRun(
      run: run,
      number: row.integer(0),
      started: row.integer(1),
      ordinal: row.integer(2),
      isStored: true
    )
  }

  /// Throws if the run was undone while it was active, because a further change could not be
  /// undone.
  ///
  /// - Returns: The ordinal of the run's last change; `nil` if the run is not in the journal.
  @discardableResult
  func requireStanding(_ run: JournalRun) throws(StoreError) -> Int64? {
    var rows = try rows(UndoSQL.standing, [.text(run.id)])
    guard let row = try rows.next() else { return nil }
    guard let number = row.optionalInteger(0) else { return row.integer(1) }
    throw .refused(reason: "the run was undone by run \(number) before it ended")
  }

  /// Records that a run, which already has a row, changed something in the commit `sequence`.
  func touchRun(_ number: Int64, sequence: Int64) throws(StoreError) {
    try run(
      JournalSQL.touchRun,
      .integer(sequence),
      .integer(number)
    )
  }

  /// Records the end of a run that already has a row, with its result.
  func finishRun(
    _ open: OpenRun,
    result: [UInt8],
    now: Int64,
    sequence: Int64
  ) throws(StoreError) {
    try run(
      JournalSQL.finishRun,
      .integer(now),
      .blob(PackedText.packed(result)),
      .integer(open.hasChanged ? sequence : 0),
      .integer(open.number)
    )
  }

  /// Deletes the oldest runs beyond the limits of `JournalRetention`, but none of the latest that
  /// can be undone (RD-13).
  func prune(latest: Int64, now: Int64) throws(StoreError) {
    let (oldest, _) = now.subtractingReportingOverflow(JournalRetention.age)
    var first: Int64?
    do {
      var rows = try rows(
        JournalSQL.oldestRuns,
        [.integer(latest), .integer(JournalRetention.maximumAtOnce)]
      )
      while let row = try rows.next() {
        let isOld = row.integer(0) <= latest - JournalRetention.runs || row.integer(1) < oldest
        guard isOld else { break }
        first = row.integer(0) + 1
      }
    }
    guard var first else { return }
    // The last runs can be undone, however old they are.
    let undoable = try integer(UndoSQL.firstOfLastStanding, .integer(JournalRetention.undoable))
    first = min(first, undoable ?? first)
    try settleLinkedNumbers()
    try run(JournalSQL.deleteReversals, .integer(first))
    try run(JournalSQL.deleteRuns, .integer(first))
  }
}

extension StoreConnection {
  /// Returns the number that identifies a collection in the store's own tables, and assigns one if
  /// necessary.
  func number(ofCollection name: String) throws(StoreError) -> Int64 {
    if let number = try integer(JournalSQL.numberOfCollection, .text(name)) { return number }
    try run(JournalSQL.addCollection, .text(name))
    return lastInsertedKey
  }

  /// Returns the number of the last commit that this transaction sees; 0 before the first.
  func commitSequence() throws(StoreError) -> Int64 {
    try sequence(of: "")
  }

  /// Stores `sequence` as the number of the open transaction's commit, for the store and for these
  /// collections.
  func number(_ sequence: Int64, collections: [String]) throws(StoreError) {
    for name in [""] + collections {
      try run(
        StoreSQL.numberCollection,
        .text(name),
        .integer(sequence)
      )
    }
  }

  /// Returns the number of the last commit that changed `collection`; 0 before the first.
  func sequence(of collection: String) throws(StoreError) -> Int64 {
    let sql = StoreSQL.sequence
    return GateState.sequence(try integer(sql, .text(collection)) ?? 0)
  }
}

/// The limits for how long the journal keeps runs, with their before-images and idempotency keys.
enum JournalRetention {
  /// The most runs that are kept: with ordinary runs, the journal then has about 20 MB.
  static let runs: Int64 = 100_000
  /// The age in microseconds after which runs are removed: 400 days, so that a year and a month can
  /// be looked up.
  static let age: Int64 = 400 * 86_400 * 1_000_000
  /// The number of latest runs that are kept regardless of their age, so that they can be undone.
  static let undoable: Int64 = 100
  /// The number of new runs after which old ones are removed.
  static let interval: Int64 = 256
  /// The most old runs deleted in one transaction: more than are added between two deletions, and
  /// few enough not to be noticed.
  static let maximumAtOnce: Int64 = 1_024
}
