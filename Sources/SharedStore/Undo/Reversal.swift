/// The result of an undo or a redo.
package struct Reversal: Sendable {
  /// The number of the undo or redo in the log.
  package let number: Int64
  /// The runs that were undone or redone, newest first.
  package let runs: [RecordedRun]
  /// The changed records, up to ``mostListed``, in the order of the changes.
  package let records: [RestoredRecord]
  /// The number of changed records.
  package let recordCount: Int

  /// The most records in `records`; users do not read more.
  package static let mostListed = 20
}

/// A record before and after an undo or a redo.
package struct RestoredRecord: Hashable, Sendable {
  package let collection: String
  package let key: Int64
  /// All columns before the reversal; `nil` if the record did not exist.
  package let before: [RecordedChange.ColumnValue]?
  /// All columns after the reversal; `nil` if the record does not exist.
  package let after: [RecordedChange.ColumnValue]?
}

/// An undo or redo in progress.
struct ReversalPass: ~Copyable {
  /// The number that the undo or redo will have in the log.
  let number: Int64
  private let restorer: RecordRestorer
  private let change: PendingChange
  private var connection: StoreConnection { change.connection }
  private var order: [UndoStep.Record] = []
  private var seen: Set<UndoStep.Record> = []
  private var before: [UndoStep.Record: [RecordedChange.ColumnValue]] = [:]
  private(set) var runs: [RecordedRun] = []

  /// Adds `run`, the undo or redo itself, to the journal.
  init(_ run: JournalRun, change: PendingChange) throws(StoreError) {
    number = try change.open(run)
    self.change = change
    restorer = RecordRestorer(connection: change.connection, change: change)
  }

  /// Reverses `changes` in order; `told` has the order in which the report lists the records.
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

  /// Records that `run` was undone or redone.
  mutating func note(_ run: RecordedRun) throws(StoreError) {
    runs.append(run)
    try connection.run(
      UndoSQL.noteReversal,
      .integer(run.number),
      .integer(change.sequence),
      .integer(number)
    )
  }

  /// Returns the result, with the current records.
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
