/// The stored state of a timeline's reload budget.
///
/// Times are in microseconds since 1970 UTC, and `nil` before the first event.
package struct StoredBudget: Hashable, Sendable {
  /// The time when the timeline's token bucket, which limits its reloads, is full again.
  package var full: Int64?
  /// The time when a reload last began that counts for the budget and was due by the timeline's own
  /// policy.
  package var policyBegun: Int64?
  package var firstEnded: Int64?
  package var lastEnded: Int64?
  /// The processor time of the last reload, in microseconds.
  package var processorTime: Int64?
  /// The time when a reload was first postponed; the reload waits until `waitsUntil`.
  package var waitsSince: Int64?
  package var waitsUntil: Int64?

  package init(
    full: Int64? = nil,
    policyBegun: Int64? = nil,
    firstEnded: Int64? = nil,
    lastEnded: Int64? = nil,
    processorTime: Int64? = nil,
    waitsSince: Int64? = nil,
    waitsUntil: Int64? = nil
  ) {
    (self.full, self.policyBegun) = (full, policyBegun)
    (self.firstEnded, self.lastEnded) = (firstEnded, lastEnded)
    self.processorTime = processorTime
    (self.waitsSince, self.waitsUntil) = (waitsSince, waitsUntil)
  }

  fileprivate init(row: Statement) {
    self.init(
      full: row.optionalInteger(0),
      policyBegun: row.optionalInteger(1),
      firstEnded: row.optionalInteger(2),
      lastEnded: row.optionalInteger(3),
      processorTime: row.optionalInteger(4),
      waitsSince: row.optionalInteger(5),
      waitsUntil: row.optionalInteger(6)
    )
  }

  fileprivate var values: [StoreValue] {
    [full, policyBegun, firstEnded, lastEnded, processorTime, waitsSince, waitsUntil]
      .map(\.storeValue)
  }
}

extension StoreConnection {
  /// Stores the budget of a timeline; does nothing if there is no timeline of this family.
  func set(_ budget: StoredBudget, placement: Int64, family: Int64) throws(StoreError) {
    try run(WidgetSQL.setBudget, budget.values + [.integer(placement), .integer(family)])
  }
}

extension StoreReading where Self: ~Copyable {
  /// Returns the budget of a timeline; an empty one if the timeline no longer exists.
  package func budget(ofTimeline id: Int64) throws(StoreError) -> StoredBudget {
    var rows = try connection.rows(WidgetSQL.budget, [.integer(id)])
    return try rows.next().map { StoredBudget(row: $0) } ?? StoredBudget()
  }
}

extension WriteTransaction {
  /// Postpones the next reload of a timeline to `due`, and adds a row about that to the timeline's
  /// reloads.
  ///
  /// If the reload was requested, the timeline is marked as outdated. If the timeline no longer
  /// exists, nothing is done.
  package func putOff(
    placement: Int64,
    family: Int64,
    until due: Int64,
    at now: Int64,
    isRequested: Bool,
    budget: StoredBudget,
    reload: StoredReload
  ) throws(StoreError) {
    guard let id = try timeline(placement: placement, family: family)?.id else { return }
    try change.willTouch()
    var reload = reload
    if reload.reason == Self.changeReason { reload.mark = try dirtyMark(ofTimeline: id) }
    if isRequested { try markDirty(placement: placement, family: family, reason: "requested") }
    try connection.run(
      WidgetSQL.putOff,
      .integer(due),
      .integer(now),
      .integer(placement),
      .integer(family)
    )
    try connection.set(budget, placement: placement, family: family)
    try connection.note(reload, ofTimeline: id)
    change.touch()
  }
}
