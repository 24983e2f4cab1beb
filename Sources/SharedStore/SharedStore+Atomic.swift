extension SharedStore {
  /// Opens a scope, or a savepoint of `parent`; whoever opens it commits it or rolls it back.
  ///
  /// What belongs to it runs with `AtomicScope.current` set to it.
  ///
  /// - Throws: `.busy` when another scope is open in this process or the gate is not free in time.
  package func beginAtomic(
    in parent: AtomicScope? = AtomicScope.current
  ) throws(StoreError) -> AtomicScope {
    guard let parent, parent.location == location else {
      let held = try hold(.atomic, milliseconds: AtomicScope.maximumMilliseconds)
      do { try currentGroup?.requireSound() } catch { throw lose(held, because: error) }
      let scope = AtomicScope(location, in: nil)
      held.scopes = [(scope, held.open.change.state)]
      return scope
    }
    let held = try held(by: parent)
    let scope = AtomicScope(location, in: parent)
    guard scope.depth < AtomicScope.maximumDepth else {
      throw .tooLarge(what: "the depth of atomic blocks", limit: AtomicScope.maximumDepth)
    }
    do {
      try held.open.change.settle()
      try held.open.connection.run("SAVEPOINT scope")
    } catch {
      throw lose(held, because: error)
    }
    held.scopes.append((scope, held.open.change.state))
    return scope
  }

  /// Commits what was done in `scope`; the outermost commit returns when it is on the disk.
  ///
  /// - Throws: `.expired` after 2 s; then, as after every other error, nothing of it is kept.
  package func commitAtomic(_ scope: AtomicScope) throws(StoreError) {
    let held = try held(by: scope)
    guard scope.parent != nil else {
      // The group's earlier commits are on the disk with this one.
      if try commitHeld(held), let group = currentGroup {
        _ = (group.parent ?? group).takePending()
      }
      return
    }
    do {
      try held.open.connection.run("RELEASE scope")
    } catch {
      throw lose(held, because: error)
    }
    held.scopes.removeLast()
  }

  /// Takes back what was done in `scope`, with what was journalled; one that ended stays as it is.
  ///
  /// Scopes that are open inside it go with it.
  package func rollBackAtomic(_ scope: AtomicScope) {
    guard let held, let index = held.scopes.lastIndex(where: { $0.scope === scope }) else { return }
    guard index > 0 else { return rollBackHeld(held) }
    do {
      for _ in index..<held.scopes.count {
        try held.open.connection.run("ROLLBACK TO scope")
        try held.open.connection.run("RELEASE scope")
      }
    } catch {
      _ = lose(held, because: error)
      return
    }
    held.open.change.restore(held.scopes[index].before)
    held.scopes.removeSubrange(index...)
  }

  /// Runs `body` in a scope of its own, which is committed when it returns and rolled back when it
  /// throws.
  @discardableResult
  package nonisolated(nonsending) func atomic<Result>(
    _ body: () async throws -> Result
  ) async throws -> Result {
    let scope = try await beginAtomic()
    let result: Result
    do {
      result = try await AtomicScope.$current.withValue(scope) { try await body() }
    } catch {
      await rollBackAtomic(scope)
      throw error
    }
    try await commitAtomic(scope)
    return result
  }

  /// The open transaction of `scope`, which has to be the innermost one.
  func held(by scope: AtomicScope) throws(StoreError) -> HeldTransaction {
    guard let held, let place = held.scopes.lastIndex(where: { $0.scope === scope }) else {
      throw scope.closedError
    }
    guard timer.milliseconds() < held.deadline else {
      expire(held)
      throw scope.closedError
    }
    guard place == held.scopes.count - 1 else { throw .busy(path: location.path) }
    return held
  }

  /// Rolls back an atomic block whose time is up.
  func expire(_ held: HeldTransaction) {
    held.scopes.first?.scope.expire()
    rollBackHeld(held)
  }

  /// Whether this task reads what `held` has changed so far.
  ///
  /// What a timeline is made from is committed first: its readers count commits.
  func isOwn(_ held: HeldTransaction) throws(StoreError) -> Bool {
    if let scope = AtomicScope.current, scope.location == location {
      return try self.held(by: scope) === held
    }
    guard let group = currentGroup, held.belongs(to: group), ReadTracker.current == nil,
      timer.milliseconds() < held.deadline
    else { return false }
    try takeFinished(group, into: held)
    return true
  }

  func finishInHeld(
    _ held: HeldTransaction,
    _ finished: CommitGroup.FinishedRun
  ) throws(StoreError) {
    do {
      try held.open.change.finish(finished.run, result: finished.result, now: finished.instant)
    } catch .alreadyPerformed(let run) {
      throw .alreadyPerformed(run: run)
    } catch {
      throw lose(held, because: error)
    }
  }
}
