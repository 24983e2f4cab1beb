/// The result of an undo or a redo: the runs and the records that it changed.
package struct Reversal: Sendable {
  /// The number of the undo's or redo's own run in the log.
  package let number: Int64
  /// The runs that were undone or redone, newest first.
  package let runs: [RecordedRun]
  /// The changed records in the order of the changes, at most ``mostListed`` of them.
  package let records: [RestoredRecord]
  /// The number of all changed records.
  package let recordCount: Int

  /// The most records in `records`; a report does not list more.
  package static let mostListed = 20
}

/// A record with its values before and after an undo or a redo.
package struct RestoredRecord: Hashable, Sendable {
  package let collection: String
  package let key: Int64
  /// The values of all columns before the undo or redo; `nil` if the record did not exist.
  package let before: [RecordedChange.ColumnValue]?
  /// The values of all columns after the undo or redo; `nil` if the record does not exist.
  package let after: [RecordedChange.ColumnValue]?
}

/// An undo or redo in progress.
struct ReversalPass: ~Copyable {
  /// The number of the undo's or redo's own run in the log.
  let number: Int64
  private let restorer: RecordRestorer
  private let change: PendingChange
  private var connection: StoreConnection { change.connection }
  private var order: [UndoStep.Record] = []
  private var seen: Set<UndoStep.Record> = []
  private var before: [UndoStep.Record: [RecordedChange.ColumnValue]] = [:]
  private(set) var runs: [RecordedRun] = []

  /// Begins the undo or redo by adding its own run, `run`, to the journal.
  init(_ run: JournalRun, change: PendingChange) throws(StoreError) {
    number = try change.open(run)
    self.change = change
    restorer = RecordRestorer(connection: change.connection, change: change)
  }

  /// Reverts `changes` in this order.
  ///
  /// `told` contains the same changes in the order in which the report lists their records.
  mutating func apply(
    _ changes: [RecordedChange],
    telling told: [RecordedChange]
  ) throws(StoreError) {
    for change in told {
      let record = UndoStep.Record(collection: change.collection, key: change.key)
      guard seen.insert(record).inserted else { continue }
      guard order.count < Reversal.mostListed else { continue }
      order.append(record)
      before[record] = try connection.columns(ofRecord: record.key, in: record.collection)
    }
    for change in changes { try restorer.takeBack(change) }
  }

  /// Records that `run` was undone or redone by this run.
  mutating func note(_ run: RecordedRun) throws(StoreError) {
    runs.append(run)
    try connection.run(
      UndoSQL.noteReversal,
      .integer(run.number),
      .integer(change.sequence),
      .integer(number)
    )
  }

  /// Ends the undo or redo, and returns its result with the records' current values.
  consuming func report() throws(StoreError) -> Reversal {
    var records: [RestoredRecord] = []
    for record in order {
      let restored = RestoredRecord(
        collection: record.collection,
        key: record.key,
        before: before[record],
        after: try connection.columns(ofRecord: record.key, in: record.collection)
      )
      if restored.before != restored.after { records.append(restored) }
    }
    return Reversal(number: number, runs: runs, records: records, recordCount: seen.count)
  }
}
