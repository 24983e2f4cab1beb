package import SharedStore

/// A run as a merge has made it: what goes into the log, and what its user learns of it.
package struct MergedRun: Hashable, Sendable {
  /// The fate of a part of a run, or of all of it.
  ///
  /// Nothing that was answered vanishes without one of these (LK-2).
  package enum Outcome: Hashable, Sendable {
    /// Another run's value of the column was made later and wins; this run's is kept here.
    case lost(RecordName, column: String, value: StoreValue, to: String)
    /// This run's value of the column was made later and wins; the other run's was this.
    case replaced(RecordName, column: String, value: StoreValue, of: String)
    /// The record had been removed by another run and is back, since an edit is stronger (LK-4).
    case broughtBack(RecordName, removedBy: String)
    /// The removal is dropped, since another run had edited the record (LK-4).
    case kept(RecordName, editedBy: String)
    /// The record means another one: of two with this value of the column only the first is made.
    case joined(RecordName, with: RecordName, column: String)
    /// The record is not there and cannot come back.
    case missing(RecordName)
    /// The undo is dropped: another run has changed the record since (LK-5).
    case undoRefused(RecordName, changedBy: String)
    /// The undo is dropped: its run is not there, or reversed already.
    case undoWithoutRun(String)
    /// Another machine's run has the key, and its answer is this run's.
    case answered(by: String)
  }

  /// The run with what it does to the records of now: each change has the values that are there before it.
  package let run: LinkedRun
  package let outcomes: [Outcome]

  package init(_ run: LinkedRun, _ outcomes: [Outcome]) {
    self.run = run
    self.outcomes = outcomes
  }

  /// The run of another machine that has its key, and whose answer is its own; `nil` if none has.
  package var answer: String? {
    for case .answered(let run) in outcomes { return run }
    return nil
  }

  /// Whether it is appended to the log: a run without changes is, so that its name is found there.
  package var isAppended: Bool { answer == nil }
}

extension MergedRun.Outcome {
  /// Whether it is about a value that means nothing to a person, such as a place in an order; `columns` are those with
  /// such values, by collection.
  func isQuiet(_ columns: [String: Set<String>]) -> Bool {
    switch self {
    case .lost(let record, let column, _, _), .replaced(let record, let column, _, _):
      columns[record.collection]?.contains(column) ?? false
    default: false
    }
  }
}
