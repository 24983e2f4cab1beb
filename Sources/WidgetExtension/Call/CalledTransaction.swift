internal import Synchronization

/// The transaction of a script's `atomic` blocks, begun in the extension of its first intent.
final class CalledTransaction: Sendable {
  private struct State {
    var extensionName: String?
    /// For each block, the outermost first, whether the extension knows of it.
    var blocks: [Bool] = []
  }

  private let state = Mutex(State())

  func begin() {
    state.withLock { $0.blocks.append(false) }
  }

  /// Whether there is a transaction; `begin` is called for each block that the extension does not
  /// know yet.
  func join<Failure: Error>(
    _ extensionName: String,
    begin: () async throws(Failure) -> Void
  ) async throws(Failure) -> Bool {
    while let next = state.withLock({ $0.blocks.firstIndex(of: false) }) {
      try await begin()
      state.withLock { state in
        state.extensionName = extensionName
        state.blocks[next] = true
      }
    }
    return state.withLock { !$0.blocks.isEmpty }
  }

  /// Ends the innermost block; the extension to tell, if it knows of the block.
  func end() -> String? {
    state.withLock { state in
      let isKnown = state.blocks.popLast() ?? false
      return isKnown ? state.extensionName : nil
    }
  }
}
