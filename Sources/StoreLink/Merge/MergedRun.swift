package import SharedStore

/// The result of merging a run: the run for the log, and the outcomes that are reported to its
/// user.
package struct MergedRun: Hashable, Sendable {
  /// The result of the merge for a change of a run, or for the whole run.
  ///
  /// No change that was confirmed to a user is dropped without one of these (LK-2).
  package enum Outcome: Hashable, Sendable {
    /// Another run's value of the column is later and wins; `value` is the lost value of this run.
    case lost(RecordName, column: String, value: StoreValue, to: String)
    /// This run's value of the column is later and wins; `value` is the lost value of the other
    /// run.
    case replaced(RecordName, column: String, value: StoreValue, of: String)
    /// The record had been removed by another run and is restored, because an edit has priority
    /// (LK-4).
    case broughtBack(RecordName, removedBy: String)
    /// The removal is dropped, because another run had edited the record (LK-4).
    case kept(RecordName, editedBy: String)
    /// The new record has the same value of the column as an earlier one, and is merged into it.
    case joined(RecordName, with: RecordName, column: String)
    /// The record does not exist and cannot be restored.
    case missing(RecordName)
    /// The undo is dropped: another run has changed the record since (LK-5).
    case undoRefused(RecordName, changedBy: String)
    /// The undo is dropped: the run that it undoes is missing or already undone.
    case undoWithoutRun(String)
    /// Another machine's run has the idempotency key, and its answer is used for this run too.
    case answered(by: String)
  }

  /// The run with changes that fit the current records: each contains the current values before it.
  package let run: LinkedRun
  package let outcomes: [Outcome]

  package init(_ run: LinkedRun, _ outcomes: [Outcome]) {
    self.run = run
    self.outcomes = outcomes
  }

  /// The run of another machine with the same idempotency key, whose answer is used for this run
  /// too; `nil` if there is none.
  package var answer: String? {
    for case .answered(let run) in outcomes { return run }
    return nil
  }

  /// Whether the run is appended to the log.
  ///
  /// A run without changes is appended too, so that its id is found there.
  package var isAppended: Bool { answer == nil }
}

extension MergedRun.Outcome {
  /// Returns whether the outcome concerns a value that means nothing to a user, such as a position
  /// in an order.
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
