/// The runs that this process has begun, that have committed changes, and that are not finished.
///
/// They are remembered so that their next write need not read the journal.
struct RunMemory: Sendable {
  private var runs: [OpenRun] = []
  /// Whether runs were removed from memory, so that a missing run must be looked up in the journal.
  private(set) var isIncomplete = false

  /// The most runs that are remembered; fewer are in progress at the same time.
  ///
  /// Without the limit, runs that never end would accumulate.
  private static let maximumRuns = 64

  func knows(_ id: String) -> Bool { runs.contains { $0.run.id == id } }

  /// Removes and returns the run with this id; `nil` if it is not remembered.
  mutating func take(_ id: String) -> OpenRun? {
    guard !runs.isEmpty, let index = runs.firstIndex(where: { $0.run.id == id }) else { return nil }
    return runs.remove(at: index)
  }

  /// Removes all runs, because another store has replaced the one that they changed.
  mutating func forgetAll() {
    runs.removeAll()
    isIncomplete = true
  }

  /// Adds runs whose rows are committed.
  mutating func remember(_ open: [OpenRun]) {
    for var run in open {
      run.hasChanged = false
      runs.append(run)
    }
    guard runs.count > Self.maximumRuns else { return }
    runs.removeFirst(runs.count - Self.maximumRuns)
    isIncomplete = true
  }
}

/// A run that has changed something and is not finished.
struct OpenRun: Sendable {
  let run: JournalRun
  let number: Int64
  /// The time of the run's first change, in microseconds since 1970 UTC.
  let started: Int64
  /// The ordinal of the run's last change.
  var ordinal: Int64 = 0
  /// Whether the run's row is in the journal, or will be written in the open transaction.
  var isStored = false
  /// Whether the run has changed something in the open transaction.
  var hasChanged = false
}
