internal import IntentScript
internal import Synchronization
internal import WidgetIntents

/// The transaction of a script's `atomic` blocks, begun in the extension of its first intent.
final class CalledTransaction: Sendable {
  struct State {
    var host: String?
    /// For each block, the outermost first, whether the extension knows of it.
    var blocks: [Bool] = []
  }

  private let turn = ScriptTurn()
  private let state = Mutex(State())

  func begin() async {
    await turn.take()
    state.withLock { $0.blocks.append(false) }
  }

  /// Whether the current task is in a transaction; `begin` is called for each block that the
  /// extension does not know yet.
  func join<Failure: Error>(
    _ host: String,
    begin: () async throws(Failure) -> Void
  ) async throws(Failure) -> Bool {
    guard await turn.isMine() else { return false }
    while let next = state.withLock({ $0.blocks.firstIndex(of: false) }) {
      try await begin()
      state.withLock { state in
        state.host = host
        state.blocks[next] = true
      }
    }
    return true
  }

  /// Ends the innermost block; the extension to tell, if it knows of the block.
  func end() -> String? {
    let (host, isLast) = state.withLock { state in
      let isKnown = state.blocks.popLast() ?? false
      return (isKnown ? state.host : nil, state.blocks.isEmpty)
    }
    if isLast { turn.release() }
    return host
  }
}
