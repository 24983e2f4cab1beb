extension SharedStore {
  /// Runs `body`, whose writes are on the disk together when it returns or throws.
  ///
  /// Each write is whole or not at all, and seen by those that follow in the group. For at most
  /// 2,048 runs or 50 ms they share a transaction, which others see at its end. What `body` was told
  /// is not to be shown to anybody before `group` or `flush` has returned. A group within a group is
  /// part of it.
  @discardableResult
  public nonisolated(nonsending) func group<Result>(
    _ body: () async throws -> Result
  ) async throws -> Result {
    guard currentGroup == nil else { return try await body() }
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
  ///
  /// Inside an atomic block it does nothing: the block's end decides.
  ///
  /// - Throws: what lost writes of the group since its last flush; the group is then of no use.
  public func flush() throws(StoreError) {
    guard let group = currentGroup, AtomicScope.current?.location != location else { return }
    try flush(group.parent ?? group, isAmidGroup: true)
  }

  /// Runs `body`, each of whose writes is committed at once, for an intent that may wait for
  /// anything but the store: nothing is held while it does.
  ///
  /// What the current group holds is committed before; the writes still belong to the group and are
  /// on the disk with its next flush. Without a group it does nothing.
  package nonisolated(nonsending) func committingEachWrite<Result>(
    _ body: () async throws -> Result
  ) async throws -> Result {
    guard let group = currentGroup, group.parent == nil else { return try await body() }
    try await release(group)
    let each = CommitGroup(location, committingEachWriteOf: group)
    return try await CommitGroup.$current.withValue(each) { try await body() }
  }

  /// The group that this task's writes to this store belong to.
  nonisolated var currentGroup: CommitGroup? {
    guard let group = CommitGroup.current, group.location == location else { return nil }
    return group
  }

  /// The open transaction of `group`, or a new one when there is none or its time is up.
  func held(by group: CommitGroup) throws(StoreError) -> HeldTransaction {
    try group.requireSound()
    if let held, held.belongs(to: group) {
      try takeFinished(group, into: held)
      let isFull = held.open.change.numbersTaken >= CommitGroup.maximumRuns
      guard isFull || timer.milliseconds() >= held.deadline else { return held }
      try commitHeld(held)
    }
    let held = try hold(.group(group), milliseconds: CommitGroup.maximumMilliseconds)
    try takeFinished(group, into: held)
    return held
  }

  /// Commits what `group` holds, without waiting for the disk.
  private func release(_ group: CommitGroup) throws(StoreError) {
    try group.requireSound()
    if group.hasFinished { _ = try held(by: group) }
    if let held, held.belongs(to: group) { try commitHeld(held) }
  }

  /// One flushed commit takes along whatever the log holds before it.
  ///
  /// A long log is left to the group's end: each checkpoint costs two flushes more.
  func flush(_ group: CommitGroup, isAmidGroup: Bool = false) throws(StoreError) {
    try release(group)
    guard group.location == location, group.takePending() else { return }
    try transactOwn(.full, isAmidGroup: isAmidGroup) { $0.change.touch() }
  }
}
