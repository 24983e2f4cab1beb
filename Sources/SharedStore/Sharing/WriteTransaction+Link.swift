extension WriteTransaction {
  /// Stores the link of this store with a hub, or updates the stored link.
  package func set(_ link: StoredLink) throws(StoreError) {
    try change.willTouch()
    try connection.run(
      LinkSQL.setLink,
      .text(link.address),
      .text(link.list),
      .integer(link.machine),
      .text(link.name),
      .text(link.computer),
      .integer(link.head),
      .integer(link.clock)
    )
    change.linkContext = nil
    change.touch()
  }

  /// Removes the link, with the pending runs and everything stored about the hub's log.
  ///
  /// The records are not changed.
  package func removeLink() throws(StoreError) {
    try change.willTouch()
    for sql in LinkSQL.removeLink { try connection.run(sql) }
    change.numbersLeft = [:]
    change.linkContext = nil
    change.touch()
  }

  /// Stores numbers that the hub has assigned for new records of a collection.
  ///
  /// - Throws: `.refused` for numbers that are not positive, or that were added before.
  package func setNumbers(
    _ range: ClosedRange<Int64>,
    of collection: String
  ) throws(StoreError) {
    guard range.lowerBound > 0, range.upperBound < Int64.max else {
      throw .refused(reason: "numbers of records are above zero")
    }
    try change.willTouch()
    try connection.run(
      LinkSQL.addNumbers,
      .text(collection),
      .integer(0),
      .integer(range.lowerBound),
      .integer(range.upperBound)
    )
    change.numbersLeft = [:]
    change.touch()
  }

  /// Records that a run of the hub's log was received, and removes it from the pending runs.
  ///
  /// Contents of runs that were received more than 30 days ago are removed.
  package func note(arrived: ArrivedRun) throws(StoreError) {
    try change.willTouch()
    let content: [UInt8]
    do { content = try arrived.run.bytes() } catch {
      throw StoreError.tooLarge(what: "a run of the log", limit: LinkedRun.maximumBytes)
    }
    try noteArrival(arrived, content)
    if let pending = try pending(arrived.run.id) {
      try connection.run(LinkSQL.settle, .integer(pending.place))
    }
    change.touch()
  }

  /// Moves a pending run to the received runs, because it is in the hub's log with its original
  /// changes.
  ///
  /// - Returns: `false` if the run is not pending.
  package func noteSent(_ run: LinkedRun, number: Int64) throws(StoreError) -> Bool {
    try change.willTouch()
    guard let place = try connection.integer(LinkSQL.pendingRun, .text(run.id)) else {
      return false
    }
    try connection.run(
      LinkSQL.arrivePending,
      .integer(number),
      .integer(run.machine),
      .integer(change.now),
      .integer(place)
    )
    try connection.run(LinkSQL.settle, .integer(place))
    if number % ArrivalRetention.interval == 0 { try emptyOldArrivals() }
    change.touch()
    return true
  }

  private func noteArrival(_ arrived: ArrivedRun, _ content: [UInt8]) throws(StoreError) {
    try connection.run(
      LinkSQL.arrive,
      .integer(arrived.number),
      .text(arrived.run.id),
      .integer(arrived.run.machine),
      .text(arrived.author),
      .integer(arrived.run.made),
      .integer(change.now),
      .blob(content)
    )
    guard arrived.number % ArrivalRetention.interval == 0 else { return }
    try emptyOldArrivals()
  }

  /// Removes the received runs after a number, because the hub has lost them; the records are not
  /// changed.
  package func removeArrivals(after number: Int64) throws(StoreError) {
    try change.willTouch()
    try connection.run(LinkSQL.removeArrivals, .integer(number))
    change.touch()
  }

  /// Records the outcome of a run of this machine, and removes the run from the pending ones.
  ///
  /// `number` is its number in the hub's log, or `nil` if another run has used its key. `outcome`
  /// is the result of a merge, or `nil` if the run is in the log with its original changes.
  /// `isTold` is true if the outcome need not be reported to the user.
  package func note(
    _ id: String,
    number: Int64?,
    outcome: [UInt8]?,
    isTold: Bool
  ) throws(StoreError) {
    try change.willTouch()
    let pending = try pending(id)
    if let outcome {
      var content = pending?.content
      if content == nil { content = try contentOfArrival(id) }
      try connection.run(
        LinkSQL.noteOutcome,
        .text(id),
        number.storeValue,
        .blob(outcome),
        .blob(content ?? []),
        isTold.storeValue
      )
    }
    if let pending {
      if let number, try self.number(ofRun: id) == nil,
        let run = try? LinkedRun(bytes: pending.content)
      {
        let author = try link()?.name ?? ""
        try noteArrival(ArrivedRun(number: number, author: author, run: run), pending.content)
      }
      try connection.run(LinkSQL.settle, .integer(pending.place))
    }
    change.touch()
  }

  /// Records that all outcomes were reported to the user.
  package func markTold() throws(StoreError) {
    try change.willTouch()
    try connection.run(LinkSQL.markTold)
    change.touch()
  }

  /// Removes runs that the hub has forgotten from the journal, and the contents of these runs from
  /// the received ones.
  package func forgetLinked(_ ids: [String]) throws(StoreError) {
    try change.willTouch()
    for id in ids {
      for sql in LinkSQL.forget { try connection.run(sql, .text(id)) }
    }
    try forgetArrived(ids, now: change.now)
    change.touch()
  }

  private func pending(_ id: String) throws(StoreError) -> (place: Int64, content: [UInt8])? {
    var rows = try connection.rows(LinkSQL.pendingRun, [.text(id)])
    return try rows.next().map { ($0.integer(0), $0.bytes(1)) }
  }

  private func contentOfArrival(_ id: String) throws(StoreError) -> [UInt8] {
    let run = try arrival(ofRun: id)?.run ?? LinkedRun(id: id, machine: 0, made: 0, known: 0)
    do { return try run.bytes() } catch {
      throw StoreError.tooLarge(what: "a run of the log", limit: LinkedRun.maximumBytes)
    }
  }

  private func emptyOldArrivals() throws(StoreError) {
    let emptied = try connection.integer(LinkSQL.emptied) ?? 0
    let (oldest, _) = change.now.subtractingReportingOverflow(ArrivalRetention.age)
    let last = try connection.integer(
      LinkSQL.lastOld,
      .integer(emptied),
      .integer(oldest),
      .integer(ArrivalRetention.maximumAtOnce)
    )
    guard let last else { return }
    try connection.run(LinkSQL.empty, .integer(emptied), .integer(last))
    try connection.run(LinkSQL.setEmptied, .integer(last))
    try connection.run(LinkSQL.forgetOldest, .integer(last - ArrivalRetention.runs))
  }
}

/// The limits for how long the contents of received runs are kept.
private enum ArrivalRetention {
  /// The age in microseconds after which contents are removed: 30 days.
  static let age: Int64 = 30 * 86_400 * 1_000_000
  /// The number of received runs after which old contents are removed.
  static let interval: Int64 = 64
  /// The most received runs without content whose ids are kept: as many as the runs in the journal.
  static let runs = JournalRetention.runs
  /// The most received runs that are checked for old contents in one transaction.
  static let maximumAtOnce: Int64 = 1_024
}
