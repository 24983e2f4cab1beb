/// A write transaction, during which the store's write lock is held.
final class OpenTransaction {
  let connection: StoreConnection
  let change: PendingChange
  /// The lock file that all writing processes share; `nil` for a private database.
  private let gate: LockFile?
  /// The content of the lock file when the write lock was acquired.
  private let state: GateState
  /// Whether the commit returns only when its changes are on the disk.
  private let isFlushed: Bool
  /// The runs with companion data whose writes the transaction contains, each once with its data.
  private(set) var companions: [(run: JournalRun, companion: WriteCompanion)] = []
  /// The state of `change` at each savepoint, the outermost first.
  private var savepoints: [PendingChange.State] = []

  /// The error thrown when the database file was replaced by another one while it was open.
  struct ReplacedDatabase: Error {}

  /// Acquires the store's write lock and begins a transaction.
  ///
  /// After an error the lock is released again.
  ///
  /// - Throws: `ReplacedDatabase`, or a `StoreError`.
  init(
    on connection: StoreConnection,
    gate: LockFile?,
    isFlushed: Bool,
    isShared: Bool,
    memory: RunMemory,
    now: Int64
  ) throws {
    guard !connection.isReadOnly else {
      throw StoreError.readOnly(path: connection.location.path)
    }
    self.connection = connection
    self.gate = gate
    self.isFlushed = isFlushed
    state = try gate?.enter() ?? GateState()
    do {
      guard state.damaged == 0 else { throw DamagedStore.error(at: connection.location, state) }
      guard connection.isAtItsPath, connection.isOf(storeNumber: state.identity) else {
        throw ReplacedDatabase()
      }
      try connection.setDurability(isFlushed ? .full : .relaxed)
      try connection.beginWriting()
      change = PendingChange(
        sequence: try Self.nextSequence(on: connection, after: state),
        now: now,
        isShared: isShared,
        memory: memory,
        on: connection
      )
    } catch {
      connection.rollBack()
      gate?.leave()
      throw error
    }
    guard isShared else { return }
    // The rows that are still buffered are written before the journal is read.
    connection.beforeJournalRead = { [unowned change] () throws(StoreError) in
      if change.write == nil { try change.settle() }
    }
  }

  /// Throws if SQLite has ended the transaction by itself, as it does after some errors such as a
  /// full disk.
  private func requireSound() throws(StoreError) {
    if let failure = connection.failure { throw failure }
    guard connection.isInTransaction else { throw .full(path: connection.location.path) }
  }

  func savepoint() throws(StoreError) {
    try change.settle()
    try change.writeOutbox()
    try connection.run(StoreSQL.savepointOfScope)
    savepoints.append(change.state)
  }

  func releaseSavepoint() throws(StoreError) {
    try connection.run(StoreSQL.releaseScope)
    savepoints.removeLast()
  }

  /// Rolls back all changes since the savepoint at this depth; the outermost has depth 1.
  func rollBack(toSavepoint depth: Int) throws(StoreError) {
    for _ in depth...savepoints.count {
      try connection.run(StoreSQL.rollBackToScope)
      try connection.run(StoreSQL.releaseScope)
    }
    change.restore(savepoints[depth - 1])
    savepoints.removeSubrange((depth - 1)...)
  }

  /// Adds data that is stored together with a run's writes; its current value is read at the
  /// commit.
  func takeAlong(_ companion: WriteCompanion, of run: JournalRun) {
    guard !companions.contains(where: { $0.run.id == run.id }) else { return }
    companions.append((run, companion))
  }

  /// Rolls back the write that is in progress, and keeps the earlier ones of the transaction.
  func takeBackWrite() throws(StoreError) {
    try requireSound()
    try change.takeBackWrite()
  }

  /// Stores the companion data of the runs, as writes of these runs.
  ///
  /// Runs that have ended are left out, and nothing is stored if the transaction has no changes.
  func storeCompanions(now: Int64) throws {
    guard !change.isEmpty else { return }
    for (run, companion) in companions where !run.hasEnded {
      try change.beginWrite(run, now: now)
      try companion.store(WriteTransaction(on: connection, change: change, reads: nil))
      try change.endWrite()
    }
  }

  /// Commits the changes, and keeps the write lock.
  ///
  /// - Returns: Whether there were any changes.
  func commit() throws(StoreError) -> Bool {
    connection.beforeJournalRead = nil
    do {
      if change.isShared { try requireSound() }
      guard !change.isEmpty else {
        connection.rollBack()
        return false
      }
      try change.complete()
      try connection.markReaders(of: change.collections)
    } catch {
      connection.rollBack()
      throw error
    }
    try connection.commit()
    var state = state
    state.sequence = change.sequence
    if isFlushed { (state.durable, state.log) = (change.sequence, connection.log) }
    gate?.record(state)
    return true
  }

  /// Copies the pages of the write-ahead log into the database if the log is too long.
  ///
  /// A failure does not affect the commit: a later checkpoint copies them.
  func trimLog(isAmidGroup: Bool) {
    let trimming = LogTrimming(
      frames: connection.framesInLog,
      pageSize: connection.pageSize,
      after: isAmidGroup ? .amidGroup : isFlushed ? .change : .unflushed,
      room: FreeSpace.bytes(at: connection.location.directory)
    )
    switch trimming {
    case .none: break
    case .copy: _ = try? connection.checkpoint()
    case .cut: _ = try? connection.checkpoint(.cut)
    }
  }

  func rollBack() {
    connection.beforeJournalRead = nil
    connection.rollBack()
  }

  private static func nextSequence(
    on connection: StoreConnection,
    after state: GateState
  ) throws(StoreError) -> Int64 {
    let last = try connection.commitSequence()
    do {
      try DamagedStore.requireAll(last, of: state, at: connection.location)
    } catch {
      connection.failure = error
      throw error
    }
    return max(last, state.sequence) + 1
  }
}
