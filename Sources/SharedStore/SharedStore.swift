import Ground

/// The store that all processes of one user share; each `write` is one transaction.
///
/// It runs a `StoreCore` on a dedicated thread, the only one that waits for locks and for the disk.
public actor SharedStore {
  /// The path of the store's database file, as given to the initialiser.
  public nonisolated let location: StoreLocation
  let core: StoreCore
  private let thread = StoreExecutor()

  /// Opens the store, creates it if necessary, and migrates the collections in `schemas`.
  ///
  /// A store that the user may not write is opened for reading: each `write` then throws
  /// `.readOnly`.
  ///
  /// - Throws: `.newerSchema` if a later version wrote the store; nothing is changed then.
  public init(
    at location: StoreLocation,
    schemas: [ModuleSchema] = []
  ) throws(StoreError) {
    self.init(try StoreCore(at: location, schemas: schemas))
  }

  /// Opens the store; `now` returns microseconds since 1970 UTC, and `patience` limits the time
  /// that a writer waits.
  package init(
    at location: StoreLocation,
    schemas: [ModuleSchema],
    patienceInMilliseconds: Int64,
    now: @escaping @Sendable () -> Int64,
    timer: StoreTimer = .system
  ) throws(StoreError) {
    let core = try StoreCore(
      at: location,
      schemas: schemas,
      patienceInMilliseconds: patienceInMilliseconds,
      now: now,
      timer: timer
    )
    self.init(core, timer: timer)
  }

  /// Creates a store that uses `core` on its own thread.
  package init(_ core: sending StoreCore, timer: StoreTimer = .system) {
    location = core.location
    self.core = core
    core.wakeLater = { [weak self] milliseconds in
      Task.detached {
        await timer.sleep(milliseconds)
        await self?.wake()
      }
    }
  }

  /// The executor of the store's own thread, so that waiting for locks or the disk blocks no other
  /// task.
  public nonisolated var unownedExecutor: UnownedSerialExecutor {
    thread.asUnownedSerialExecutor()
  }

  /// An executor on the store's thread, for a task that calls the store often.
  ///
  /// On it, each call is a simple function call, without a change of threads.
  package nonisolated var executor: any TaskExecutor { thread.forTasks }

  /// Runs `work` on the store's thread.
  ///
  /// If the caller already runs on that thread, `work` runs at once, without being queued.
  nonisolated(nonsending) func run<Result: Sendable>(
    _ work: @Sendable (StoreCore) throws -> Result
  ) async throws -> Result {
    if thread.isCurrent { return try atOnce(work) }
    return try await queued(work)
  }

  private nonisolated func atOnce<Result: Sendable>(
    _ work: @Sendable (StoreCore) throws -> Result
  ) rethrows -> Result {
    try assumeIsolated { try work($0.core) }
  }

  private func queued<Result>(_ work: (StoreCore) throws -> Result) rethrows -> Result {
    try work(core)
  }

  /// Runs `body`, which reads one consistent state of the store.
  ///
  /// - Throws: The error of `body`, or a `StoreError`.
  public nonisolated(nonsending) func read<Result: Sendable>(
    _ body: @Sendable (borrowing ReadTransaction) throws -> Result
  ) async throws -> Result {
    try await run { try $0.read(body) }
  }

  /// Runs `body` as one transaction, which is committed when it returns and rolled back when it
  /// throws.
  ///
  /// Inside an intent's run the transaction also contains the journal's rows. A body that changes
  /// nothing commits nothing. If the disk is full, `body` may run a second time, after the log was
  /// copied into the database.
  ///
  /// - Throws: The error of `body`, or a `StoreError`; `.alreadyPerformed` if another run has used
  ///   the idempotency key.
  @discardableResult
  public nonisolated(nonsending) func write<Result: Sendable>(
    durability: Durability = .full,
    _ body: @Sendable (borrowing WriteTransaction) throws -> Result
  ) async throws -> Result {
    try await run { try $0.write(durability: durability, body) }
  }

  /// Records the end of an intent's run and its result in the journal.
  ///
  /// If `changed` is an extension whose state outside of the store the run may have changed, its
  /// timelines are marked as outdated.
  ///
  /// - Throws: `.alreadyPerformed` if another run has used the run's idempotency key.
  package nonisolated(nonsending) func finish(
    _ run: JournalRun,
    result: [UInt8],
    stateOf changed: String? = nil
  ) async throws {
    try await self.run { try $0.noteEnd(of: run, result, changed) }
  }

  /// Passes an event to the commit planner, and performs the actions that the planner returns.
  func handle(_ event: CommitEvent) throws(StoreError) { try core.handle(event) }

  /// Ends the transactions of groups and atomic blocks whose time limit has passed.
  func wake() { core.wake() }
}
