internal import Ground

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
    for sort in sorts { try Self.check(sort, of: type) }
    let query = Entity.defaultQuery
    do {
      try await Availability.check(query)
      let rule = ValueComparison(context)
      if let selecting = query as? any SelectingEntityQuery {
        return try await found(by: selecting, filter, sorts, limit, rule)
      }
      if let filtering = query as? any EntityPropertyQuery,
        let found = try await found(by: filtering, filter, sorts, limit)
      {
        return found
      }
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

  private static func check(
    _ sort: EntitySort,
    of type: any AppEntity.Type
  ) throws(IntentError) {
    guard
      case .list = try EntityProperties.type(of: sort.property, in: type)._intentValueType.unwrapped
    else { return }
    throw .failed(
      message: "\(sort.property) is a list and has no order",
      hint: "sort by another property",
      exitCode: ExitCode.usage.rawValue
    )
  }

  private func found(
    by query: some SelectingEntityQuery,
    _ filter: EntityFilter,
    _ sorts: [EntitySort],
    _ limit: Int?,
    _ rule: ValueComparison
  ) async throws -> [EntityValue] {
    let found = try await query.entities(where: filter, sortedBy: sorts, limit: limit, in: context)
    if let found { return found.map(\.entityValue) }
    let first = Guarded(LimitedSort<EntityValue>(by: sorts, limit: limit, rule))
    try await query.forEachEntity(in: context) { entity in
      let value = entity.entityValue
      guard filter.matches(value, by: rule) else { return true }
      return first.withLock { first in
        first.insert(value, at: value)
        return !first.isSettled
      }
    }
    return first.withLock { $0.sorted() }
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
