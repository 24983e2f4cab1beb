/// Lists entities of a type: `find ToDo where isDone == false sort by due limit 5`.
public struct EntityFinder: Sendable {
  public let registry: IntentRegistry
  public let context: IntentContext

  /// Makes a finder; the context says what words such as `tomorrow` mean.
  public init(registry: IntentRegistry, context: IntentContext) {
    self.registry = registry
    self.context = context
  }

  /// Gets the entities that fit, sorted; without criteria they come in the query's order.
  ///
  /// A `nil` limit means all.
  ///
  /// - Throws: `IntentError` for an unknown entity or property, a mistyped operand, and what the
  ///   query throws.
  public func find(
    _ entity: String,
    where filter: EntityFilter = .all,
    sortedBy sorts: [EntitySort] = [],
    limit: Int? = nil
  ) async throws(IntentError) -> [EntityValue] {
    let metadata = try registry.entity(named: entity)
    guard let type = registry.type(of: metadata) else { return [] }
    return try await find(type, filter, sorts, limit)
  }

  private func find<Entity: AppEntity>(
    _ type: Entity.Type,
    _ filter: EntityFilter,
    _ sorts: [EntitySort],
    _ limit: Int?
  ) async throws(IntentError) -> [EntityValue] {
    let filter = try await filter.resolved(of: type, in: context)
    for sort in sorts { _ = try EntityProperties.type(of: sort.property, in: type) }
    let query = Entity.defaultQuery
    do {
      try await Availability.check(query)
      if let filtering = query as? any EntityPropertyQuery,
        let found = try await found(by: filtering, filter, sorts, limit)
      {
        return found
      }
      let rule = ValueComparison(context)
      var first = LimitedSort<EntityValue>(by: sorts, limit: limit, rule)
      for entity in try await EntityCollector(query: query).all() where !first.isSettled {
        let value = entity.entityValue
        if filter.matches(value, by: rule) { first.insert(value, at: value) }
      }
      return first.sorted()
    } catch {
      throw IntentError(describing: error)
    }
  }

  private func found(
    by query: some EntityPropertyQuery,
    _ filter: EntityFilter,
    _ sorts: [EntitySort],
    _ limit: Int?
  ) async throws -> [EntityValue]? {
    try await PropertySearch(query: query, context: context)
      .found(filter, sortedBy: sorts, limit: limit)?
      .map(\.entityValue)
  }
}
