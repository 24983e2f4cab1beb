/// The runs of this process that have committed changes and continue; their next write uses these entries.
struct RunMemory: Sendable {
  private var runs: [OpenRun] = []
  /// Whether a run was forgotten: then only the journal knows which ones there are.
  private(set) var isIncomplete = false

  /// More intents than run side by side; a run that never ends would stay otherwise.
  private static let maximumRuns = 64

  func knows(_ id: String) -> Bool { runs.contains { $0.run.id == id } }

  /// The run with this id, which is forgotten here.
  mutating func take(_ id: String) -> OpenRun? {
    guard !runs.isEmpty, let index = runs.firstIndex(where: { $0.run.id == id }) else { return nil }
    return runs.remove(at: index)
  }

  /// Forgets all of them: another store has taken the place of the one that they were performed in.
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

/// A run that has changed something and has not ended yet.
struct OpenRun: Sendable {
  let run: JournalRun
  let number: Int64
  /// When it changed the store first, in microseconds since 1970 UTC.
  let started: Int64
  /// The ordinal of its last change.
  var ordinal: Int64 = 0
  /// Whether its row is in the journal, or is before the open transaction ends.
  var isStored = false
  /// Whether it changed something in the open transaction.
  var hasChanged = false
}
