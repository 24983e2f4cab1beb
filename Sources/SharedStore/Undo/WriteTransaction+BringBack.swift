extension WriteTransaction {
  /// Redoes runs that were undone, by reverting the undo's changes of the records; the journal
  /// records that as new changes.
  ///
  /// For each record, the same runs must be in force as before the undone changes. A run is undone
  /// only if no later run of its records is in force. So the histories of a record form a tree, and
  /// the runs in force are the path to one node.
  ///
  /// - Throws: `.changedSince` if another run has changed one of the records. `.buildsOn` if an
  ///   earlier run that had changed it is undone too. `.keyTaken` if another run has used an
  ///   idempotency key.
  func bringBack(_ unit: RedoUnit, by reversal: inout ReversalPass) throws(StoreError) {
    let numbers = Set(unit.runs.map(\.number))
    let pairs = try pairs(of: unit.undo)
    let wanted = pairs.filter { numbers.contains($0.step.run) }
    try requireSame(as: wanted.map(\.step), exceptBy: numbers, goneBy: unit.undo.number)
    for run in unit.runs { try requireFreeKey(run.run) }
    // The undo reverted the newest change first, so the redo restores the oldest first.
    let changes = wanted.reversed().map(\.inverse)
    try reversal.apply(changes, telling: changes)
    for run in unit.runs {
      try connection.run(UndoSQL.markRedone, .integer(reversal.number), .integer(run.number))
      try reversal.note(run)
    }
    try connection.run(
      UndoSQL.takeKeys,
      .integer(reversal.number),
      .integer(unit.undo.number)
    )
    try connection.run(UndoSQL.endUndo, .integer(reversal.number), .integer(unit.undo.number))
  }

  private func requireFreeKey(_ run: JournalRun) throws(StoreError) {
    guard let key = run.key else { return }
    var rows = try connection.rows(
      UndoSQL.holderOfKey,
      [.text(key), (run.script != nil).storeValue]
    )
    guard let row = try rows.next() else { return }
    let holder = StoredRun(number: row.integer(0), id: row.text(1), intent: row.text(2))
    throw .keyTaken(key: key, run: holder)
  }

  /// Returns the changes that `undo` reverted, newest first, each with the undo's change that
  /// reverted it.
  ///
  /// - Throws: `.cannotUndo` if the journal no longer contains all of them.
  private func pairs(
    of undo: RecordedRun
  ) throws(StoreError) -> [(step: UndoStep, inverse: RecordedChange)] {
    var runs: [Int64] = []
    var rows = try connection.rows(UndoSQL.runsReversed, [.integer(undo.number)])
    while let row = try rows.next() { runs.append(row.integer(0)) }
    let steps = try steps(of: runs)
    // The order is that within each record, because a merge may have repeated the changes of one
    // record after those of others.
    var inverses = Dictionary(grouping: try changes(ofRun: undo.run.id).reversed(), by: \.record)
    var pairs: [(step: UndoStep, inverse: RecordedChange)] = []
    for step in steps {
      guard let inverse = inverses[step.record]?.popLast() else { break }
      pairs.append((step, inverse))
    }
    guard pairs.count == steps.count, inverses.values.allSatisfy(\.isEmpty) else {
      throw .cannotUndo(reason: "the log no longer has everything that run \(undo.number) undid")
    }
    return pairs
  }

  /// Throws unless the runs in force on each record are the same as before the undone changes
  /// `steps`.
  ///
  /// `steps` are sorted, the newest first. `runs` are the runs to redo, which do not count, and
  /// `undo` is the run that undid them.
  private func requireSame(
    as steps: [UndoStep],
    exceptBy runs: Set<Int64>,
    goneBy undo: Int64
  ) throws(StoreError) {
    var ends: [UndoStep.Record: (first: Int, last: Int)] = [:]
    for (index, step) in steps.enumerated() {
      ends[step.record] = (first: index, last: ends[step.record]?.last ?? index)
    }
    for (index, lastIndex) in ends.values.sorted(by: { $0.first < $1.first }) {
      let (first, last) = (steps[index], steps[lastIndex])
      try requireNone(
        UndoSQL.differences,
        [
          .integer(first.change.sequence), .integer(first.ordinal), .integer(undo),
          .integer(last.change.sequence), .integer(last.ordinal),
        ],
        at: first.record,
        exceptBy: runs
      )
    }
  }
}

extension RecordedChange {
  fileprivate var record: UndoStep.Record { UndoStep.Record(collection: collection, key: key) }
}
