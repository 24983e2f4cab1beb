extension WriteTransaction {
  /// Undoes `runs` by restoring the records' earlier values; the journal records that as new
  /// changes.
  ///
  /// - Throws: `.changedSince` if a later run, which is not undone, changed one of the records.
  func takeBack(_ runs: [RecordedRun], by reversal: inout ReversalPass) throws(StoreError) {
    let steps = try steps(of: runs.map(\.number))
    try requireUnchanged(since: steps, exceptBy: Set(runs.map(\.number)))
    let changes = steps.map(\.change)
    try reversal.apply(changes, telling: changes.reversed())
    for run in runs {
      try connection.run(UndoSQL.markUndone, .integer(reversal.number), .integer(run.number))
      try reversal.note(run)
    }
    try freeKeys(of: runs, by: reversal.number)
  }

  /// Completes the undo of `runs` by the run `number`.
  ///
  /// A script of which no run is in force any more loses its idempotency key, which can then be
  /// used again. A redo of which no run is in force counts as undone.
  func freeKeys(of runs: [RecordedRun], by number: Int64) throws(StoreError) {
    for script in Set(runs.filter { $0.run.key != nil }.compactMap(\.run.script)) {
      try connection.run(
        UndoSQL.freeKeys,
        .integer(number),
        .text(script + "/"),
        .text(script + "0")
      )
    }
    for redo in Set(runs.compactMap(\.broughtBackBy)) {
      try connection.run(UndoSQL.endRedo, .integer(number), .integer(redo))
    }
  }

  /// Checks that `runs` can be undone; nothing is changed.
  ///
  /// - Throws: The errors of `takeBack`.
  func requireUnchanged(since runs: [RecordedRun]) throws(StoreError) {
    let numbers = runs.map(\.number)
    try requireUnchanged(since: try steps(of: numbers), exceptBy: Set(numbers))
  }

  /// Returns all changes of `runs`, newest first, which is the order in which they are undone.
  func steps(of runs: [Int64]) throws(StoreError) -> [UndoStep] {
    var steps: [UndoStep] = []
    for run in runs {
      var rows = try connection.rows(UndoSQL.changesOfRun, [.integer(run)])
      while let row = try rows.next() {
        steps.append(
          UndoStep(change: try RecordedChange(row: row), run: run, ordinal: row.integer(5))
        )
      }
    }
    steps.sort { $1.isBefore($0) }
    return steps
  }

  /// Throws if another run changed the records of `steps` later, and is not undone.
  ///
  /// `steps` are sorted, the newest first.
  private func requireUnchanged(
    since steps: [UndoStep],
    exceptBy runs: Set<Int64>
  ) throws(StoreError) {
    // It is enough to check the earliest change of each record.
    var earliest: [UndoStep.Record: Int] = [:]
    for (index, step) in steps.enumerated() { earliest[step.record] = index }
    for index in earliest.values.sorted() {
      let step = steps[index]
      try requireNone(
        UndoSQL.laterChanges,
        [.integer(step.change.sequence), .integer(step.ordinal)],
        at: step.record,
        exceptBy: runs
      )
    }
  }

  /// Throws if a run that is not one of `runs` is in the result of the SQL query `question` about a
  /// record.
  ///
  /// - Throws: `.changedSince` or, if the run that was found is undone, `.buildsOn`.
  func requireNone(
    _ question: String,
    _ values: [StoreValue],
    at record: UndoStep.Record,
    exceptBy runs: Set<Int64>
  ) throws(StoreError) {
    var rows = try connection.rows(
      question,
      [.text(record.collection), .integer(record.key)] + values
    )
    while let row = try rows.next() {
      let run = StoredRun(number: row.integer(0), id: row.text(1), intent: row.text(2))
      guard !runs.contains(run.number) else { continue }
      guard let undo = row.optionalInteger(3) else {
        throw .changedSince(run: run, collection: record.collection, key: record.key)
      }
      throw .buildsOn(run: run, by: undo, collection: record.collection, key: record.key)
    }
  }
}

/// One change of a run that is undone or redone.
struct UndoStep {
  let change: RecordedChange
  /// The number of the run that made the change.
  let run: Int64
  /// The ordinal of the change within its commit.
  let ordinal: Int64

  var record: Record { Record(collection: change.collection, key: change.key) }

  /// The record that was changed, by collection and key.
  struct Record: Hashable {
    let collection: String
    let key: Int64
  }

  /// Returns whether the change was made before `other`.
  func isBefore(_ other: UndoStep) -> Bool {
    (change.sequence, ordinal) < (other.change.sequence, other.ordinal)
  }
}
