extension SharedStore {
  /// Runs `body`; its writes are on the disk together when it returns or throws.
  ///
  /// Each write is complete or not done at all, and later writes of the group see it. The writes
  /// share a transaction for at most 2,048 runs or 50 ms, and other processes see them at its end.
  /// Results of `body` may be shown once `group` or `flush` has returned. A group within a group is
  /// part of the outer one.
  @discardableResult
  public nonisolated(nonsending) func group<Result>(
    _ body: () async throws -> Result
  ) async throws -> Result {
    guard case .alone = scope else { return try await body() }
    return try await perform(in: CommitGroup(location), body)
  }

  private nonisolated(nonsending) func perform<Result>(
    in group: CommitGroup,
    _ body: () async throws -> Result
  ) async throws -> Result {
    let result: Result
    do {
      result = try await StoreScope.with(commits: .group(group)) { try await body() }
    } catch {
      try await handle(.end(group))
      throw error
    }
    try await handle(.end(group))
    return result
  }

  /// Runs `body`, which waits for nothing but the store, with all of its writes in one transaction.
  ///
  /// The store is locked for other writers from the first write, for two seconds at most, as for an
  /// atomic block. The writes are committed early after that time, before a question to the user,
  /// and when another task of the process needs the store. Later writes then form another
  /// transaction. All of them are on the disk when this returns or throws; within a group, with the
  /// group's next flush.
  @discardableResult
  package nonisolated(nonsending) func together<Result>(
    _ body: () async throws -> Result
  ) async throws -> Result {
    switch scope {
    case .alone:
      let limit = AtomicScope.maximumMilliseconds
      return try await perform(
        in: CommitGroup(location, milliseconds: limit, isFlushed: true),
        body
      )
    case .eachWrite(let group):
      let result: Result
      do {
        result = try await StoreScope.with(commits: .group(group)) { try await body() }
      } catch {
        try await handle(.commit(group))
        throw error
      }
      try await handle(.commit(group))
      return result
    case .group, .atomic:
      return try await body()
    }
  }

  /// Waits until every write that the current group has made so far is on the disk.
  ///
  /// Inside an atomic block it does nothing, because its writes are only committed at the end of
  /// the block.
  ///
  /// - Throws: The error with which writes of the group were lost since its last flush; the group
  ///   cannot be used then.
  public func flush() throws(StoreError) {
    switch scope {
    case .group(let group), .eachWrite(let group): try handle(.flush(group))
    case .alone, .atomic: break
    }
  }

  /// Runs `body`, and commits each of its writes at once, because the intent may wait for things
  /// other than the store.
  ///
  /// The store is not locked between the writes. The open transaction of the current group is
  /// committed first. The writes still belong to the group and are on the disk with its next flush.
  /// Without a group, it just runs `body`.
  package nonisolated(nonsending) func committingEachWrite<Result>(
    _ body: () async throws -> Result
  ) async throws -> Result {
    guard case .group(let group) = scope else { return try await body() }
    try await handle(.commit(group))
    return try await StoreScope.with(commits: .eachWrite(of: group)) { try await body() }
  }

  /// Runs `body` without waiting for its commits to be on the disk, which `flushCommits` does
  /// later.
  ///
  /// It is for a process that groups the commits of another one: no lock is held, and each commit
  /// is visible at once. If `body` throws, its commits are flushed first, as the error refers to
  /// them.
  package nonisolated(nonsending) func deferringFlush<Result>(
    _ body: () async throws -> Result
  ) async throws -> Result {
    guard case .alone = scope else { return try await body() }
    let group = CommitGroup(location)
    do {
      return try await StoreScope.with(commits: .eachWrite(of: group)) { try await body() }
    } catch {
      try await handle(.end(group))
      throw error
    }
  }

  /// Waits until all earlier commits, by any process, are on the disk.
  ///
  /// - Throws: `.busy` while an atomic block is open in this process.
  package func flushCommits() throws(StoreError) {
    try handle(.flushAll)
  }

  /// Begins an atomic block or, inside `parent`, a savepoint; the caller commits it or rolls it
  /// back.
  ///
  /// Run its work inside `StoreScope.with(atomic:)`.
  ///
  /// - Throws: `.busy` when another block is open in this process, or when other processes write
  ///   for too long.
  package func beginAtomic(
    in parent: AtomicScope? = nil,
    milliseconds: Int64 = AtomicScope.maximumMilliseconds
  ) throws(StoreError) -> AtomicScope {
    try handle(
      .beginAtomic(in: parent.map { .atomic($0) } ?? scope, milliseconds: milliseconds)
    )
    guard let innermost = core.innermost else {
      throw .unexpected(code: 0, reason: "no atomic block is open")
    }
    return innermost
  }

  /// Commits the changes in `scope`; for the outermost scope, returns when they are on the disk.
  ///
  /// - Throws: `.expired` after the block's time limit; after this and every other error, nothing
  ///   of it is kept.
  package func commitAtomic(_ scope: AtomicScope) throws(StoreError) {
    try handle(.commitAtomic(scope))
  }

  /// Rolls back the changes in `scope` together with their journal rows; does nothing if the scope
  /// has ended.
  ///
  /// Scopes that are open inside it are rolled back too.
  package func rollBackAtomic(_ scope: AtomicScope) {
    _ = try? handle(.rollBackAtomic(scope))
  }

  /// Runs `body` in a new atomic scope, which is committed when `body` returns and rolled back when
  /// it throws.
  @discardableResult
  package nonisolated(nonsending) func atomic<Result>(
    milliseconds: Int64 = AtomicScope.maximumMilliseconds,
    _ body: () async throws -> Result
  ) async throws -> Result {
    let scope = try await beginAtomic(milliseconds: milliseconds)
    let result: Result
    do {
      result = try await StoreScope.with(atomic: scope) { try await body() }
    } catch {
      await rollBackAtomic(scope)
      throw error
    }
    try await commitAtomic(scope)
    return result
  }

  /// Returns the number of record changes in the open transaction.
  ///
  /// If two results are equal, nothing was changed between the two calls.
  package nonisolated(nonsending) func changesSoFar() async -> Int64 {
    (try? await run { $0.changeCount }) ?? 0
  }

  /// If the write-ahead log has more than `bytes` bytes, copies it into the database and restarts
  /// it; see `StoreCore.shortenLog(above:)`.
  package func shortenLog(above bytes: Int64 = LogLength.mostLeftByRefresh) throws(StoreError) {
    try core.shortenLog(above: bytes)
  }

  /// How the current task's writes to this store are committed.
  private nonisolated var scope: CommitScope { StoreScope.current.commits(at: location) }
}
