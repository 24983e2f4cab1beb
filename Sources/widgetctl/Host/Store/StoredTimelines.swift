import Essentials
import Ground
import Moments
import SharedStore
import WidgetTimeline

/// Stores the engine's timelines in the shared store.
final class StoredTimelines: TimelineStorage {
  /// Selects the reloads after which the new pictures are compared with the previous ones.
  enum Compared {
    /// None; a simulation compares the pictures itself.
    case none
    /// Only reloads for which no user waits.
    case ofOthers
    /// All reloads, also those after the user's own change.
    case all
  }

  private let store: SharedStore
  /// The leases of timelines that were passed to this process.
  private let held: HeldLeases
  private let budgets: WidgetBudgets
  private let compared: Compared
  private let leases = Guarded<[TimelineKey: ReloadLease]>([:])
  /// The configuration of each timeline that is being made, as it was when its reload began.
  private let configurations = Guarded<[TimelineKey: [UInt8]]>([:])

  init(
    _ store: SharedStore,
    held: HeldLeases = HeldLeases(),
    budgets: WidgetBudgets = WidgetBudgets(),
    compared: Compared = .ofOthers
  ) {
    self.store = store
    self.held = held
    self.budgets = budgets
    self.compared = compared
  }

  func dueTimelines(at now: Date) async throws -> [DueTimeline] {
    let instant = Instant(now).microseconds
    let due = try await store.read { [budgets] transaction in
      try transaction.dueTimelines(
        at: instant,
        clockTolerance: ReloadPlanner.clockTolerance.clampedMicroseconds
      ).compactMap { try Self.timeline($0.timeline, of: $0.widget, budgets, in: transaction) }
    }
    return try await wanted(among: due).map(handedOut)
  }

  func waitingTimelines(at now: Date) async throws -> [DueTimeline] {
    let instant = Instant(now).microseconds
    let waiting = try await store.read { [budgets] transaction in
      try transaction.waitingTimelines(at: instant)
        .compactMap { try Self.timeline($0.timeline, of: $0.widget, budgets, in: transaction) }
    }
    return try await wanted(among: waiting).map(handedOut)
  }

  /// Removes the timelines of widgets that were scrolled in a view which has ended, and returns the
  /// others.
  private func wanted(among given: [DueTimeline]) async throws -> [DueTimeline] {
    let found = try await Self.own(among: given, in: store)
    let left = try found.map(\.key).filter { key in
      try key.size.isScrolled && !ScrolledLease.isHeld(for: key, of: store.location)
    }
    guard !left.isEmpty else { return found }
    try await store.write(durability: .relaxed) { transaction in
      for key in left {
        let stored = try transaction.timeline(placement: key.placement, family: key.size.number)
        if let stored { try transaction.removeTimeline(stored.id) }
      }
    }
    return found.filter { !left.contains($0.key) }
  }

  /// Records the configuration for which a timeline is made, because it may change meanwhile, and
  /// returns the timeline.
  private func handedOut(_ timeline: DueTimeline) -> DueTimeline {
    configurations.withLock { $0[timeline.key] = timeline.configuration }
    return timeline
  }

  func timelines(_ selection: TimelineSelection) async throws -> [DueTimeline] {
    let selected = try await store.read { [budgets] transaction in
      var found: [DueTimeline] = []
      for widget in try transaction.placedWidgets() {
        var sizes: Set<TimelineSize> = []
        for stored in try transaction.timelines(placement: widget.id) {
          guard let timeline = try Self.timeline(stored, of: widget, budgets, in: transaction)
          else { continue }
          sizes.insert(timeline.key.size)
          if selection.contains(timeline.key) { found.append(timeline) }
        }
        // A timeline that is requested in this size may not be stored yet.
        guard case .timelines(let keys) = selection else { continue }
        for key in keys where key.placement == widget.id && !sizes.contains(key.size) {
          found.append(
            DueTimeline(
              key: key,
              extensionName: widget.extensionName,
              kind: widget.kind,
              configuration: widget.configuration,
              budget: budgets.budget(of: widget)
            )
          )
        }
      }
      return found
    }
    return try await wanted(among: selected).map(handedOut)
  }

  func acquireLeases(_ keys: [TimelineKey]) async throws -> Set<TimelineKey> {
    var taken: Set<TimelineKey> = []
    for key in keys {
      let number = Self.leaseNumber(of: key)
      guard let lease = try held.take(key) ?? ReloadLease.take(number, of: store.location) else {
        continue
      }
      leases.withLock { $0[key] = lease }
      taken.insert(key)
    }
    return taken
  }

  func releaseLeases(_ keys: [TimelineKey]) async {
    leases.withLock { held in
      for key in keys { held.removeValue(forKey: key)?.end() }
    }
  }

