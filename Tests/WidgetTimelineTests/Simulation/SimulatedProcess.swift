import Essentials
import Ground
import WidgetTimeline

/// The storage as one process uses it, until the process is killed.
///
/// The leases of a killed process become free, as the kernel releases them, and its later calls do
/// nothing.
final class SimulatedProcess: TimelineStorage {
  struct Killed: Error {}

  /// A fault of the storage, with which tests check that the simulation finds it.
  enum Fault: CaseIterable {
    case losesMarks, leasesTwice, keepsLeases, losesFailures, losesDueDates, losesRows,
      countsExempt, missesFloor
  }

  let storage: MemoryStorage
  private let fault: Fault?
  private let isDead = Guarded(false)

  init(_ storage: MemoryStorage, with fault: Fault? = nil) {
    self.storage = storage
    self.fault = fault
  }

  func kill() { isDead.withLock { $0 = true } }

  private func live() throws -> MemoryStorage {
    guard !isDead.withLock({ $0 }) else { throw Killed() }
    return storage
  }

  func dueTimelines(at now: Date) async throws -> [DueTimeline] {
    try await live().dueTimelines(at: now)
  }

  func waitingTimelines(at now: Date) async throws -> [DueTimeline] {
    try await live().waitingTimelines(at: now)
  }

  func timelines(_ selection: TimelineSelection) async throws -> [DueTimeline] {
    try await live().timelines(selection)
  }

  func acquireLeases(_ keys: [TimelineKey]) async throws -> Set<TimelineKey> {
    let taken = try await live().acquireLeases(keys)
    return fault == .leasesTwice ? Set(keys) : taken
  }

  func releaseLeases(_ keys: [TimelineKey]) async {
    if fault != .keepsLeases { await storage.releaseLeases(keys) }
  }

  func store(
    _ timeline: PlannedTimeline,
    _ record: ReloadRecord,
    for key: TimelineKey
  ) async throws -> Bool {
    var timeline = timeline
    if fault == .losesDueDates { timeline.due = nil }
    if fault == .countsExempt, record.exemption != nil {
      timeline.budgetState = ReloadBudget.daily(24).charged(
        ReloadCause(.policy, by: .timer),
        timeline.budgetState,
        at: record.begun
      )
    }
    if fault == .missesFloor {
      timeline.budgetState.lastEnd = nil
      timeline.due = timeline.state.policyDate
    }
    let isDirty = try await live().store(timeline, record, for: key)
    if fault == .losesRows { await storage.edit { $0.loseRecord() } }
    return isDirty
  }

  func record(
    _ failure: FailedReload,
    _ record: ReloadRecord,
    for key: TimelineKey
  ) async throws {
    let storage = try live()
    if fault != .losesFailures { await storage.record(failure, record, for: key) }
  }

  func note(_ records: [(key: TimelineKey, record: ReloadRecord)]) async throws {
    try await live().note(records)
  }

  func putOff(_ reloads: [PutOffReload]) async throws {
    try await live().putOff(reloads)
  }

  func restamp(_ state: TimelineState, for key: TimelineKey) async throws -> Bool {
    try await live().restamp(state, for: key)
  }

  func markDirty(_ keys: [TimelineKey]) async throws {
    let storage = try live()
    if fault != .losesMarks { await storage.markDirty(keys) }
  }
}
