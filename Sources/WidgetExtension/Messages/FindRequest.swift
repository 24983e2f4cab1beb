package import WidgetIntents

/// Which entities are wanted, in which order.
package struct FindRequest: Codable, Equatable, Sendable {
  /// The entity's identifier, case apart.
  package var entity: String
  package var filter: EntityFilter
  package var sorts: [EntitySort]
  /// `nil` means all.
  package var limit: Int?
  /// What `today` in the filter is counted from, in microseconds since 1970 UTC (RT-2).
  package var now: Int64
  /// Whether the search sees what the open transaction has done.
  package var isInTransaction: Bool

  package init(
    entity: String,
    filter: EntityFilter = .all,
    sorts: [EntitySort] = [],
    limit: Int? = nil,
    now: Int64,
    isInTransaction: Bool = false
  ) {
    self.entity = entity
    self.filter = filter
    self.sorts = sorts
    self.limit = limit
    self.now = now
    self.isInTransaction = isInTransaction
  }
}
