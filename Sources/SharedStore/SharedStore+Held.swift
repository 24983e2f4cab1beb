extension SharedStore {
  /// Begins a transaction that stays open for `owner`, after ending one of somebody else.
  ///
  /// - Throws: `.busy` while an atomic block is open in this process.
  func hold(_ owner: HeldTransaction.Owner, milliseconds: Int64) throws(StoreError)
    -> HeldTransaction
  {
    try endHeld()
    do {
      var isFlushed = false
      if case .atomic = owner { isFlushed = true }
      let open = try begin(flushed: isFlushed, shared: true)
      let held = HeldTransaction(
        open,
        owner: owner,
        deadline: timer.milliseconds() + milliseconds
      )
      // Who reads the journal finds what is still to be written.
      open.connection.beforeJournalRead = { [unowned change = open.change] () throws(StoreError) in
        if change.write == nil { try change.settle() }
      }
      self.held = held
      watch()
      return held
    } catch {
      throw Self.typed(settled(error))
    }
  }

  /// Runs `body` as a write of its own within the held transaction.
  ///
  /// A body that throws is taken back alone. What ends the transaction itself ends all of it.
  func write<Result>(
    in held: HeldTransaction,
    _ body: (borrowing WriteTransaction) throws -> Result
  ) throws -> Result {
    let change = held.open.change
    let result: Result
    do {
      try change.beginWrite(JournalRun.current, now: now())
      result = try body(WriteTransaction(connection: held.open.connection, change: change))
    } catch {
      do {
        try requireSound(held)
        try change.takeBackWrite()
      } catch {
        throw lose(held, because: error)
      }
      throw error
    }
    do {
      try change.endWrite()
    } catch {
      throw lose(held, because: error)
    }
    return result
  }

  /// Makes room for a transaction of somebody else: a group's is committed.
  ///
  /// - Throws: `.busy` while an atomic block is open.
  func endHeld() throws(StoreError) {
    guard let held else { return }
    guard case .group(let group) = held.owner else { throw .busy(path: location.path) }
    // Whoever is in the way is not to be told: the group is, at its next step.
    do { try commitHeld(held) } catch { group.fail(error) }
  }

  /// Commits the held transaction, leaves the gate and returns whether anything was changed.
  @discardableResult
  func commitHeld(_ held: HeldTransaction) throws(StoreError) -> Bool {
    do {
      try requireSound(held)
      if case .group(let group) = held.owner { try takeFinished(group, into: held) }
      release(held)
      defer { gate.leave() }
      let isChanged = try commit(held.open)
      if isChanged, case .group(let group) = held.owner { group.note() }
      return isChanged
    } catch {
      throw lose(held, because: error)
    }
  }

  /// Rolls the held transaction back and leaves the gate.
  func rollBackHeld(_ held: HeldTransaction) {
    guard self.held === held else { return }
    release(held)
    held.open.connection.rollBack()
    gate.leave()
  }

  /// Gives up the held transaction and returns the error to tell; its group remembers it.
  func lose(_ held: HeldTransaction, because error: any Error) -> StoreError {
    rollBackHeld(held)
    let error = Self.typed(settled(error))
    if case .group(let group) = held.owner { group.fail(error) }
    return error
  }

  /// Notes the results that the group's runs have left without asking the store.
  func takeFinished(_ group: CommitGroup, into held: HeldTransaction) throws(StoreError) {
    let change = held.open.change
    do {
      try group.takeFinished { finished throws(StoreError) in
        try change.finish(finished.run, result: finished.result, now: finished.instant)
      }
    } catch {
      throw lose(held, because: error)
    }
  }

  /// SQLite ends a transaction by itself after some errors, such as a full disk.
  private func requireSound(_ held: HeldTransaction) throws(StoreError) {
    let connection = held.open.connection
    if let failure = connection.failure { throw failure }
    guard connection.isInTransaction else { throw .full(path: location.path) }
  }

  private func release(_ held: HeldTransaction) {
    self.held = nil
    held.open.connection.beforeJournalRead = nil
  }
}
