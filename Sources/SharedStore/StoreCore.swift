import Ground

/// The store for use by a single thread; each `write` is one transaction.
///
/// A `CommitPlanner` decides which transaction is open and when it ends, and the store performs its
/// actions. A command calls the store on its own thread; tasks use a ``SharedStore``, which has a
/// thread.
package final class StoreCore {
  let location: StoreLocation
  /// The lock file that all writing processes share; `nil` for a private copy.
  let gate: LockFile?
  let now: @Sendable () -> Int64
  private let timer: StoreTimer
  /// Calls `wake` after `milliseconds`; `nil` for a store without tasks and shared transactions.
  var wakeLater: ((_ milliseconds: Int64) -> Void)?
  private var planner: CommitPlanner
  private var transaction: OpenTransaction?
  /// The runs that have committed changes through this object and are not finished.
  private var memory = RunMemory()
  private var connections: StoreConnections

  /// Opens the store, creates it if there is none, and migrates the collections in `schemas`.
  ///
  /// `now` returns microseconds since 1970 UTC; `patience` limits the time that a writer waits.
  ///
  /// - Throws: `.newerSchema` if a later version wrote the store; nothing is changed then.
  package convenience init(
    at location: StoreLocation,
    schemas: [ModuleSchema] = [],
    patienceInMilliseconds: Int64 = 10_000,
    now: @escaping @Sendable () -> Int64 = { SystemTime.microsecondsSince1970 },
    timer: StoreTimer = .system
  ) throws(StoreError) {
    let gate = LockFile(location, patienceInMilliseconds: patienceInMilliseconds)
    let opening = StoreOpening(location: location, schemas: schemas, gate: gate, now: now)
    self.init(try StoreConnections(opening), location, gate, now: now, timer: timer)
  }

  /// Creates a store on open connections; if `gate` is `nil`, it is a private copy.
  init(
    _ connections: StoreConnections,
    _ location: StoreLocation,
    _ gate: LockFile?,
    now: @escaping @Sendable () -> Int64,
    timer: StoreTimer
  ) {
    self.connections = connections
    self.location = location
    self.gate = gate
    self.now = now
    self.timer = timer
    planner = CommitPlanner(location)
  }

  /// Whether the store is a private copy, whose changes other processes cannot see.
  var isCopy: Bool { gate == nil }

  /// Runs `body`, which reads one consistent state of the store.
  ///
  /// - Throws: The error of `body`, or a `StoreError`.
  package func read<Result>(
    _ body: (borrowing ReadTransaction) throws -> Result
  ) throws -> Result {
    let scope = StoreScope.current
    let commits = scope.commits(at: location)
    do {
      switch try handle(.read(commits, isTracked: scope.reads != nil)) {
      case .readWithin?:
        let connection = try transaction?.connection ?? connection()
        return try body(ReadTransaction(connection, reads: scope.reads))
      case .readBeside?:
        return try connections.second().reading(noting: scope.reads, body)
      default:
        if transaction == nil, let gate,
          connections.isOfAnother(thanNumber: try gate.peek().identity)
        {
          leaveReplacedStore()
        }
        return try connection().reading(noting: scope.reads, body)
      }
    } catch {
      throw connections.settled(error)
    }
  }

  /// Runs `body` as one transaction, with the rules of ``SharedStore/write(durability:_:)``.
  package func write<Result>(
    durability: Durability = .full,
    _ body: (borrowing WriteTransaction) throws -> Result
  ) throws -> Result {
    let scope = StoreScope.current
    guard !scope.isReadOnly else { throw StoreError.refused(reason: "a preview changes nothing") }
    let commits = scope.commits(at: location)
    func attempt() throws -> Result {
      try write(
        in: commits,
        durability,
        for: scope.run,
        with: scope.companion,
        noting: scope.reads,
        body
      )
    }
    do {
      return try attempt()
    } catch StoreError.full(let path) {
      guard commits.isOfOneWrite, cutLog() else { throw StoreError.full(path: path) }
      return try attempt()
    }
  }

  /// Runs `body` as one write within the transaction for `scope`.
  ///
  /// If the transaction is shared and `body` throws, only this write is reverted.
  func write<Result>(
    in scope: CommitScope,
    _ durability: Durability,
    for run: JournalRun?,
    with companion: WriteCompanion? = nil,
    noting reads: ReadTracker? = nil,
    _ body: (borrowing WriteTransaction) throws -> Result
  ) throws -> Result {
    let runs = transaction?.change.numbersTaken ?? 0
    let transaction = try enter(scope, durability, runs: runs)
    let change = transaction.change
    let result: Result
    do {
      try change.beginWrite(run, now: now())
      result = try body(
        WriteTransaction(on: transaction.connection, change: change, reads: reads)
      )
    } catch {
      try handle(.threw)
      throw connections.settled(error)
    }
    do { try change.endWrite() } catch { try handle(.failed(error)) }
    // A block stores companion data at its end, and a relaxed commit must not contain any.
    if let run, let companion, !scope.isAtomic, durability == .full {
      transaction.takeAlong(companion, of: run)
    }
    try handle(.wrote)
    return result
  }

  /// Records the end of an intent's run, as ``SharedStore/finish(_:result:stateOf:)`` does.
  func noteEnd(
    of run: JournalRun,
    _ result: [UInt8],
    _ changed: String?
  ) throws(StoreError) {
    let scope = StoreScope.current.commits(at: location)
    // This is not flushed, because the run's changes are stored even without it.
    var durability = Durability.relaxed
    if case .eachWrite = scope { durability = .full }
    // The end of a run is in the transaction of its last write, even if that has the most runs.
    let change = try enter(scope, durability, runs: 0).change
    do {
      let number = try change.finish(run, result: result, now: now())
      if let changed { try change.noteState(ofExtension: changed, by: number) }
    } catch .alreadyPerformed(let other) {
      try handle(.threw)
      throw .alreadyPerformed(run: other)
    } catch {
      try handle(.failed(error))
    }
    try handle(.wrote)
  }

  /// Returns the transaction in which a write in `scope` is made; it begins one if necessary.
  private func enter(
    _ scope: CommitScope,
    _ durability: Durability,
    runs: Int64
  ) throws(StoreError) -> OpenTransaction {
    try handle(.write(scope, durability, runs: runs))
    guard let transaction else { throw .unexpected(code: 0, reason: "no transaction is open") }
    return transaction
  }

  /// Performs the actions that the planner returns for `event`, and returns the last of them.
  @discardableResult
  func handle(_ event: CommitEvent) throws(StoreError) -> CommitAction? {
    var next: CommitEvent? = event
    var last: CommitAction?
    while let event = next {
      next = nil
      for action in planner.handle(event, at: timer.milliseconds()) {
        last = action
        next = try perform(action)
      }
    }
    return last
  }

  /// The number of record changes in the open transaction; 0 if none is open.
  var changeCount: Int64 { transaction?.change.state.ordinal ?? 0 }

  /// The scope that was begun last in the open atomic block; `nil` if none is open.
  var innermost: AtomicScope? { planner.innermost }

  /// Performs an action of the commit planner.
  ///
  /// - Returns: The outcome; `nil` if the action has none.
  /// - Throws: The error of `.fail`.
  private func perform(_ action: CommitAction) throws(StoreError) -> CommitEvent? {
    do {
      switch action {
      case .fail, .readWithin, .readBeside, .readCommitted: break
      case .begin(let isFlushed, let isShared):
        try begin(isFlushed: isFlushed, isShared: isShared)
        return .done
      case .savepoint:
        try transaction?.savepoint()
        return .done
      case .release:
        try transaction?.releaseSavepoint()
        return .done
      case .rollBackTo(let depth):
        try transaction?.rollBack(toSavepoint: depth)
        return .done
      case .takeBack:
        try transaction?.takeBackWrite()
        return .done
      case .commit: return .committed(isChanged: try commit())
      case .flush:
        transaction?.change.touch()
        return .committed(isChanged: try commit())
      case .trimLog(let isAmidGroup): transaction?.trimLog(isAmidGroup: isAmidGroup)
      case .rollBack: transaction?.rollBack()
      case .leaveGate:
        transaction = nil
        gate?.leave()
      case .beginLogAnew:
        try beginLogAnew()
        return .done
      case .settle(let error): return .settled(Self.typed(connections.settled(error)))
      case .wake(let instant): wakeLater?(max(1, instant - timer.milliseconds()))
      }
    } catch {
      return .failed(Self.typed(error))
    }
    if case .fail(let error) = action { throw error }
    return nil
  }

  private func begin(isFlushed: Bool, isShared: Bool) throws {
    let begin = { () throws -> OpenTransaction in
      try OpenTransaction(
        on: try self.connection(),
        gate: self.gate,
        isFlushed: isFlushed,
        isShared: isShared,
        memory: self.memory,
        now: self.now()
      )
    }
    do {
      do {
        transaction = try begin()
      } catch is OpenTransaction.ReplacedDatabase {
        leaveReplacedStore()
        transaction = try begin()
      }
    } catch is OpenTransaction.ReplacedDatabase {
      throw StoreError.busy(path: location.path)
    }
  }

  private func commit() throws(StoreError) -> Bool {
    guard let transaction else { return false }
    do {
      try transaction.storeCompanions(now: now())
    } catch {
      transaction.rollBack()
      throw Self.typed(error)
    }
    guard try transaction.commit() else { return false }
    for (_, companion) in transaction.companions { companion.noteCommit() }
    memory = transaction.change.state.memory
    memory.remember(transaction.change.state.runs)
    return true
  }

  /// After a transaction's time limit, commits it for a group, or rolls it back for an atomic block.
  func wake() {
    _ = try? handle(.woke)
  }

  private func leaveReplacedStore() {
    connections.leaveReplacedFile()
    memory.forgetAll()
  }

  /// Returns the connection for writing, which is opened again if an error has closed it.
  func connection() throws(StoreError) -> StoreConnection { try connections.current() }

  static func typed(_ error: any Error) -> StoreError {
    (error as? StoreError) ?? .unexpected(code: 0, reason: "\(type(of: error))")
  }
}
