package import Essentials

/// A storage in memory for a single process, used when an extension runs without the host.
package actor MemoryTimelines: TimelineStorage {
  private var all: [TimelineKey: DueTimeline]

  /// Creates a storage of timelines that were never made, each key once.
  package init(_ timelines: [DueTimeline]) {
    all = Dictionary(timelines.map { ($0.key, $0) }) { first, _ in first }
  }

  private var inOrder: [DueTimeline] {
    all.values.sorted {
      ($0.key.placement, $0.key.size.number) < ($1.key.placement, $1.key.size.number)
    }
  }

  package func dueTimelines(at now: Date) -> [DueTimeline] {
    inOrder.filter { $0.state.isDue(at: now) }
  }

  package func waitingTimelines(at now: Date) -> [DueTimeline] {
    inOrder.filter { $0.budgetState.wait != nil }
  }

  package func timelines(_ selection: TimelineSelection) -> [DueTimeline] {
    inOrder.filter { selection.contains($0.key) }
  }

  // No other process has this storage.
  package func acquireLeases(_ keys: [TimelineKey]) -> Set<TimelineKey> { Set(keys) }
  package func releaseLeases(_ keys: [TimelineKey]) {}

  package func store(
    _ timeline: PlannedTimeline,
    _ record: ReloadRecord,
    for key: TimelineKey
  ) -> Bool {
    all[key]?.state = timeline.state
    all[key]?.budgetState = timeline.budgetState
    return false
  }

  package func record(_ failure: FailedReload, _ record: ReloadRecord, for key: TimelineKey) {
    all[key]?.state.failures = failure.failures
    all[key]?.state.due = failure.due
    all[key]?.budgetState = failure.budgetState
  }

  package func putOff(_ reloads: [PutOffReload]) {
    for reload in reloads {
      all[reload.key]?.state.due = reload.record.next
      all[reload.key]?.budgetState = reload.budgetState
    }
  }

  package func note(_ records: [(key: TimelineKey, record: ReloadRecord)]) {}

  package func restamp(_ state: TimelineState, for key: TimelineKey) -> Bool {
    all[key]?.state = state
    return false
  }

  package func markDirty(_ keys: [TimelineKey]) {
    for key in keys {
      all[key]?.state.isDirty = true
      all[key]?.state.dirtyCause = .records
      all[key]?.state.due = .distantPast
    }
  }
}
