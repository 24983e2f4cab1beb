extension WriteTransaction {
  /// Reverts pending runs, so that a merge can apply them again after other machines' runs.
  ///
  /// Their changes of shared records are removed from the journal; runs that they had undone or
  /// redone are in their former state. A run that is not applied again has no key, and counts as
  /// undone.
  ///
  /// - Parameter ids: The ids under which the runs are sent. No other run may have changed one of
  ///   their records since; see `LinkedRun.touching(_:among:_:)`.
  ///
  /// - Throws: `.refused` if one of them is not pending.
  package func takeBackPending(_ ids: [String]) throws(StoreError) {
    guard !change.isShared else { throw .refused(reason: "runs are taken back by themselves") }
    try change.settle()
    try connection.settleLinkedNumbers()
    var pending: [PendingPlaces] = []
    for id in ids {
      var rows = try connection.rows(LinkSQL.pendingRun, [.text(id)])
      guard let row = try rows.next() else {
        throw .refused(reason: "the run \(id) is not pending")
      }
      pending.append(
        PendingPlaces(place: row.integer(0), first: row.integer(2), last: row.integer(3))
      )
    }
    pending.sort { $0.place > $1.place }
    for run in pending { try takeBack(run) }
    change.touch()
  }

  private func takeBack(_ pending: PendingPlaces) throws(StoreError) {
    let restorer = RecordRestorer(connection: connection, change: change, isNoted: false)
    var places: [(place: Int64, change: RecordedChange)] = []
    do {
      var rows = try connection.rows(
        LinkSQL.changesBetween,
        [.integer(pending.first), .integer(pending.last)]
      )
      while let row = try rows.next() {
        places.append((row.integer(5), try RecordedChange(row: row)))
      }
    }
    for (place, recorded) in places
    where try change.sharedShape(of: recorded.collection) != nil {
      try restorer.takeBack(recorded)
      try connection.run(LinkSQL.deleteChange, .integer(place))
    }
    let number = StoreValue.integer(pending.run)
    for sql in LinkSQL.unreverse { try connection.run(sql, number) }
    for sql in LinkSQL.takeAway { try connection.run(sql, number) }
  }
}

/// The positions of a pending run in the outbox, and of its changes in the journal.
private struct PendingPlaces {
  /// The position of the run in the outbox.
  let place: Int64
  /// The position of the run's first change in the journal; greater than `last` if the run has no
  /// changes.
  let first: Int64
  let last: Int64

  /// The number of the run in the journal.
  var run: Int64 { first >> JournalSQL.bits }
}
