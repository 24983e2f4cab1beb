internal import SharedStore

/// The transaction that a host holds over several requests; it ends with the pair.
actor ServedTransaction {
  private let store: ServedStore
  /// The outermost first.
  private var scopes: [AtomicScope] = []

  init(store: ServedStore) {
    self.store = store
  }

  /// Begins or ends the innermost one, or flushes what was committed outside of it.
  ///
  /// - Throws: `StoreError`; `ServedFailure.badRequest` for an end without a beginning.
  func step(_ request: TransactionRequest) async throws {
    guard let store = try await store.open() else { return }
    if request == .begin {
      scopes.append(try await store.beginAtomic(in: scopes.last))
      return
    }
    if request == .flush { return try await store.flushCommits() }
    guard let scope = scopes.popLast() else {
      throw ServedFailure.badRequest(detail: "no transaction is open")
    }
    if request == .commit {
      try await store.commitAtomic(scope)
    } else {
      await store.rollBackAtomic(scope)
    }
  }

  /// Takes back whatever is open.
  func abandon() async {
    guard !scopes.isEmpty, let store = try? await store.open() else { return }
    while let scope = scopes.popLast() { await store.rollBackAtomic(scope) }
  }

  private var innermost: AtomicScope? { scopes.last }

  /// Runs `body` inside the transaction, where it is asked to and there is one.
  nonisolated func joined<Result: Sendable>(
    _ isJoined: Bool,
    _ body: @Sendable () async throws -> Result
  ) async throws -> Result {
    guard isJoined, let scope = await innermost else { return try await body() }
    return try await StoreScope.with(atomic: scope) { try await body() }
  }
}
