internal import SharedStore
internal import Synchronization

/// The transactions of a script's `atomic` blocks: each belongs to the task that began it.
final class ScriptScopes: Sendable {
  private let store: SharedStore?
  private let turn = ScriptTurn()
  /// The outermost first.
  private let scopes = Mutex<[AtomicScope]>([])

  init(store: SharedStore?) {
    self.store = store
  }

  /// The current task's innermost transaction; waits while another task has one.
  func joined() async -> AtomicScope? {
    guard await turn.isMine() else { return nil }
    return scopes.withLock(\.last)
  }

  func begin() async throws {
    guard let store else { return }
    await turn.take()
    do {
      let scope = try await store.beginAtomic(in: scopes.withLock(\.last))
      scopes.withLock { $0.append(scope) }
    } catch {
      releaseIfEmpty()
      throw error
    }
  }

  func end(commits: Bool) async throws {
    guard let store, let scope = scopes.withLock({ $0.popLast() }) else { return }
    defer { releaseIfEmpty() }
    if commits {
      try await store.commitAtomic(scope)
    } else {
      await store.rollBackAtomic(scope)
    }
  }

  /// Takes back whatever is open, for a script that ended amid it.
  func abandon() async {
    while scopes.withLock({ !$0.isEmpty }) { try? await end(commits: false) }
  }

  private func releaseIfEmpty() {
    if scopes.withLock(\.isEmpty) { turn.release() }
  }
}
