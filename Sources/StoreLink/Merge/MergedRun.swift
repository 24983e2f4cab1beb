package import SharedStore

/// The result of merging a run: the run for the log, and the outcomes that its user learns of.
package struct MergedRun: Hashable, Sendable {
  /// The fate of a part of a run, or of all of it.
  ///
  /// No change that was confirmed to a user is dropped without one of these (LK-2).
  package enum Outcome: Hashable, Sendable {
    /// Another run's value of the column was made later and wins; `value` is this run's.
    case lost(RecordName, column: String, value: StoreValue, to: String)
    /// This run's value of the column was made later and wins; `value` is the other run's.
    case replaced(RecordName, column: String, value: StoreValue, of: String)
    /// The record had been removed by another run and is back, since an edit is stronger (LK-4).
    case broughtBack(RecordName, removedBy: String)
    /// The removal is dropped, since another run had edited the record (LK-4).
    case kept(RecordName, editedBy: String)
    /// The new record is the same as an earlier one with an equal value of the column, and is merged into it.
    case joined(RecordName, with: RecordName, column: String)
    /// The record does not exist and cannot be restored.
    case missing(RecordName)
    /// The undo is dropped: another run has changed the record since (LK-5).
    case undoRefused(RecordName, changedBy: String)
    /// The undo is dropped: its run is missing, or reversed already.
    case undoWithoutRun(String)
    /// Another machine's run has the key, and its answer is this run's.
    case answered(by: String)
  }

  /// The run with its changes of the present records: each change has the values that are there before it.
  package let run: LinkedRun
  package let outcomes: [Outcome]

  package init(_ run: LinkedRun, _ outcomes: [Outcome]) {
    self.run = run
    self.outcomes = outcomes
  }

  /// The run of another machine with the same key, whose answer is this run's too; `nil` if there is none.
  package var answer: String? {
    for case .answered(let run) in outcomes { return run }
    return nil
  }

  /// Whether the run is appended to the log.
  ///
  /// A run without changes is, so that its name is found there.
  package var isAppended: Bool { answer == nil }
}

extension MergedRun.Outcome {
  /// Returns whether the outcome is about a value that means nothing to a user, such as a position in an order.
  ///
  /// `columns` contains the columns with such values, by collection.
  func isQuiet(_ columns: [String: Set<String>]) -> Bool {
    switch self {
    case .lost(let record, let column, _, _), .replaced(let record, let column, _, _):
      columns[record.collection]?.contains(column) ?? false
    default: false
    }
  }
}
