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

  package init(
    entity: String,
    filter: EntityFilter = .all,
    sorts: [EntitySort] = [],
    limit: Int? = nil,
    now: Int64
  ) {
    self.entity = entity
    self.filter = filter
    self.sorts = sorts
    self.limit = limit
    self.now = now
  }
}
