/// The runs of this process that have committed changes and are not finished; their next write uses
/// these entries.
struct RunMemory: Sendable {
  private var runs: [OpenRun] = []
  /// Whether a run was dropped from memory, so that the journal must be asked for runs that are not
  /// found.
  private(set) var isIncomplete = false

  /// The most remembered runs: more than run at the same time.
  ///
  /// Without the limit, runs that never end would accumulate.
  private static let maximumRuns = 64

  func knows(_ id: String) -> Bool { runs.contains { $0.run.id == id } }

  /// Removes and returns the run with this id; `nil` if it is not remembered.
  mutating func take(_ id: String) -> OpenRun? {
    guard !runs.isEmpty, let index = runs.firstIndex(where: { $0.run.id == id }) else { return nil }
    return runs.remove(at: index)
  }

  /// Forgets all runs, because another store has replaced the one that they changed.
  mutating func forgetAll() {
    runs.removeAll()
    isIncomplete = true
  }

  /// Remembers runs whose rows are committed.
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
  /// The time of its first change, in microseconds since 1970 UTC.
  let started: Int64
  /// The ordinal of its last change.
  var ordinal: Int64 = 0
  /// Whether its row is in the journal, or will be written in the open transaction.
  var isStored = false
  /// Whether it changed something in the open transaction.
  var hasChanged = false
}
