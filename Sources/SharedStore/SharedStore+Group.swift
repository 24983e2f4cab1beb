extension SharedStore {
  /// Runs `body`, whose writes are on the disk together when it returns or throws.
  ///
  /// Each write is a transaction of its own, seen by others at once. What `body` was told is not to
  /// be shown to anybody before `group` or `flush` has returned.
  @discardableResult
  public nonisolated(nonsending) func group<Result>(
    _ body: () async throws -> Result
  ) async throws -> Result {
    let group = CommitGroup(location)
    let result: Result
    do {
      result = try await CommitGroup.$current.withValue(group) { try await body() }
    } catch {
      try await flush(group)
      throw error
    }
    try await flush(group)
    return result
  }

  /// Returns when every write that the current group has made so far is on the disk.
  public func flush() throws(StoreError) {
    guard let group = CommitGroup.current else { return }
    try flush(group)
  }

  /// Runs `body`, each of whose writes is committed at once, for an intent that may wait for
  /// anything but the store: nothing is held while it does.
  ///
  /// What the current group holds is committed before; the writes still belong to the group and are
  /// on the disk with its next flush. Without a group it does nothing.
  package nonisolated(nonsending) func committingEachWrite<Result>(
    _ body: () async throws -> Result
  ) async throws -> Result {
    try await body()
  }

  /// One flushed commit takes along whatever the log holds before it.
  func flush(_ group: CommitGroup) throws(StoreError) {
    guard group.location == location, group.takePending() else { return }
    try transactOwn(.full) { $0.change.touch() }
  }
}
