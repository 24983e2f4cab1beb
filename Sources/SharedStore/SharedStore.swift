/// The store that the processes of one user share; each `write` is one transaction.
public actor SharedStore {
  /// Where the store lives.
  public nonisolated let location: StoreLocation
  let gate: LockFile
  let now: @Sendable () -> Int64
  let timer: StoreTimer
  /// The transaction of a group or of an atomic block that is open at this moment.
  var held: HeldTransaction?
  /// Runs that have committed something here and go on.
  var memory = RunMemory()
  /// When the next look at the held transaction's time is taken, in milliseconds of the timer.
  var alarm: Int64?
  /// What others read while an atomic block is open.
  private var beside: StoreConnection?
  private let schemas: [ModuleSchema]
  private var opened: StoreConnection?

  /// Opens the store, makes it if there is none, and brings the modules' collections up to date.
  ///
  /// A store that the user may not write is opened for reading: each `write` then throws
  /// `.readOnly`.
  ///
  /// - Throws: `.newerSchema` when a later version wrote it; nothing is changed then.
  public init(
    at location: StoreLocation,
    schemas: [ModuleSchema] = []
  ) throws(StoreError) {
    try self.init(
      at: location,
      schemas: schemas,
      patienceInMilliseconds: 10_000,
      now: WallTime.microseconds
    )
  }

  /// `now` answers microseconds since 1970 UTC; a writer gives up after the patience has run out.
  package init(
    at location: StoreLocation,
    schemas: [ModuleSchema],
    patienceInMilliseconds: Int64,
    now: @escaping @Sendable () -> Int64,
    timer: StoreTimer = .system
  ) throws(StoreError) {
    let gate = LockFile(location, patienceInMilliseconds: patienceInMilliseconds)
    self.opened = try StoreOpening(
      location: location,
      schemas: schemas,
      gate: gate,
      now: now()
    ).open()
    self.location = location
    self.schemas = schemas
    self.gate = gate
    self.now = now
    self.timer = timer
  }

  /// Runs `body` on one consistent view of the store.
  ///
  /// - Throws: what `body` throws, or a `StoreError`.
  public func read<Result: Sendable>(
    _ body: @Sendable (borrowing ReadTransaction) throws -> Result
  ) throws -> Result {
    do {
      guard let held else { return try connection().reading(body) }
      if try isOwn(held) {
        return try body(ReadTransaction(connection: held.open.connection))
      }
      if held.isAtomic { return try connectionBeside().reading(body) }
      try endHeld()
      try currentGroup?.requireSound()
      return try connection().reading(body)
    } catch {
      throw settled(error)
    }
  }

  /// Runs `body` as one transaction, which is committed when it returns and undone when it throws.
  ///
  /// Inside an intent's run the transaction carries the journal's entry. A body that changes
  /// nothing commits nothing.
  ///
  /// - Throws: what `body` throws, or a `StoreError`; `.alreadyPerformed` when another run has
  ///   used the idempotency key.
  @discardableResult
  public func write<Result: Sendable>(
    durability: Durability = .full,
    _ body: @Sendable (borrowing WriteTransaction) throws -> Result
  ) throws -> Result {
    if let scope = AtomicScope.current, scope.location == location {
      return try write(in: try held(by: scope), body)
    }
    guard let group = CommitGroup.current, group.location == location else {
      return try transact(durability, run: JournalRun.current, group: nil, body)
    }
    guard group.parent == nil else {
      return try transact(durability, run: JournalRun.current, group: group, body)
    }
    return try write(in: try held(by: group), body)
  }

  /// The open connection; one that was given up is replaced.
  func connection() throws(StoreError) -> StoreConnection {
    if let opened, opened.failure == nil { return opened }
    let connection = try StoreOpening(
      location: location,
      schemas: schemas,
      gate: gate,
      now: now()
    ).open()
    opened = connection
    return connection
  }

  /// A connection that sees what is committed while the other is in a transaction.
  private func connectionBeside() throws(StoreError) -> StoreConnection {
    if let beside, beside.failure == nil, beside.isAtItsPath { return beside }
    let connection = try StoreConnection(location, mode: .readOnly)
    beside = connection
    return connection
  }

  /// Closes a connection to a file that is no longer the store's.
  func leaveReplacedFile() {
    opened = nil
    beside = nil
  }

  /// Gives up a connection that is in doubt, and returns the error to tell.
  func settled(_ error: any Error) -> any Error {
    guard let failure = opened?.failure else { return error }
    opened = nil
    guard case .damaged(_, let reason, nil) = failure else { return error }
    return DamagedStore(location: location, gate: gate, now: now()).setAside(reason)
  }
}
