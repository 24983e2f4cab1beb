extension WriteTransaction {
  /// Brings back what the records held before `runs`, which this write then journals.
  ///
  /// - Throws: `.changedSince` when another run changed one of the records later and stands.
  func takeBack(_ runs: [RecordedRun]) throws(StoreError) {
    var steps: [UndoStep] = []
    for run in runs { try appendSteps(of: run.number, to: &steps) }
    steps.sort { $1.isBefore($0) }
    try requireUnchanged(since: steps, exceptBy: Set(runs.map(\.number)))
    let restorer = RecordRestorer(connection: connection, change: change)
    for step in steps { try restorer.takeBack(step.change) }
  }

  private func appendSteps(
    of run: Int64,
    to steps: inout [UndoStep]
  ) throws(StoreError) {
    var rows = try connection.rows(
      JournalSQL.changesToTakeBack,
      [.integer(run)]
    )
    while let row = try rows.next() {
      steps.append(UndoStep(change: try RecordedChange(row: row), ordinal: row.integer(5)))
    }
  }

  /// `steps` are sorted, the newest first.
  private func requireUnchanged(
    since steps: [UndoStep],
    exceptBy runs: Set<Int64>
  ) throws(StoreError) {
    // The earliest change of a record is the one that others may not have followed.
    var earliest: [UndoStep.Record: Int] = [:]
    for (index, step) in steps.enumerated() { earliest[step.record] = index }
    for index in earliest.values.sorted() {
      try requireUnchanged(since: steps[index], exceptBy: runs)
    }
  }

  private func requireUnchanged(
    since step: UndoStep,
    exceptBy runs: Set<Int64>
  ) throws(StoreError) {
    let change = step.change
    var rows = try connection.rows(
      JournalSQL.laterChanges,
      [
        .text(change.collection), .integer(change.key), .integer(change.sequence),
        .integer(step.ordinal), .text(JournalRun.undoOrigin),
      ]
    )
    while let row = try rows.next() {
      guard !runs.contains(row.integer(0)) else { continue }
      throw .changedSince(
        run: row.text(1),
        intent: row.text(2),
        collection: change.collection,
        key: change.key
      )
    }
  }
}

/// One change that is to be taken back.
struct UndoStep {
  let change: RecordedChange
  /// Its place among the changes of its commit.
  let ordinal: Int64

  var record: Record { Record(collection: change.collection, key: change.key) }

  /// Whose change it is.
  struct Record: Hashable {
    let collection: String
    let key: Int64
  }

  /// Whether the change was made before `other`.
  func isBefore(_ other: UndoStep) -> Bool {
    (change.sequence, ordinal) < (other.change.sequence, other.ordinal)
  }
}
