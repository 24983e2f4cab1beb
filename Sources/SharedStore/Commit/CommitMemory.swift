/// The data about groups and atomic blocks that a ``CommitPlanner`` remembers between requests.
struct CommitMemory {
  /// The groups whose commits are not all flushed to the disk yet.
  private var owing: Set<CommitGroup> = []
  /// The errors of groups that have lost writes, because a transaction failed after their bodies
  /// had returned.
  private var failures: [CommitGroup: StoreError] = [:]
  /// The numbers of atomic blocks that exceeded their time limit, until their owners are notified.
  private var expired: Set<Int> = []

  func owes(_ group: CommitGroup) -> Bool { owing.contains(group) }

  func failure(of group: CommitGroup) -> StoreError? { failures[group] }

  func failure(of scope: CommitScope) -> StoreError? {
    if case .group(let group) = scope { failures[group] } else { nil }
  }

  func isExpired(_ scope: AtomicScope) -> Bool { expired.contains(scope.block) }

  /// Records that a transaction was committed.
  ///
  /// A flushed commit also flushes all earlier ones in the log. An unflushed one must be flushed
  /// later for `group`.
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

  /// Removes the data about the group or the atomic block that `request` ends.
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
