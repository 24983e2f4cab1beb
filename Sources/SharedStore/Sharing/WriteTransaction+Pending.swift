extension WriteTransaction {
  /// Applies a run of this machine that was not made by an intent, and adds it to the pending runs.
  ///
  /// - Returns: The changes of references to missing records, to be applied again once these exist.
  ///
  /// - Throws: The errors of `apply(_:)`; `.tooLarge` for a run that is too large to be sent.
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
    // Searching for the run's id would read all pending runs: a first join adds one for each
    // record.
    let place = connection.lastInsertedKey
    return try apply(run, pendingAt: place)
  }

  /// Adds runs to the outbox for records of this store that the hub does not have.
  ///
  /// Each run inserts one record on the hub; the records in this store are not changed. A run whose
  /// record does not exist is left out.
  ///
  /// - Parameters:
  ///   - runs: The runs, whose changes have the records' values and numbers.
  ///   - place: The position of the first run in the outbox; the others follow it.
  /// - Throws: `.refused` for a collection that is not shared; `.tooLarge` for a run that is too
  ///   large to be sent.
  package func adopt(_ runs: [LinkedRun], at place: Int64) throws(StoreError) {
    guard !change.isShared else { throw .refused(reason: "a group makes no list of two") }
    try change.beginSequence()
    let now = change.now
    let clock = try change.link()?.clock ?? 0
    for (offset, linked) in runs.enumerated() {
      guard let record = linked.changes.first?.record,
        let shape = try change.sharedShape(of: record.collection),
        let key = try connection.key(ofRecord: record.identity, shape)
      else { continue }
      let run = JournalRun(
        id: linked.id,
        intent: linked.intent,
        parameters: [],
        key: nil,
        origin: linked.origin
      )
      let made = linked.made.subtractingReportingOverflow(clock).partialValue
      try change.beginWrite(run, now: made)
      let number = try change.open(run)
      // If a merge drops the run, the record is removed, because the journal contains its
      // insertion.
      try change.note(.insert, record.collection, key: key) { $0.append(0) }
      let first = number << Int64(JournalSQL.bits) | change.state.ordinal
      try change.finish(run, result: [], now: made)
      try change.endWrite()
      try connection.run(
        LinkSQL.postAt,
        .integer(place + Int64(offset)),
        .text(linked.id),
        .integer(first),
        .integer(first),
        .integer(linked.made),
        .blob(try Self.content(of: linked))
      )
    }
    try change.beginWrite(nil, now: now)
    change.touch()
  }

  /// Replaces the contents of the pending runs at these positions in the outbox.
  package func setPending(_ runs: [(place: Int64, run: LinkedRun)]) throws(StoreError) {
    try change.willTouch()
    for (place, run) in runs {
      try connection.run(LinkSQL.setContent, .blob(try Self.content(of: run)), .integer(place))
    }
    change.touch()
  }

  /// Makes runs that the hub has lost pending again, before all other pending runs, and removes
  /// them from the received ones.
  ///
  /// `number` is the number of the last run that the hub still has.
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

  /// Removes the unused numbers for new records, because they belong to another machine.
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
