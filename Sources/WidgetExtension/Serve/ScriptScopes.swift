internal import SharedStore
internal import Synchronization

/// The transactions of a script's `atomic` blocks.
///
/// No other statement runs meanwhile: the check refuses `atomic` and `parallel` within one another.
final class ScriptScopes: Sendable {
  private let store: SharedStore?
  /// The outermost first.
  private let scopes = Mutex<[AtomicScope]>([])

  init(store: SharedStore?) {
    self.store = store
  }

  var innermost: AtomicScope? { scopes.withLock { $0.last } }

  func begin() async throws {
    guard let store else { return }
    let scope = try await store.beginAtomic(in: innermost)
    scopes.withLock { $0.append(scope) }
  }

  func end(commits: Bool) async throws {
    guard let store, let scope = scopes.withLock({ $0.popLast() }) else { return }
    if commits {
      try await store.commitAtomic(scope)
    } else {
      await store.rollBackAtomic(scope)
    }
  }

  /// Takes back whatever is open, for a script that ended amid it.
  func abandon() async {
    while innermost != nil { try? await end(commits: false) }
  }
}
