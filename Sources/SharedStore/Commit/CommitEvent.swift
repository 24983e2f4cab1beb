/// An input of the ``CommitPlanner``: a request to the store, or the outcome of an action that it
/// returned.
enum CommitEvent: Equatable {
  /// Request: run a body that writes in `scope`.
  ///
  /// `runs` is the number of runs of intents that the open transaction contains so far.
  case write(CommitScope, Durability, runs: Int64)
  /// The body of a write has returned.
  case wrote
  /// The body of a write has thrown an error.
  case threw
  /// Request: run a body that reads.
  ///
  /// If `isTracked` is true, the collections that it reads are recorded with their commit numbers.
  case read(CommitScope, isTracked: Bool)
  /// Request: begin an atomic block that may be open for `milliseconds`; a nested block has the
  /// outer block's limit.
  case beginAtomic(in: CommitScope, milliseconds: Int64 = AtomicScope.maximumMilliseconds)
  case commitAtomic(AtomicScope)
  case rollBackAtomic(AtomicScope)
  /// Request: flush all writes of the group to the disk.
  case flush(CommitGroup)
  /// Request: commit the group's open transaction, to be flushed later.
  case commit(CommitGroup)
  /// Request: end the group, after its writes are flushed to the disk.
  case end(CommitGroup)
  /// Request: flush all commits to the disk.
  case flushAll
  /// No request is in progress, so there is time to restart the log.
  case idle
  /// The time that an earlier `.wake` action has set is reached.
  case woke

  /// The action succeeded, and has no other result.
  case done
  case committed(isChanged: Bool)
  /// The action failed, or a write whose body has returned can be neither committed nor rolled
  /// back.
  case failed(StoreError)
  /// The outcome of `.settle`: the error that is reported in place of the one in that action.
  case settled(StoreError)
}

/// An action that the ``CommitPlanner`` asks the store to perform.
enum CommitAction: Equatable {
  /// Acquires the store's write lock, which all processes share, and begins a transaction.
  ///
  /// Outcome: `.done`, or `.failed`; after a failure no transaction is open and the lock is
  /// released.
  case begin(isFlushed: Bool, isShared: Bool)
  /// Sets a savepoint in the open transaction. Outcome: `.done` or `.failed`.
  case savepoint
  /// Releases the innermost savepoint and keeps the changes since. Outcome: `.done` or `.failed`.
  case release
  /// Rolls back to the savepoint of the scope at this depth. Outcome: `.done` or `.failed`.
  case rollBackTo(depth: Int)
  /// Rolls back the current write and keeps the earlier ones of the transaction. Outcome: `.done`
  /// or `.failed`.
  case takeBack
  /// Commits the transaction and keeps the write lock. Outcome: `.committed` or `.failed`.
  case commit
  /// Flushes all commits, by a commit that may be empty. Outcome: `.committed` or `.failed`.
  case flush
  /// Shortens the write-ahead log if it is too long; in the middle of a group, a longer log is
  /// allowed.
  case trimLog(isAmidGroup: Bool)
  case rollBack
  case leaveGate
  /// Copies the pages of the write-ahead log into the database and restarts the log. Outcome:
  /// `.done` or `.failed`.
  case beginLogAnew
  /// Closes the connection if the error has made its state uncertain. Outcome: `.settled`.
  case settle(StoreError)
  /// Ends the request by throwing this error.
  case fail(StoreError)
  /// Schedules the event `.woke` for this time, in milliseconds of a monotonic clock.
  case wake(at: Int64)
  /// Runs the reading body in the open transaction, so that it sees that transaction's changes.
  case readWithin
  /// Runs the reading body on committed data, while another task's transaction is open.
  case readBeside
  case readCommitted
}
