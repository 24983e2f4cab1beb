import Essentials
internal import Moments

/// The storage of timelines in a simulation, which records all events.
actor TalliedStorage: TimelineStorage {
  /// Compares two consecutive timelines and returns whether a cell of the picture differs; `nil` if
  /// unknown.
  typealias Comparison =
    @Sendable (_ key: TimelineKey, _ before: PlannedTimeline, _ after: PlannedTimeline) -> Bool?

  private let base: any TimelineStorage
  /// The budget of all widgets; `nil` uses each widget's own.
  private let budget: ReloadBudget?
  private let differs: Comparison
  private(set) var widgets: [TimelineKey: SimulatedWidget]
  private var last: [TimelineKey: PlannedTimeline] = [:]

  init(
    _ base: any TimelineStorage,
    _ widgets: [SimulatedWidget],
    budget: ReloadBudget?,
    differs: @escaping Comparison
  ) {
    self.base = base
    self.budget = budget
    last = Dictionary(widgets.compactMap { widget in widget.present.map { (widget.key, $0) } }) {
      first,
      _ in first
    }
    self.differs = differs
    self.widgets = Dictionary(widgets.map { ($0.key, $0) }) { first, _ in first }
  }

  /// Records a period in which the picture of a widget was outdated.
  func noteStale(_ key: TimelineKey, _ span: Range<Int64>) {
    if !span.isEmpty { widgets[key]?.stale.append(span) }
  }

  /// Counts the entries that are visible at the end of the simulation.
  func finish(at end: Int64) {
    for (key, timeline) in last { widgets[key]?.count(timeline, until: end, isReplaced: false) }
    last = [:]
  }

  func dueTimelines(at now: Date) async throws -> [DueTimeline] {
    limited(try await base.dueTimelines(at: now))
  }

  func waitingTimelines(at now: Date) async throws -> [DueTimeline] {
    limited(try await base.waitingTimelines(at: now))
  }

  func timelines(_ selection: TimelineSelection) async throws -> [DueTimeline] {
    limited(try await base.timelines(selection))
  }

  private func limited(_ timelines: [DueTimeline]) -> [DueTimeline] {
    guard let budget else { return timelines }
    return timelines.map { timeline in
      var timeline = timeline
      timeline.budget = budget
      return timeline
    }
  }

  func acquireLeases(_ keys: [TimelineKey]) async throws -> Set<TimelineKey> {
    try await base.acquireLeases(keys)
  }

  func releaseLeases(_ keys: [TimelineKey]) async { await base.releaseLeases(keys) }

  func store(
    _ timeline: PlannedTimeline,
    _ record: ReloadRecord,
    for key: TimelineKey
  ) async throws -> Bool {
    let isDirty = try await base.store(timeline, record, for: key)
    let before = last.updateValue(timeline, forKey: key)
    if let before {
      let made = Instant(timeline.made).microseconds
      widgets[key]?.count(before, until: made, isReplaced: true)
    }
    add(record, to: key, differs: before.flatMap { differs(key, $0, timeline) })
    return isDirty
  }

  func record(_ failure: FailedReload, _ record: ReloadRecord, for key: TimelineKey) async throws {
    try await base.record(failure, record, for: key)
    add(record, to: key)
  }

  func note(_ records: [(key: TimelineKey, record: ReloadRecord)]) async throws {
    try await base.note(records)
    for (key, record) in records { add(record, to: key) }
  }

  func putOff(_ reloads: [PutOffReload]) async throws {
    try await base.putOff(reloads)
    for reload in reloads { add(reload.record, to: reload.key) }
  }

  func restamp(_ state: TimelineState, for key: TimelineKey) async throws -> Bool {
    try await base.restamp(state, for: key)
  }

  func markDirty(_ keys: [TimelineKey]) async throws { try await base.markDirty(keys) }

  private func add(_ record: ReloadRecord, to key: TimelineKey, differs: Bool? = nil) {
    let cost = (record.cost.host ?? .zero) + (record.cost.ofExtension ?? .zero)
    widgets[key]?.reloads.append(
      SimulatedWidget.Reload(
        cause: record.cause,
        result: record.result,
        due: record.due.map { Instant($0).microseconds },
        begun: Instant(record.begun).microseconds,
        exemption: record.exemption,
        differs: differs,
        processorTime: cost.clampedMicroseconds
      )
    )
  }
}
