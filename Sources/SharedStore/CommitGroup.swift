import Synchronization

/// Writes that share transactions, and whose commits reach the disk together.
final class CommitGroup: Sendable {
  let location: StoreLocation
  /// The group whose writes are committed one by one within this one; `nil` for a group of its own.
  let parent: CommitGroup?
  private let state = Mutex(State())

  private struct State {
    var isPending = false
    var failure: StoreError?
    var finished: [FinishedRun] = []
  }

  /// The end of a run, to be noted with the group's next step.
  struct FinishedRun: Sendable {
    let run: JournalRun
    let result: [UInt8]
    /// Microseconds since 1970 UTC.
    let instant: Int64
  }

  init(_ location: StoreLocation, committingEachWriteOf parent: CommitGroup? = nil) {
    self.location = location
    self.parent = parent
  }

  /// Set around the body of `SharedStore.group`.
  @TaskLocal static var current: CommitGroup?

  /// How long a transaction of a group stays open: a writer of another process hardly feels it.
  static let maximumMilliseconds: Int64 = 50
  /// How many runs share a transaction, as bounds the memory: each commit writes the pages that its
  /// random ids touched, so that few large ones write far less than many small ones.
  static let maximumRuns: Int64 = 2_048

  /// Notes a commit that is not on the disk yet.
  func note() {
    state.withLock { $0.isPending = true }
    parent?.note()
  }

  /// Whether a commit has to be flushed; it counts as flushed from then on.
  func takePending() -> Bool {
    state.withLock { state in
      defer { state.isPending = false }
      return state.isPending
    }
  }

  /// Notes that writes of the group were lost which it was told to be done.
  func fail(_ error: StoreError) {
    state.withLock { $0.failure = $0.failure ?? error }
  }

  /// - Throws: the error for which writes of the group were lost; it stays.
  func requireSound() throws(StoreError) {
    if let failure = state.withLock({ $0.failure }) { throw failure }
  }

  /// Hands the ends of runs that were kept to `note`, in order, and forgets them.
  func takeFinished(
    _ note: (FinishedRun) throws(StoreError) -> Void
  ) throws(StoreError) {
    try state.withLock { state throws(StoreError) in
      guard !state.finished.isEmpty else { return }
      defer { state.finished.removeAll(keepingCapacity: true) }
      for finished in state.finished { try note(finished) }
    }
  }

  /// Keeps the end of a run for the next step; false when too many wait for it.
  func keep(_ finished: FinishedRun) -> Bool {
    state.withLock { state in
      guard state.finished.count < Self.maximumRuns else { return false }
      state.finished.append(finished)
      return true
    }
  }

  /// Whether ends of runs were kept.
  var hasFinished: Bool { state.withLock { !$0.finished.isEmpty } }
}
