/// A request to a store, or the outcome of one of the planner's actions.
enum CommitEvent: Equatable {
  /// A body is to be run in a transaction of `scope`; `runs` is the number of runs in the open
  /// transaction so far.
  case write(CommitScope, Durability, runs: Int64)
  /// The body of a write returned.
  case wrote
  /// The body of a write threw an error.
  case threw
  /// A body is to read; a tracked read also needs the commit numbers of collections.
  case read(CommitScope, isTracked: Bool)
  /// An atomic block begins that may be open for `milliseconds`; a nested block has the outer one's
  /// limit.
  case beginAtomic(in: CommitScope, milliseconds: Int64 = AtomicScope.maximumMilliseconds)
  case commitAtomic(AtomicScope)
  case rollBackAtomic(AtomicScope)
  /// Flush the group's writes so far to the disk.
  case flush(CommitGroup)
  /// Commit the group's open transaction, to be flushed later.
  case commit(CommitGroup)
  /// The group ends: flush it as for `.flush`, then forget it.
  case end(CommitGroup)
  /// Flush all commits to the disk.
  case flushAll
  /// No request is in progress, so the log can be restarted.
  case idle
  /// The time of an earlier `.wake` has come.
  case woke

  /// The action succeeded and has no other result.
  case done
  case committed(isChanged: Bool)
  /// The action failed, or an accepted write can be neither committed nor rolled back.
  case failed(StoreError)
  /// The result of `.settle`: the error to report in place of the one that was passed to it.
  case settled(StoreError)
}

/// An action that the planner requests from the store.
enum CommitAction: Equatable {
  /// Begins a transaction inside the gate.
  ///
  /// Outcome: `.done`, or `.failed`; after a failure no transaction is open and the gate is free.
  case begin(isFlushed: Bool, isShared: Bool)
  /// Sets a savepoint. Outcome: `.done` or `.failed`.
  case savepoint
  /// Keeps the changes since the innermost savepoint. Outcome: `.done` or `.failed`.
  case release
  /// Rolls back to the savepoint of the scope at this depth. Outcome: `.done` or `.failed`.
  case rollBackTo(depth: Int)
  /// Rolls back the current write alone. Outcome: `.done` or `.failed`.
  case takeBack
  /// Commits the transaction; the gate stays closed to others. Outcome: `.committed` or `.failed`.
  case commit
  /// Commits even if nothing was changed, and flushes. Outcome: `.committed` or `.failed`.
  case flush
  /// Shortens the log if it has grown long; a longer log is tolerated in the middle of a group.
  case trimLog(isAmidGroup: Bool)
  case rollBack
  case leaveGate
  /// Copies the log's pages into the database and restarts the log. Outcome: `.done` or `.failed`.
  case beginLogAnew
  /// Drops all state that the error makes uncertain. Outcome: `.settled`.
  case settle(StoreError)
  /// Ends the request with this error.
  case fail(StoreError)
  /// Schedules the event `.woke` for this time.
  case wake(at: Int64)
  /// Reads in the open transaction, including its changes so far.
  case readWithin
  /// Reads committed data while another task's transaction is open.
  case readBeside
  case readCommitted
}
