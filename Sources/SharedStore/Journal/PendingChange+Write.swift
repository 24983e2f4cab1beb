extension PendingChange {
  /// Begins a write on behalf of `run`.
  ///
  /// - Throws: `.alreadyPerformed` when another run has used the run's idempotency key.
  func beginWrite(_ run: JournalRun?, now: Int64) throws(StoreError) {
    if let run { try requireUnusedKey(run) }
    self.now = now
    applied.removeAll(keepingCapacity: true)
    write = CurrentWrite(
      run: run,
      collections: state.collections.count,
      isEmpty: state.isEmpty,
      ordinal: state.ordinal,
      mark: journal.mark
    )
  }

  /// Ends a write that succeeded.
  func endWrite() throws(StoreError) {
    if write?.hasSavepoint == true { try connection.run(StoreSQL.releaseWrite) }
    write = nil
    if journal.isFull { try journal.write(sequence: sequence, on: connection) }
  }

  /// Takes back what the write did that threw, and nothing of the writes before it.
  func takeBackWrite() throws(StoreError) {
    guard let write else { return }
    self.write = nil
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

  /// To be called before the store's own tables are changed: what a savepoint alone takes back.
  func willTouch() throws(StoreError) {
    guard isShared, write?.hasSavepoint == false else { return }
    // The rows of earlier writes have to stand before the savepoint.
    var own = journal.take(since: write?.mark ?? journal.mark)
    try journal.write(sequence: sequence, on: connection)
    swap(&own, &journal)
    try connection.run(StoreSQL.savepointOfWrite)
    write?.hasSavepoint = true
  }
}
