internal import Ground

/// Lists the entities of a type that match a search: `find ToDo where isDone == false sort by due
/// limit 5`.
public struct EntityFinder: Sendable {
  public let registry: IntentRegistry
  public let context: IntentContext

  /// Creates a finder; the context resolves words such as `tomorrow`.
  public init(registry: IntentRegistry, context: IntentContext) {
    self.registry = registry
    self.context = context
  }

  /// Returns the matching entities.
  ///
  /// Without sort criteria they have the order of the query.
  ///
  /// - Parameters:
  ///   - entity: The identifier of the entity type, such as `ToDo`.
  ///   - filter: The condition; all entities match by default.
  ///   - sorts: The sort criteria, the most important one first.
  ///   - limit: The greatest number of results; `nil` for all.
  /// - Returns: Snapshots of the entities.
  /// - Throws: `IntentError` for an unknown entity or property, a mistyped operand, or an error of
  ///   the query.
  public func find(
    _ entity: String,
    where filter: EntityFilter = .all,
    sortedBy sorts: [EntitySort] = [],
    limit: Int? = nil
  ) async throws(IntentError) -> [EntityValue] {
    let found = Guarded<[EntityValue]>([])
    try await forEach(entity, where: filter, sortedBy: sorts, limit: limit) { entity in
      found.withLock { $0.append(entity) }
    }
    return found.withLock { $0 }
  }

  /// Calls `body` with each entity that ``find(_:where:sortedBy:limit:)`` would return, as soon as
  /// its position is known.
  package func forEach(
    _ entity: String,
    where filter: EntityFilter = .all,
    sortedBy sorts: [EntitySort] = [],
    limit: Int? = nil,
    _ body: @escaping @Sendable (EntityValue) throws -> Void
  ) async throws(IntentError) {
    let metadata = try registry.entity(named: entity)
    guard let type = registry.type(of: metadata) else { return }
    try await forEach(type, filter, sorts, limit, body)
  }

  private func forEach<Entity: AppEntity>(
    _ type: Entity.Type,
    _ filter: EntityFilter,
    _ sorts: [EntitySort],
    _ limit: Int?,
    _ body: @escaping @Sendable (EntityValue) throws -> Void
  ) async throws(IntentError) {
    let filter = try await filter.resolved(of: type, in: context)
    for sort in sorts { try Self.check(sort, of: type) }
    let query = Entity.defaultQuery
    do {
      try await Availability.check(query)
      let rule = ValueComparison(context)
      if let selecting = query as? any SelectingEntityQuery {
        return try await select(by: selecting, filter, sorts, limit, rule, body)
      }
      if let filtering = query as? any EntityPropertyQuery,
        let found = try await found(by: filtering, filter, sorts, limit)
      {
        return try found.forEach(body)
      }
      var first = LimitedSort<EntityValue>(by: sorts, limit: limit, rule)
      for entity in try await EntityCollector(query: query).all() where !first.isSettled {
        let value = entity.entityValue
        if filter.matches(value, by: rule) { first.insert(value, at: value) }
      }
      try first.sorted().forEach(body)
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
      message: "cannot sort by \(sort.property), which is a list",
      hint: "sort by another property",
      exitCode: ExitCode.usage.rawValue
    )
  }

  private func select(
    by query: some SelectingEntityQuery,
    _ filter: EntityFilter,
    _ sorts: [EntitySort],
    _ limit: Int?,
    _ rule: ValueComparison,
    _ body: @escaping @Sendable (EntityValue) throws -> Void
  ) async throws {
    let isSelected = try await query.forEachEntity(
      where: filter,
      sortedBy: sorts,
      limit: limit,
      in: context
    ) {
      try body($0.entityValue)
      return true
    }
    if isSelected { return }
    let first = Guarded(LimitedSort<EntityValue>(by: sorts, limit: limit, rule))
    _ = try await query.forEachEntity(where: .all, sortedBy: [], limit: nil, in: context) {
      entity in
      let value = entity.entityValue
      guard filter.matches(value, by: rule) else { return true }
      return first.withLock { first in
        first.insert(value, at: value)
        return !first.isSettled
      }
    }
    try first.withLock { $0.sorted() }.forEach(body)
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
