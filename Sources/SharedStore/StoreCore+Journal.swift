extension StoreCore {
  /// Returns the run with this id after making sure that its commit cannot appear or be lost later;
  /// `nil` if there is none.
  ///
  /// A process that was killed during a commit may have written all of it to the log without
  /// recording it in the lock file. The next recovery of the log would find it. A commit of this
  /// process decides which of the two happened.
  package func settledRun(_ id: String) throws(StoreError) -> RecordedRun? {
    do {
      return try write(in: .alone, .full, for: nil) { transaction in
        transaction.change.touch()
        return try transaction.run(id)
      }
    } catch {
      throw Self.typed(error)
    }
  }

  /// Runs `body` as a complete run, whose end and result are recorded in the same transaction.
  ///
  /// - Throws: The error of `body`, in which case nothing is changed; or a ``StoreError``.
  package func perform<Value>(
    _ run: JournalRun,
    _ body: (borrowing WriteTransaction) throws -> (value: Value, result: [UInt8])
  ) throws -> Value {
    try write(in: .alone, .full, for: run) { transaction in
      let (value, result) = try body(transaction)
      try transaction.change.finish(run, result: result, now: now())
      return value
    }
  }

  /// Marks all timelines of an extension as outdated, because its state outside of the store may
  /// have changed.
  package func noteState(ofExtension name: String) throws(StoreError) {
    do {
      try write(in: .alone, .relaxed, for: nil) { try $0.change.noteState(ofExtension: name) }
    } catch {
      throw Self.typed(error)
    }
  }

  /// Undoes the selected runs, newest first, all of them or none.
  ///
  /// Every record gets its earlier content, under the same key. The undo is recorded as a run with
  /// the given id and the origin `JournalRun.undoOrigin`; its parameters contain the ids of the
  /// runs. The method returns when the undo is on the disk.
  ///
  /// - Throws: `.changedSince` if another run, which is not undone, changed one of the records
  ///   later. `.cannotUndo` if there is nothing to undo, `.busy` in an atomic block.
  @discardableResult
  package func undo(_ selection: UndoSelection, id: String) throws(StoreError) -> Reversal {
    try reverse(JournalRun.undoOrigin, id: id) { transaction throws(StoreError) in
      let runs = try transaction.runs(selection)
      return (
        runs, { transaction, pass throws(StoreError) in try transaction.takeBack(runs, by: &pass) }
      )
    }
  }

  /// Redoes the runs that the selected undos undid, the last one first, all of them or none.
  ///
  /// Every record gets the content that it had before the undo. The redo is recorded as a run, as
  /// an undo is. Runs in between do not matter unless they changed one of the records.
  ///
  /// - Throws: `.changedSince` if another run has changed one of the records since. `.buildsOn` if
  ///   an earlier run that had changed it is undone too. `.keyTaken` if another run has used one of
  ///   their idempotency keys. `.cannotUndo` if there is nothing to redo, `.busy` in an atomic
  ///   block.
  @discardableResult
  package func redo(_ selection: RedoSelection, id: String) throws(StoreError) -> Reversal {
    try reverse(JournalRun.redoOrigin, id: id) { transaction throws(StoreError) in
      let units = try transaction.units(selection)
      return (
        units.flatMap(\.runs),
        { transaction, pass throws(StoreError) in
          for unit in units { try transaction.bringBack(unit, by: &pass) }
        }
      )
    }
  }

  /// Returns the run because of which the selected ones cannot be undone; `nil` if they can be.
  package func obstacle(to selection: UndoSelection) throws(StoreError) -> StoredRun? {
    do {
      try write(in: .alone, .full, for: nil) { transaction in
        try transaction.requireUnchanged(since: transaction.runs(selection))
      }
      return nil
    } catch StoreError.changedSince(let run, _, _) {
      return run
    } catch {
      throw Self.typed(error)
    }
  }

  /// Removes runs from the journal, and all traces of them from the store's files.
  ///
  /// - Throws: `.cannotUndo` if a run does not exist, or may still be running; nothing is removed
  ///   then.
  package func forget(_ numbers: [Int64]) throws(StoreError) -> ForgottenRuns {
    let instant = now()
    do {
      return try erase { try $0.forget(numbers, now: instant) }
    } catch {
      throw Self.typed(error)
    }
  }

  /// Runs `body` as a transaction of its own, and then removes all traces of deleted data from the
  /// store's files.
  ///
  /// - Throws: The error of `body`, or a `StoreError`.
  package func erase<Result>(
    _ body: (borrowing WriteTransaction) throws -> Result
  ) throws -> Result {
    // Deleted data is overwritten, so that no page contains it.
    try connection().execute(StoreSQL.eraseDeleted)
    let result = try write(in: .alone, .full, for: nil, body)
    // The log still contains the earlier pages.
    _ = cutLog()
    return result
  }

  /// A planned undo or redo: the runs that it reverses, and the function that reverses them.
  private typealias ReversalPlan = (
    runs: [RecordedRun],
    perform: (borrowing WriteTransaction, inout ReversalPass) throws(StoreError) -> Void
  )

  private func reverse(
    _ origin: String,
    id: String,
    _ plan: (borrowing WriteTransaction) throws(StoreError) -> ReversalPlan
  ) throws(StoreError) -> Reversal {
    let instant = now()
    do {
      return try write(in: .alone, .full, for: nil) { transaction in
        guard try transaction.run(id) == nil else {
          throw StoreError.refused(reason: "there is a run \(id) already")
        }
        let plan = try plan(transaction)
        let run = JournalRun(
          id: id,
          intent: origin,
          parameters: JournalRun.parameters(naming: plan.runs),
          key: nil,
          origin: origin
        )
        try transaction.change.beginWrite(run, now: instant)
        var pass = try ReversalPass(run, change: transaction.change)
        try plan.perform(transaction, &pass)
        try transaction.change.finish(run, result: [], now: instant)
        return try pass.report()
      }
    } catch {
      throw Self.typed(error)
    }
  }
}
