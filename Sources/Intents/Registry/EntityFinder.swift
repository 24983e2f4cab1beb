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
    let filter = try await ResolvedFilter(filter, of: type, in: context)
    for sort in sorts { _ = try EntityProperties.type(of: sort.property, in: type) }
    let query = Entity.defaultQuery
    do {
      try await Availability.check(query)
      if let filtering = query as? any EntityPropertyQuery,
        let found = try await Self.found(by: filtering, filter, sorts, limit)
      {
        return found
      }
      let all = try await EntityCollector(query: query).all()
      let matching = all.map(\.entityValue).filter(filter.matches)
      let sorted = Self.sort(matching, by: sorts)
      return limit.map { Array(sorted.prefix(max(0, $0))) } ?? sorted
    } catch {
      throw IntentError(describing: error)
    }
  }

  private static func found(
    by query: some EntityPropertyQuery,
    _ filter: ResolvedFilter,
    _ sorts: [EntitySort],
    _ limit: Int?
  ) async throws -> [EntityValue]? {
    try await PropertySearch(query: query).found(filter, sortedBy: sorts, limit: limit)?
      .map(\.entityValue)
  }

  /// Keeps the order of entities that are equal in every criterion.
  private static func sort(_ entities: [EntityValue], by sorts: [EntitySort]) -> [EntityValue] {
    guard !sorts.isEmpty else { return entities }
    return entities.enumerated().sorted { left, right in
      for sort in sorts {
        let first = left.element.value(of: sort.property) ?? .none
        let second = right.element.value(of: sort.property) ?? .none
        guard first != second else { continue }
        guard first != .none, second != .none else { return second == .none }
        let isBefore = sort.isDescending ? second.precedes(first) : first.precedes(second)
        let isAfter = sort.isDescending ? first.precedes(second) : second.precedes(first)
        if isBefore == true { return true }
        if isAfter == true { return false }
      }
      return left.offset < right.offset
    }.map(\.element)
  }
}
