package import SharedStore

/// Checks that a store's contents agree with its journal, for tests and after processes were
/// killed.
///
/// From the newest run back to the first, each before-image must fit the record's values. From the
/// first one on, the runs in force alone must lead to the store's contents.
package struct JournalAudit {
  package private(set) var faults: [String] = []
  /// The runs without undos and redos.
  package private(set) var runs: [RecordedRun] = []
  package private(set) var reversals: [RecordedRun] = []

  private typealias Row = [String: StoreValue]

  private struct Record: Hashable {
    let collection: String
    let key: Int64
  }

  private struct Change {
    let run: RecordedRun
    let change: RecordedChange
    /// The position of the change in its run, which ascends within a commit.
    let ordinal: Int
    /// The values after the change in the changed columns; `nil` for a deletion.
    var after: Row?

    var record: Record { Record(collection: change.collection, key: change.key) }
  }

  package init(_ reader: StoreReader) throws {
    let log = try reader.log(limit: .max)
    runs = log.filter { !$0.run.isReversal }
    reversals = log.filter(\.run.isReversal)
    var changes: [Change] = []
    for run in log {
      for (ordinal, change) in try reader.changes(ofRun: run.run.id).enumerated()
      where change.collection != PlacedWidget.journalName {
        changes.append(Change(run: run, change: change, ordinal: ordinal))
      }
    }
    // Runs of one commit touched a record one after the other, in the order of their numbers.
    changes.sort {
      ($0.change.sequence, $0.run.number, $0.ordinal)
        < ($1.change.sequence, $1.run.number, $1.ordinal)
    }
    var rows: [Record: Row] = [:]
    for record in Set(changes.map(\.record)) {
      let columns = try reader.columns(ofRecord: record.key, in: record.collection)
      rows[record] = columns.map { Self.row($0) }
    }
    let present = rows
    for index in changes.indices.reversed() { takeBack(&changes[index], &rows) }
    for change in changes where !change.run.run.isReversal && change.run.takenBackBy == nil {
      apply(change, &rows)
    }
    for (record, row) in present where rows[record] != row { report(record, "is not what stands") }
    for (record, _) in rows where present[record] == nil { report(record, "is gone, and stands") }
    checkMarks()
  }

  private static func row(_ columns: [RecordedChange.ColumnValue]) -> Row {
    Dictionary(columns.map { ($0.column, $0.value) }) { _, last in last }
  }

  private mutating func report(_ record: Record, _ what: String) {
    faults.append("record \(record.key) of \(record.collection) \(what)")
  }

  private mutating func takeBack(_ change: inout Change, _ rows: inout [Record: Row]) {
    let (record, before) = (change.record, Self.row(change.change.before))
    switch (change.change.kind, rows[record]) {
    case (.insert, let row?):
      change.after = row
      rows[record] = nil
    case (.update, let row?):
      change.after = row.filter { before[$0.key] != nil }
      rows[record] = row.merging(before) { _, old in old }
    case (.delete, nil): rows[record] = before
    default: report(record, "does not fit the before-image of run \(change.run.number)")
    }
  }

  private mutating func apply(_ change: Change, _ rows: inout [Record: Row]) {
    let record = change.record
    switch (change.change.kind, rows[record]) {
    case (.insert, nil): rows[record] = change.after
    case (.update, let row?): rows[record] = row.merging(change.after ?? [:]) { _, new in new }
    case (.delete, _?): rows[record] = nil
    default: report(record, "does not take run \(change.run.number) without what was taken back")
    }
  }

  /// Checks that each run is marked as undone or redone by its last undo or redo.
  private mutating func checkMarks() {
    var last: [String: RecordedRun] = [:]
    for reversal in reversals.reversed() {
      for id in Self.names(in: reversal) { last[id] = reversal }
    }
    for run in runs where run.sequence > 0 {
      let reversal = last[run.run.id]
      let isUndone = reversal?.run.origin == JournalRun.undoOrigin
      if run.takenBackBy != (isUndone ? reversal?.number : nil) {
        faults.append("run \(run.number) is marked as taken back by \(run.takenBackBy ?? 0)")
      }
      if let reversal, !isUndone, run.broughtBackBy != reversal.number {
        faults.append("run \(run.number) is marked as brought back by \(run.broughtBackBy ?? 0)")
      }
    }
  }

  private static func names(in reversal: RecordedRun) -> [String] { reversal.run.reversed ?? [] }
}