  func store(
    _ timeline: PlannedTimeline,
    _ record: ReloadRecord,
    for key: TimelineKey
  ) async throws -> Bool {
    let new = NewTimeline(
      placement: key.placement,
      family: key.size.number,
      made: Instant(timeline.made).microseconds,
      policy: timeline.policy.stored,
      due: timeline.due.storedDue,
      reason: timeline.reason.rawValue,
      entries: timeline.entries.map { StoredEntry($0) },
      reads: timeline.reads.map { CollectionRead(collection: $0.key, sequence: $0.value) },
      title: timeline.title,
      remark: timeline.remark,
      reload: StoredReload(record, of: timeline),
      budget: StoredBudget(timeline.budgetState),
      differs: comparison(for: record, key)
    )
    let configuration = configurations.withLock { $0[key] }
    let isDirty = try await store.write(durability: .relaxed) { transaction in
      if let configuration, let widget = try transaction.placedWidget(key.placement),
        widget.configuration != configuration
      {
        // The timeline is not stored, because it was made for an earlier configuration of the
        // widget; it is due again.
        return true
      }
      return try transaction.store(new).isDirty
    }
    // This follows the commit. If the process ends in between, there is one reload too many, and no
    // change is missed.
    TimelineSources.change(besideStore: store.location) {
      $0.remember(timeline.files, placement: key.placement, family: key.size.number)
    }
    return isDirty
  }

  /// Returns a function that compares a new timeline's pictures with the previous ones; `nil` if
  /// that would be too slow.
  ///
  /// After the user's own change, drawing two more pictures would be a tenth of the command's work.
  /// So a typed command does not compare. In a live view no user waits for the command, so it
  /// compares.
  private func comparison(
    for record: ReloadRecord,
    _ key: TimelineKey
  ) -> NewTimeline.Comparison? {
    switch (record.cause.asker, compared) {
    case (_, .none), (.show, _), (.press, .ofOthers), (.command, .ofOthers): nil
    default:
      PictureComparison(
        family: key.size.family,
        made: Instant(record.ended).microseconds
      ).differs
    }
  }

  func record(
    _ failure: FailedReload,
    _ record: ReloadRecord,
    for key: TimelineKey
  ) async throws {
    let reload = StoredReload(record, of: failure)
    let due = Instant(failure.due).microseconds
    let ended = Instant(failure.at).microseconds
    let message = failure.error.message
    let placeholder = failure.placeholder.map { StoredEntry($0) }
    let budget = StoredBudget(failure.budgetState)
    try await store.write(durability: .relaxed) { transaction in
      try transaction.recordFailure(
        placement: key.placement,
        family: key.size.number,
        error: message,
        failures: Int64(failure.failures),
        at: ended,
        due: due,
        placeholder: placeholder,
        reload: reload,
        budget: budget
      )
    }
  }

  func note(_ records: [(key: TimelineKey, record: ReloadRecord)]) async throws {
    let rows = records.map { (key: $0.key, reload: StoredReload($0.record)) }
    try await store.write(durability: .relaxed) { transaction in
      for row in rows {
        try transaction.note(
          row.reload,
          placement: row.key.placement,
          family: row.key.size.number
        )
      }
    }
  }

  func putOff(_ reloads: [PutOffReload]) async throws {
    try await store.write(durability: .relaxed) { transaction in
      for reload in reloads {
        try transaction.putOff(
          placement: reload.key.placement,
          family: reload.key.size.number,
          until: reload.record.next.storedDue,
          at: Instant(reload.record.ended).microseconds,
          isRequested: reload.record.cause.reason == .requested,
          budget: StoredBudget(reload.budgetState),
          reload: StoredReload(reload.record)
        )
      }
    }
  }

  /// Corrects a timeline whose date of creation is in the future, because the clock was ahead then.
  ///
  /// The dates of its entries come from that clock too, so the timeline is reloaded. If only its
  /// due date is too late, only that date is corrected.
  ///
  /// - Returns: Whether the date of creation was in the future.
  func restamp(_ state: TimelineState, for key: TimelineKey) async throws -> Bool {
    let (placement, family) = (key.placement, key.size.number)
    let made = state.made.map { Instant($0).microseconds }
    let due = state.due.storedDue
    return try await store.write(durability: .relaxed) { transaction in
      guard let stored = try transaction.timeline(placement: placement, family: family) else {
        return false
      }
      let isFromFuture = stored.generation > 0 && made.map { $0 < stored.made } ?? false
      try transaction.restamp(
        placement: placement,
        family: family,
        made: made,
        due: isFromFuture ? .min : due
      )
      return isFromFuture
    }
  }

  func markDirty(_ keys: [TimelineKey]) async throws {
    try await store.write(durability: .relaxed) { transaction in
      for key in keys {
        try transaction.markDirty(
          placement: key.placement,
          family: key.size.number,
          reason: ReloadReason.changed.rawValue
        )
      }
    }
  }

  /// Returns the number of the lease for a timeline; each size of each placed widget has one.
  static func leaseNumber(of key: TimelineKey) -> Int64 {
    key.placement &* 128 &+ key.size.number
  }
}
