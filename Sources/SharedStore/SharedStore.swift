/// The store that the processes of one user share; each `write` is one transaction.
public actor SharedStore {
  /// Where the store lives.
  public nonisolated let location: StoreLocation

  /// Opens the store, makes it if there is none, and brings the modules' collections up to date.
  ///
  /// - Throws: `.newerSchema` when a later version wrote it; nothing is changed then.
  public init(
    at location: StoreLocation,
    schemas: [ModuleSchema] = []
  ) throws(StoreError) { fatalError("not reached") }

  /// Runs `body` on one consistent view of the store.
  public func read<Result: Sendable>(
    _ body: @Sendable (borrowing ReadTransaction) throws -> Result
  ) throws -> Result { fatalError("not reached") }

  /// Runs `body` as one transaction, which is committed when it returns and undone when it throws.
  public func write<Result: Sendable>(
    durability: Durability = .full,
    _ body: @Sendable (borrowing WriteTransaction) throws -> Result
  ) throws -> Result { fatalError("not reached") }

  /// Runs `body`, whose writes are on the disk together when it returns or throws.
  ///
  /// What `body` was told is not to be shown to anybody before that.
  public nonisolated(nonsending) func group<Result>(
    _ body: () async throws -> Result
  ) async throws -> Result { fatalError("not reached") }

  /// Returns when everything that was committed before is on the disk.
  public func flush() throws(StoreError) { fatalError("not reached") }

  /// Notes the end of a run and what it answered, in the journal.
  package func finish(_ run: JournalRun, result: [UInt8]) throws(StoreError) {
    fatalError("not reached")
  }

  /// Moves the log into the database when it holds more than a few pages; for an idle moment.
  package func checkpoint() throws(StoreError) { fatalError("not reached") }
}
