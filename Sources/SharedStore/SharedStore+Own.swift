extension SharedStore {
  /// Notes the end of a run and what it answered, in the journal.
  ///
  /// In a group it is written with the group's next step.
  ///
  /// - Throws: `.alreadyPerformed` when another run has used the run's idempotency key.
  package nonisolated(nonsending) func finish(
    _ run: JournalRun,
    result: [UInt8]
  ) async throws(StoreError) {
    let finished = CommitGroup.FinishedRun(run: run, result: result, instant: now())
    if run.key == nil, let group = currentGroup, AtomicScope.current == nil,
      group.parent == nil, group.keep(finished)
    {
      return
    }
    try await note(finished)
  }

  private func note(_ finished: CommitGroup.FinishedRun) throws(StoreError) {
    let (run, result, instant) = (finished.run, finished.result, finished.instant)
    if let scope = AtomicScope.current, scope.location == location {
      return try finishInHeld(try held(by: scope), finished)
    }
    if let group = currentGroup, group.parent == nil {
      return try finishInHeld(try held(by: group), finished)
    }
    try transactOwn(.relaxed) { transaction throws(StoreError) in
      try transaction.change.finish(run, result: result, now: instant)
    }
    currentGroup?.note()
  }

  /// The run with this id, for good: a `nil` stays one, and a run that is there is on the disk.
  ///
  /// A process killed in a commit may have written all of it to the log without having told the
  /// others; the next recovery would find it. A commit in its place makes sure of either.
  package func settledRun(_ id: String) throws(StoreError) -> RecordedRun? {
    do {
      return try transact(.full, run: nil, group: nil) { transaction in
        transaction.change.touch()
        return try transaction.run(id)
      }
    } catch {
      throw Self.typed(error)
    }
  }

  /// Moves the log into the database and empties it when it is long; for an idle moment.
  package func checkpoint() throws(StoreError) {
    guard StoreFiles.logSize(location) > Self.smallLog else { return }
    do {
      try checkpointInGate()
    } catch {
      throw Self.typed(settled(error))
    }
  }

  /// A change of the store's own tables, on behalf of no intent.
  func transactOwn(
    _ durability: Durability,
    isAmidGroup: Bool = false,
    _ body: (borrowing WriteTransaction) throws(StoreError) -> Void
  ) throws(StoreError) {
    do {
      try transact(durability, run: nil, group: nil, isAmidGroup: isAmidGroup, body)
    } catch {
      throw Self.typed(error)
    }
  }

  /// In bytes: up to here the log costs whoever opens the store some 15 µs.
  package static var smallLog: Int64 { 65_536 }

  private func checkpointInGate() throws(StoreError) {
    if held?.isAtomic == true { return }
    try endHeld()
    let connection = try connection()
    guard !connection.isReadOnly else { return }
    _ = try gate.enter()
    defer { gate.leave() }
    try connection.checkpoint(emptying: true)
    // The first commit to an empty log flushes its header: better here than while a person waits.
    try connection.setDurability(.relaxed)
    try connection.beginWriting()
    do {
      // SQLite would not write a page that an update leaves as it is.
      try connection.run("INSERT OR REPLACE INTO changes (collection, sequence) VALUES ('-', 0)")
      try connection.run("DELETE FROM changes WHERE collection = '-'")
    } catch {
      connection.rollBack()
      throw error
    }
    try connection.commit()
  }

  static func typed(_ error: any Error) -> StoreError {
    (error as? StoreError) ?? .unexpected(code: 0, reason: String(describing: error))
  }
}
