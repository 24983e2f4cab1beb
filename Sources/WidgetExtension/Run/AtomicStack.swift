internal import SharedStore
internal import Ground

/// The open transactions of nested `atomic` blocks.
///
/// The blocks belong to a script, or to a host whose transaction stays open over several requests.
final class AtomicStack: Sendable {
  private let store: ServedStore
  /// The open transaction and its savepoints, the outermost first.
  private let scopes = Guarded<[AtomicScope]>([])

  init(store: ServedStore) {
    self.store = store
  }

  var innermost: AtomicScope? { scopes.withLock { $0.last } }

  func begin() async throws {
    guard let store = try await store.open() else { return }
    let scope = try await store.beginAtomic(in: innermost)
    scopes.withLock { $0.append(scope) }
  }

  /// Ends the innermost block.
  ///
  /// - Throws: `StoreError`; `ServedFailure.badRequest` for an end without a beginning.
  func end(commits: Bool) async throws {
    guard let store = try await store.open() else { return }
    guard let scope = scopes.withLock({ $0.popLast() }) else {
      throw ServedFailure.badRequest(detail: "no transaction is open")
    }
    if commits {
      try await store.commitAtomic(scope)
    } else {
      await store.rollBackAtomic(scope)
    }
  }

  /// Rolls back transactions that a script or its host has left open.
  func abandon() async {
    guard innermost != nil, let store = try? await store.open() else { return }
    while let scope = scopes.withLock({ $0.popLast() }) { await store.rollBackAtomic(scope) }
  }
}
