package import WidgetIntents

/// What a script's `find` asks for, with its operands worked out.
package struct EntitySearch: Sendable, Hashable, Codable {
  /// The entity type's identifier.
  package let entity: String
  package let filter: EntityFilter
  package let sorts: [EntitySort]
  /// `nil` for all.
  package let limit: Int?

  package init(entity: String, filter: EntityFilter, sorts: [EntitySort], limit: Int?) {
    self.entity = entity
    self.filter = filter
    self.sorts = sorts
    self.limit = limit
  }
}
