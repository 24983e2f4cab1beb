extension SharedStore {
  /// Runs `body` inside the gate as one transaction on behalf of `run`; with a `group`, whoever
  /// ends the group flushes it.
  func transact<Result>(
    _ durability: Durability,
    run: JournalRun?,
    group: CommitGroup?,
    _ body: (borrowing WriteTransaction) throws -> Result
  ) throws -> Result {
    do {
      do {
        return try enterGate(durability, run: run, group: group, body)
      } catch is ReplacedDatabase {
        leaveReplacedFile()
        return try enterGate(durability, run: run, group: group, body)
      }
    } catch is ReplacedDatabase {
      throw StoreError.busy(path: location.path)
    } catch {
      throw settled(error)
    }
  }

  /// Another file stands where the open one was made.
  private struct ReplacedDatabase: Error {}

  /// 4 MB of pages: a longer log costs each process that opens the store a millisecond.
  private static var maximumFramesInLog: Int32 { 1_000 }

  private func enterGate<Result>(
    _ durability: Durability,
    run: JournalRun?,
    group: CommitGroup?,
    _ body: (borrowing WriteTransaction) throws -> Result
  ) throws -> Result {
    let connection = try connection()
    guard !connection.isReadOnly else { throw StoreError.readOnly(path: location.path) }
    var state = try gate.enter()
    defer { gate.leave() }
    guard state.damaged == 0 else { throw DamagedStore.error(at: location, state) }
    guard connection.isAtItsPath else { throw ReplacedDatabase() }
    let isFlushed = durability == .full && group == nil
    try connection.setDurability(isFlushed ? .full : .relaxed)
    try connection.beginWriting()
    let result: Result
    let sequence: Int64
    do {
      let change = try beginChange(on: connection, after: state, run: run)
      sequence = change.sequence
      let transaction = WriteTransaction(connection: connection, change: change)
      result = try body(transaction)
      guard !change.isEmpty else {
        connection.rollBack()
        return result
      }
      try change.finish(on: connection)
      try transaction.markReaders()
    } catch {
      connection.rollBack()
      throw error
    }
    try connection.commit()
    state.sequence = sequence
    if isFlushed { state.durable = sequence }
    gate.record(state)
    if durability == .full { group?.note() }
    // The commit holds, whatever becomes of the checkpoint: a later one does its work.
    if connection.framesInLog > Self.maximumFramesInLog { try? connection.checkpoint() }
    return result
  }

  private func beginChange(
    on connection: StoreConnection,
    after state: GateState,
    run: JournalRun?
  ) throws(StoreError) -> PendingChange {
    let last = try connection.commitSequence()
    do {
      try DamagedStore.requireAll(last, of: state, at: location)
    } catch {
      connection.failure = error
      throw error
    }
    if let run { try connection.requireUnusedKey(run) }
    return PendingChange(sequence: max(last, state.sequence) + 1, now: now(), run: run)
  }
}
