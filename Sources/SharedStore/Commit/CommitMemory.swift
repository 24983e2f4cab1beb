/// The planner's memory of groups and atomic blocks between their steps.
struct CommitMemory {
  /// Groups with commits that are not on the disk yet.
  private var owing: Set<CommitGroup> = []
  /// The errors by which a group lost writes that had already been accepted.
  private var failures: [CommitGroup: StoreError] = [:]
  /// Blocks whose time limit has passed and whose owners have not been notified yet.
  private var expired: Set<Int> = []

  func owes(_ group: CommitGroup) -> Bool { owing.contains(group) }

  func failure(of group: CommitGroup) -> StoreError? { failures[group] }

  func failure(of scope: CommitScope) -> StoreError? {
    if case .group(let group) = scope { failures[group] } else { nil }
  }

  func isExpired(_ scope: AtomicScope) -> Bool { expired.contains(scope.block) }

  /// Records a commit.
  ///
  /// A flushed commit also flushes all earlier ones in the log.
  mutating func note(_ isChanged: Bool, isFlushed: Bool, owedBy group: CommitGroup?) {
    guard isChanged else { return }
    if isFlushed {
      owing.removeAll()
    } else if let group {
      owing.insert(group)
    }
  }

  mutating func lost(_ group: CommitGroup, because error: StoreError) {
    failures[group] = error
  }

  mutating func expired(_ outermost: AtomicScope) {
    expired.insert(outermost.block)
  }

  /// Forgets a group or a block that ends with `request`.
  mutating func forget(endedBy request: CommitEvent) {
    switch request {
    case .end(let group):
      failures[group] = nil
      owing.remove(group)
    case .commitAtomic(let scope), .rollBackAtomic(let scope):
      if scope.isOutermost { expired.remove(scope.block) }
    default: break
    }
  }
}
