/// A transaction that stays open from one write to the next, with the gate held.
final class HeldTransaction {
  let open: OpenTransaction
  let owner: Owner
  /// When it is to end, in milliseconds of the store's timer.
  let deadline: Int64
  /// The scopes that are open, the outermost first, and what there was before each nested one.
  var scopes: [(scope: AtomicScope, before: PendingChange.State)] = []

  enum Owner {
    case group(CommitGroup)
    case atomic
  }

  init(_ open: OpenTransaction, owner: Owner, deadline: Int64) {
    self.open = open
    self.owner = owner
    self.deadline = deadline
  }

  var isAtomic: Bool {
    if case .atomic = owner { true } else { false }
  }

  func belongs(to group: CommitGroup?) -> Bool {
    guard case .group(let owner) = owner else { return false }
    return owner === group
  }
}
