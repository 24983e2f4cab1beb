internal import Ground

/// The transaction of a script's `atomic` blocks, begun in the extension of its first intent.
final class CalledTransaction: Sendable {
  private struct State {
    var extensionName: String?
    /// For each block, the outermost first, whether the extension has opened it.
    var blocks: [Bool] = []
  }

  private let state = Guarded(State())

  func begin() {
    state.withLock { $0.blocks.append(false) }
  }

  /// Returns whether a transaction is open; `begin` is called for each block that the extension has
  /// not opened yet.
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

  /// Ends the innermost block.
  ///
  /// - Returns: The extension that must end the block too; `nil` if none has opened it.
  func end() -> String? {
    state.withLock { state in
      let isKnown = state.blocks.popLast() ?? false
      return isKnown ? state.extensionName : nil
    }
  }
}

/// The extensions whose commits are not on the disk yet, each with the id of an intent's run that
/// it performed.
final class CalledCommits: Sendable {
  private let runs = Guarded<[String: String]>([:])

  /// Records that the run with this id begins, which may commit changes.
  func begin(_ run: String, in extensionName: String) {
    runs.withLock { $0[extensionName] = $0[extensionName] ?? run }
  }

  /// Records that the extension has performed the run with this id.
  func note(_ run: String, in extensionName: String) {
    runs.withLock { $0[extensionName] = run }
  }

  /// Removes an extension whose commits have been flushed to the disk.
  func forget(_ extensionName: String) {
    runs.withLock { $0[extensionName] = nil }
  }

  /// The extensions whose commits wait for a flush, each with the id of an intent's run that it
  /// performed.
  var waiting: [(extensionName: String, run: String)] {
    runs.withLock { $0.sorted { $0.key < $1.key } }.map { ($0.key, $0.value) }
  }
}
