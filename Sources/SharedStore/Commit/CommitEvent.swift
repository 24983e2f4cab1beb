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
  /// A block is to be begun that may be open for so long; one within another has that one's time.
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
  /// Nothing is going on: the moment to begin the log anew.
  case idle
  /// The time of an earlier `.wake` has come.
  case woke

  /// The action succeeded.
  case done
  case committed(isChanged: Bool)
  /// The action failed, or an accepted write can neither be kept nor taken back.
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
  /// Keeps what was done since the innermost savepoint. Outcome: `.done` or `.failed`.
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
  /// Begins the log anew, its pages in the database. Outcome: `.done` or `.failed`.
  case beginLogAnew
  /// Gives up what the error puts in doubt. Outcome: `.settled`.
  case settle(StoreError)
  /// The request ends with this error.
  case fail(StoreError)
  /// `.woke` is due at this time.
  case wake(at: Int64)
  /// Read what the open transaction has changed so far.
  case readWithin
  /// Read what is committed, while another's transaction is open.
  case readBeside
  case readCommitted
}
