extension SharedStore {
  /// Runs `body` inside the gate as one transaction on behalf of `run`; with a `group`, whoever
  /// ends the group flushes it.
  func transact<Result>(
    _ durability: Durability,
    run: JournalRun?,
    group: CommitGroup?,
    isAmidGroup: Bool = false,
    _ body: (borrowing WriteTransaction) throws -> Result
  ) throws -> Result {
    try endHeld()
    do {
      let isFlushed = durability == .full && group == nil
      let open = try begin(flushed: isFlushed, shared: false)
      defer { gate.leave() }
      let result: Result
      do {
        try open.change.beginWrite(run, now: now())
        result = try body(WriteTransaction(connection: open.connection, change: open.change))
        try open.change.endWrite()
      } catch {
        open.connection.rollBack()
        throw error
      }
      if try commit(open, isAmidGroup: isAmidGroup), durability == .full { group?.note() }
      return result
    } catch {
      throw settled(error)
    }
  }

  /// Enters the gate and begins a transaction there; after an error the gate is free again.
  func begin(flushed isFlushed: Bool, shared isShared: Bool) throws -> OpenTransaction {
    do {
      do {
        return try enterGate(flushed: isFlushed, shared: isShared)
      } catch is ReplacedDatabase {
        leaveReplacedFile()
        return try enterGate(flushed: isFlushed, shared: isShared)
      }
    } catch is ReplacedDatabase {
      throw StoreError.busy(path: location.path)
    }
  }

  /// Commits what was changed, if anything was, and says so; the gate stays for the caller to leave.
  func commit(
    _ open: OpenTransaction,
    isAmidGroup: Bool = false
  ) throws(StoreError) -> Bool {
    let (connection, change) = (open.connection, open.change)
    do {
      guard !change.isEmpty else {
        connection.rollBack()
        return false
      }
      try change.complete()
      try WriteTransaction(connection: connection, change: change).markReaders()
    } catch {
      connection.rollBack()
      throw error
    }
    try connection.commit()
    memory = change.state.memory
    memory.remember(change.state.runs)
    var state = open.state
    state.sequence = change.sequence
    if open.isFlushed { state.durable = change.sequence }
    gate.record(state)
    // The commit holds, whatever becomes of the checkpoint: a later one does its work.
    let limit = change.isShared || isAmidGroup ? Self.maximumFramesInGroup : Self.maximumFramesInLog
    if connection.framesInLog > limit { try? connection.checkpoint() }
    return true
  }

  /// Another file stands where the open one was made.
  private struct ReplacedDatabase: Error {}

  /// 4 MB of pages: a longer log costs each process that opens the store a millisecond.
  private static var maximumFramesInLog: Int32 { 1_000 }
  /// 16 MB while a group writes one commit after the other: each checkpoint flushes three times.
  private static var maximumFramesInGroup: Int32 { 4_000 }

  private func enterGate(
    flushed isFlushed: Bool,
    shared isShared: Bool
  ) throws -> OpenTransaction {
    let connection = try connection()
    guard !connection.isReadOnly else { throw StoreError.readOnly(path: location.path) }
    let state = try gate.enter()
    do {
      guard state.damaged == 0 else { throw DamagedStore.error(at: location, state) }
      guard connection.isAtItsPath else { throw ReplacedDatabase() }
      try connection.setDurability(isFlushed ? .full : .relaxed)
      try connection.beginWriting()
      let change = PendingChange(
        sequence: try nextSequence(on: connection, after: state),
        now: now(),
        isShared: isShared,
        memory: memory,
        on: connection
      )
      return OpenTransaction(
        connection: connection,
        state: state,
        change: change,
        isFlushed: isFlushed
      )
    } catch {
      connection.rollBack()
      gate.leave()
      throw error
    }
  }

  private func nextSequence(
    on connection: StoreConnection,
    after state: GateState
  ) throws(StoreError) -> Int64 {
    let last = try connection.commitSequence()
    do {
      try DamagedStore.requireAll(last, of: state, at: location)
    } catch {
      connection.failure = error
      throw error
    }
    return max(last, state.sequence) + 1
  }
}
