/// A request to a store, or the outcome of one of the planner's actions.
enum CommitEvent: Equatable {
  /// A body is to be run in a transaction of `scope`; `runs` are in the open one so far.
  case write(CommitScope, Durability, runs: Int64)
  /// The body returned.
  case wrote
  /// The body threw.
  case threw
  /// Something is to be read; a tracked read counts commits.
  case read(CommitScope, isTracked: Bool)
  /// A block begins that may be open for `milliseconds`; one within another has the outer one's limit.
  case beginAtomic(in: CommitScope, milliseconds: Int64 = AtomicScope.maximumMilliseconds)
  case commitAtomic(AtomicScope)
  case rollBackAtomic(AtomicScope)
  /// Flush the group's writes so far.
  case flush(CommitGroup)
  /// Commit the group's open transaction, to be flushed later.
  case commit(CommitGroup)
  /// Nothing more is written in the group: as `.flush`, and it is forgotten.
  case end(CommitGroup)
  /// Flush all commits.
  case flushAll
  /// Nothing is in progress, so that the log can be restarted.
  case idle
  /// The time of an earlier `.wake` has come.
  case woke

  /// The action succeeded.
  case done
  case committed(isChanged: Bool)
  /// The action failed, or an accepted write can be neither kept nor reverted.
  case failed(StoreError)
  /// The error to report instead of the one that was to be settled.
  case settled(StoreError)
}

/// An action of a store.
enum CommitAction: Equatable {
  /// Outcome: `.done` in a transaction inside the gate; after `.failed` there is neither.
  case begin(isFlushed: Bool, isShared: Bool)
  /// Outcome: `.done` or `.failed`.
  case savepoint
  /// Keeps the changes since the innermost savepoint. Outcome: `.done` or `.failed`.
  case release
  /// Goes back to the savepoint of the scope at this depth. Outcome: `.done` or `.failed`.
  case rollBackTo(depth: Int)
  /// Rolls back the current write alone. Outcome: `.done` or `.failed`.
  case takeBack
  /// Outcome: `.committed` or `.failed`; the gate stays.
  case commit
  /// Commits even if nothing was changed. Outcome: as of `.commit`.
  case flush
  /// Shortens a log that has grown long; amid a group it may be longer.
  case trimLog(isAmidGroup: Bool)
  case rollBack
  case leaveGate
  /// Restarts the log after moving its pages into the database. Outcome: `.done` or `.failed`.
  case beginLogAnew
  /// Drops whatever the error makes uncertain. Outcome: `.settled`.
  case settle(StoreError)
  /// The request ends with this error.
  case fail(StoreError)
  /// `.woke` is due at this time.
  case wake(at: Int64)
  /// Read the changes of the open transaction so far.
  case readWithin
  /// Read committed data while another task's transaction is open.
  case readBeside
  case readCommitted
}
