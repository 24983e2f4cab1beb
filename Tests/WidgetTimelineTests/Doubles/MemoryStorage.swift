import Essentials
import WidgetTimeline

/// A storage in memory that meets the requirements of `TimelineStorage`, and records each writing
/// call.
actor MemoryStorage: TimelineStorage {
  struct Refused: Error, Equatable {
    var placement: Int64
  }

  private(set) var timelines: [TimelineKey: DueTimeline]
  private(set) var entries: [TimelineKey: [MadeEntry]] = [:]
  private(set) var failures: [TimelineKey: FailedReload] = [:]
  /// The records of reloads, in order.
  private(set) var records: [(key: TimelineKey, record: ReloadRecord)] = []
  private(set) var held: Set<TimelineKey> = []
  private(set) var writes: [String] = []
  /// How often leases were requested, which is once in each pass.
  private(set) var passCount = 0
  /// The timelines whose leases another process holds.
  var leasedElsewhere: Set<TimelineKey> = []
  /// How many of the next timelines of a key become outdated while they are made.
  var changesWhileMaking: [TimelineKey: Int] = [:]
  var refusesTimelinesOf: Set<TimelineKey> = []
  /// Whether a timeline with a date in the future is made again in the same refresh.
  var makesAnewAfterRestamp = false
  /// The states that another process stores between the first reading and the lease.
  var meanwhile: [TimelineKey: TimelineState] = [:]
  /// A closure that is called when the leases of a pass are released.
  var whenReleased: @Sendable () -> Void = {}

  init(_ timelines: [DueTimeline]) {
    self.timelines = Dictionary(uniqueKeysWithValues: timelines.map { ($0.key, $0) })
  }

  func edit(_ change: @Sendable (isolated MemoryStorage) -> Void) { change(self) }

  func state(_ placement: Int64 = 1) -> TimelineState? {
    timelines[DueTimeline.sample(placement).key]?.state
  }

  private var inOrder: [DueTimeline] {
    timelines.values.sorted { $0.key.placement < $1.key.placement }
  }

  func dueTimelines(at now: Date) -> [DueTimeline] {
    inOrder.filter { timeline in
      let state = timeline.state
      let latest = now + ReloadPlanner.clockTolerance
      let isAhead = state.made.map { $0 > latest } ?? false
      let latestRetry = latest + ReloadBackoff.longestDelay
      return state.isDue(at: now) || isAhead
        || state.failures > 0 && state.due.map { $0 > latestRetry } ?? false
    }
  }

  func waitingTimelines(at now: Date) -> [DueTimeline] {
    inOrder.filter { $0.budgetState.wait != nil }
  }

  func timelines(_ selection: TimelineSelection) -> [DueTimeline] {
    inOrder.filter { selection.contains($0.key) }
  }

  func acquireLeases(_ keys: [TimelineKey]) -> Set<TimelineKey> {
    passCount += 1
    let won = Set(keys).subtracting(leasedElsewhere).subtracting(held)
    held.formUnion(won)
    for (key, state) in meanwhile { timelines[key]?.state = state }
    meanwhile = [:]
    return won
  }

  func releaseLeases(_ keys: [TimelineKey]) {
    held.subtract(keys)
    whenReleased()
  }

  func store(
    _ timeline: PlannedTimeline,
    _ record: ReloadRecord,
    for key: TimelineKey
  ) throws -> Bool {
    guard held.contains(key), !refusesTimelinesOf.contains(key) else {
      throw Refused(placement: key.placement)
    }
    writes.append("store \(key.placement)")
    records.append((key, record))
    entries[key] = timeline.entries
    timelines[key]?.state = timeline.state
    timelines[key]?.budgetState = timeline.budgetState
    guard let count = changesWhileMaking[key], count > 0 else { return false }
    changesWhileMaking[key] = count - 1
    markDirty([key])
    return true
  }

  /// Removes the last record, as a faulty storage would.
  func loseRecord() { records.removeLast() }

  func note(_ records: [(key: TimelineKey, record: ReloadRecord)]) { self.records += records }

  func record(_ failure: FailedReload, _ record: ReloadRecord, for key: TimelineKey) {
    writes.append("failure \(key.placement)")
    records.append((key, record))
    failures[key] = failure
    timelines[key]?.budgetState = failure.budgetState
    timelines[key]?.state.failures = failure.failures
    timelines[key]?.state.due = failure.due
    if let placeholder = failure.placeholder, timelines[key]?.state.made == nil {
      entries[key] = [placeholder]
      timelines[key]?.state.lastEntry = placeholder.date
    }
  }

  func putOff(_ reloads: [PutOffReload]) {
    for reload in reloads {
      records.append((reload.key, reload.record))
      timelines[reload.key]?.state.due = reload.record.next
      timelines[reload.key]?.budgetState = reload.budgetState
      if reload.record.cause.reason == .requested, timelines[reload.key]?.state.isDirty == false {
        timelines[reload.key]?.state.isDirty = true
        timelines[reload.key]?.state.dirtyCause = .request
      }
    }
  }

  func restamp(_ state: TimelineState, for key: TimelineKey) -> Bool {
    writes.append("restamp \(key.placement)")
    timelines[key]?.state.made = state.made
    if let wait = timelines[key]?.budgetState.wait {
      timelines[key]?.budgetState.wait?.until = min(wait.until, state.due ?? wait.until)
    }
    timelines[key]?.state.due = makesAnewAfterRestamp ? .distantPast : state.due
    return makesAnewAfterRestamp
  }

  func setCause(_ cause: DirtyCause, of key: TimelineKey) {
    timelines[key]?.state.dirtyCause = cause
  }

  /// Marks a timeline as changed for this cause.
  func change(_ key: TimelineKey, _ cause: DirtyCause) {
    markDirty([key])
    timelines[key]?.state.dirtyCause = cause
  }

  func markDirty(_ keys: [TimelineKey]) {
    for key in keys {
      timelines[key]?.state.isDirty = true
      timelines[key]?.state.due = .distantPast
    }
  }
}
