extension PendingChange {
  /// Notes what `run` answered and returns its number; a run that changed nothing enters the journal here.
  ///
  /// - Throws: `.alreadyPerformed` when another run has used the run's idempotency key.
  @discardableResult
  func finish(_ run: JournalRun, result: [UInt8], now: Int64) throws(StoreError) -> Int64 {
    try requireUnusedKey(run)
    state.isEmpty = false
    let open: OpenRun
    if let index = state.runs.lastIndex(where: { $0.run.id == run.id }) {
      open = state.runs.remove(at: index)
      if open.isStored {
        try connection.finishRun(open, result: result, now: now, sequence: sequence)
      } else {
        journal.add(open, finished: now, result: result)
      }
    } else if let known = state.memory.take(run.id) {
      open = known
      try connection.finishRun(open, result: result, now: now, sequence: sequence)
    } else {
      open = OpenRun(run: run, number: try takeNumber(), started: now)
      journal.add(open, finished: now, result: result)
    }
    if journal.isFull, write == nil { try journal.write(sequence: sequence, on: connection) }
    return open.number
  }

  /// Writes all that waits, so that a savepoint or a reader of the journal finds it.
  func settle() throws(StoreError) {
    for index in state.runs.indices {
      if !state.runs[index].isStored {
        journal.add(state.runs[index], finished: nil, result: nil)
        state.runs[index].isStored = true
      } else if state.runs[index].hasChanged {
        try connection.touchRun(state.runs[index].number, sequence: sequence)
      }
    }
    try journal.write(sequence: sequence, on: connection)
  }

  /// Goes back to a savepoint that was set when `settle` had written all.
  func restore(_ earlier: State) {
    journal.removeAll()
    state = earlier
  }

  /// Numbers the commit, for this store and for each collection that it changed, and ends the
  /// journal's part in it.
  func complete() throws(StoreError) {
    try settle()
    try connection.number(sequence, collections: collections.sorted())
    let last = firstNumber + numbersTaken - 1
    // Each interval that the runs of this transaction complete.
    guard last / JournalRetention.interval > (firstNumber - 1) / JournalRetention.interval else {
      return
    }
    try connection.prune(latest: last, now: now)
  }

  /// Refuses a run whose idempotency key another run has used, committed or in this transaction.
  func requireUnusedKey(_ run: JournalRun) throws(StoreError) {
    guard let key = run.key else { return }
    if let other = state.runs.first(where: { $0.run.key == key && $0.run.id != run.id }) {
      throw .alreadyPerformed(run: other.run.id)
    }
    if !journal.runs.isEmpty, write == nil {
      try journal.write(sequence: sequence, on: connection)
    }
    try connection.requireUnusedKey(run)
  }
}
