extension SharedStore {
  /// Runs `body`, whose commits are on the disk after `flushCommits`, at the latest.
  ///
  /// For who groups commits from another process: nothing is held, others see each commit at once.
  /// Where `body` throws, what it has committed is flushed before: the error speaks of it.
  package nonisolated(nonsending) func deferringFlush<Result>(
    _ body: () async throws -> Result
  ) async throws -> Result {
    guard currentGroup == nil else { return try await body() }
    let group = CommitGroup(location)
    let each = CommitGroup(location, committingEachWriteOf: group)
    do {
      return try await CommitGroup.$current.withValue(each) { try await body() }
    } catch {
      try await flush(group)
      throw error
    }
  }

  /// Returns when whatever was committed before, by any process, is on the disk.
  ///
  /// - Throws: `.busy` while an atomic block is open in this process.
  package func flushCommits() throws(StoreError) {
    try transactOwn(.full, isAmidGroup: true) { $0.change.touch() }
  }
}
