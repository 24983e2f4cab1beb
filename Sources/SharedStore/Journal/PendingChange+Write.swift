extension PendingChange {
  /// Begins a write on behalf of `run`, which is `nil` for a write without an intent.
  ///
  /// - Throws: `.alreadyPerformed` if another run has used the run's idempotency key.
  func beginWrite(_ run: JournalRun?, now: Int64) throws(StoreError) {
    if let run {
      try requireUnusedKey(run)
      // The run's row may still be in the buffer, but is looked up only in the journal.
      if run.hasEnded, !journal.runs.isEmpty {
        try journal.write(sequence: sequence, on: connection)
      }
    }
    self.now = now
    applied.removeAll(keepingCapacity: true)
    write = CurrentWrite(
      run: run,
      collections: state.collections.count,
      isEmpty: state.isEmpty,
      ordinal: state.ordinal,
      mark: journal.mark,
      outbox: outbox.mark
    )
  }

  /// Ends a write whose body has returned, and keeps its changes.
  ///
  /// It also ends the run that the store created for a write without an intent, and writes full
  /// buffers.
  func endWrite() throws(StoreError) {
    if write?.hasSavepoint == true { try connection.run(StoreSQL.releaseWrite) }
    if let write, write.isOwnRun, write.index != nil, let run = write.run {
      try finish(run, result: [], now: now)
    }
    write = nil
    if journal.isFull { try journal.write(sequence: sequence, on: connection) }
    if outbox.isFull { try writeOutbox() }
  }

  /// Reverts the changes of a write whose body has thrown an error, and keeps the earlier writes of
  /// the transaction.
  func takeBackWrite() throws(StoreError) {
    guard let write else { return }
    self.write = nil
    outbox.removeAll(since: write.outbox)
    if write.hasSavepoint {
      try connection.run(StoreSQL.rollBackToWrite)
      try connection.run(StoreSQL.releaseWrite)
      journal.removeAll()
    } else {
      journal.removeAll(since: write.mark)
    }
    for change in applied.reversed() { try change.takeBack() }
    state.collections.removeLast(state.collections.count - write.collections)
    state.isEmpty = write.isEmpty
    state.ordinal = write.ordinal
    guard let index = write.index else { return }
    if let earlier = write.earlier {
      state.runs[index] = earlier
    } else {
      state.runs.remove(at: index)
    }
  }

  /// Prepares for a change of the store's own tables: sets a savepoint, because only that can
  /// revert such a change.
  func willTouch() throws(StoreError) {
    guard isShared, write?.hasSavepoint == false else { return }
    // The rows of earlier writes must be written before the savepoint is set.
    var own = journal.take(since: write?.mark ?? journal.mark)
    try journal.write(sequence: sequence, on: connection)
    swap(&own, &journal)
    try connection.run(StoreSQL.savepointOfWrite)
    write?.hasSavepoint = true
  }
}

/// The write in progress within a transaction, with the state before it.
struct CurrentWrite {
  var run: JournalRun?
  /// Whether the store has created the run for a write without an intent; such a run ends with the
  /// write.
  var isOwnRun = false
  /// The index of the run among the runs in progress; `nil` until it changes something.
  var index: Int?
  /// The state of the run before the write; `nil` if this is the run's first write.
  var earlier: OpenRun?
  /// Whether a savepoint is set that reverts all further changes of the write.
  var hasSavepoint = false
  let collections: Int
  let isEmpty: Bool
  let ordinal: Int64
  /// The number of rows in the journal's buffer before the write.
  var mark: JournalBuffer.Mark
  /// The number of changes in the outbox's buffer before the write.
  let outbox: OutboxBuffer.Mark

  /// The most changes that are stored one by one for a rollback; after more, the write sets a
  /// savepoint.
  static let maximumApplied = 1_024
}

/// A change of a record by the current write, which can be rolled back if the write fails.
struct AppliedChange {
  let collection: PreparedCollection
  let key: Int64
  /// The values of all columns before the change; `nil` if the record did not exist.
  let before: [StoreValue]?
  /// Whether the record exists after the change.
  let isPresent: Bool

  func takeBack() throws(StoreError) {
    switch (before, isPresent) {
    case (let before?, true): try collection.update(key: key, before)
    case (let before?, false): _ = try collection.insert(key: key, before)
    case (nil, _): try collection.delete(key: key)
    }
  }
}
