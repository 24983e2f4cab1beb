extension SharedStore {
  /// Opens a scope, or a savepoint of `parent`; whoever opens it commits it or rolls it back.
  ///
  /// What belongs to it runs with `AtomicScope.current` set to it.
  ///
  /// - Throws: `.busy` when another scope is open in this process or the gate is not free in time.
  package func beginAtomic(
    in parent: AtomicScope? = AtomicScope.current
  ) throws(StoreError) -> AtomicScope {
    throw .refused(reason: "atomic blocks are not supported by this store")
  }

  /// Commits what was done in `scope`; the outermost commit returns when it is on the disk.
  ///
  /// - Throws: `.expired` after 2 s; then, as after every other error, nothing of it is kept.
  package func commitAtomic(_ scope: AtomicScope) throws(StoreError) {}

  /// Takes back what was done in `scope`, with what was journalled; one that ended stays as it is.
  package func rollBackAtomic(_ scope: AtomicScope) {}

  /// Runs `body` in a scope of its own, which is committed when it returns and rolled back when it
  /// throws.
  package nonisolated(nonsending) func atomic<Result>(
    _ body: () async throws -> Result
  ) async throws -> Result {
    let scope = try await beginAtomic()
    let result: Result
    do {
      result = try await AtomicScope.$current.withValue(scope) { try await body() }
    } catch {
      await rollBackAtomic(scope)
      throw error
    }
    try await commitAtomic(scope)
    return result
  }
}
