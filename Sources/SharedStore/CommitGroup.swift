import Synchronization

/// Writes whose commits reach the disk together.
final class CommitGroup: Sendable {
  let location: StoreLocation
  private let isPending = Mutex(false)

  init(_ location: StoreLocation) {
    self.location = location
  }

  /// Set around the body of `SharedStore.group`.
  @TaskLocal static var current: CommitGroup?

  /// Notes a commit that is not on the disk yet.
  func note() {
    isPending.withLock { $0 = true }
  }

  /// Whether a commit has to be flushed; it counts as flushed from then on.
  func takePending() -> Bool {
    isPending.withLock { pending in
      defer { pending = false }
      return pending
    }
  }
}
