/// The last commit of a store as its lock file names it, read without a query.
///
/// Between two equal marks nothing was committed.
package struct CommitMark: Equatable, Sendable {
  /// 0 where the lock file says nothing.
  package let commit: Int64
  /// The number of the store.
  package let store: Int64

  package init(commit: Int64, store: Int64) {
    (self.commit, self.store) = (commit, store)
  }

  package init(of location: StoreLocation) {
    let state = GateState(of: location)
    self.init(commit: state.sequence, store: state.identity)
  }
}
