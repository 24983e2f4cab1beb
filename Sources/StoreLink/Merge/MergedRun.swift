package import SharedStore

/// The result of merging a run: the run for the log, and the outcomes to report to its user.
package struct MergedRun: Hashable, Sendable {
  /// The way in which a merge changed the effect of a run, for one of its changes or for the whole
  /// run.
  ///
  /// No change that was confirmed to a user is dropped without one of these (LK-2).
  package enum Outcome: Hashable, Sendable {
    /// Another run has later set the column, and its value is kept; `value` is this run's value,
    /// which is lost.
    case lost(RecordName, column: String, value: StoreValue, to: String)
    /// This run has later set the column, and its value is kept; `value` is the other run's value,
    /// which is lost.
    case replaced(RecordName, column: String, value: StoreValue, of: String)
    /// Another run had removed the record, and this run's edit restores it, because edits have
    /// priority (LK-4).
    case broughtBack(RecordName, removedBy: String)
    /// This run's removal is dropped, because another run had edited the record (LK-4).
    case kept(RecordName, editedBy: String)
    /// The new record has a value that must be unique in common with an existing record, and is
    /// merged into it.
    case joined(RecordName, with: RecordName, column: String)
    /// The record does not exist and cannot be restored.
    case missing(RecordName)
    /// The undo is dropped, because another run has changed the record since (LK-5).
    case undoRefused(RecordName, changedBy: String)
    /// The undo is dropped, because the run to undo is missing or already undone.
    case undoWithoutRun(String)
    /// Another machine's run has the same idempotency key, and its answer is used for this run too.
    case answered(by: String)
  }

  /// The run after the merge: the values before each change are those of the current records.
  package let run: LinkedRun
  package let outcomes: [Outcome]

  package init(_ run: LinkedRun, _ outcomes: [Outcome]) {
    self.run = run
    self.outcomes = outcomes
  }

  /// The id of another machine's run with the same idempotency key, whose answer is used for this
  /// run too; `nil` if there is none.
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
  /// Returns whether the outcome need not be reported, because it concerns a value such as a
  /// position in a sort order.
  ///
  /// `columns` contains the names of such columns, by collection.
  func isQuiet(_ columns: [String: Set<String>]) -> Bool {
    switch self {
    case .lost(let record, let column, _, _), .replaced(let record, let column, _, _):
      columns[record.collection]?.contains(column) ?? false
    default: false
    }
  }
}
