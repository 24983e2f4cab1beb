import Essentials
internal import Ground

/// Reads the entities of a query through the most suitable query protocol that it conforms to.
struct EntityCollector<Query: EntityQuery> {
  let query: Query

  /// Returns every entity of an enumerable, property or selecting query; for another query, the
  /// entities that it suggests.
  func all() async throws -> [Query.Entity] {
    if let enumerable = query as? any EnumerableEntityQuery {
      return try await Self.all(of: enumerable)
    }
    if let filtering = query as? any EntityPropertyQuery {
      return try await Self.all(of: filtering)
    }
    if let selecting = query as? any SelectingEntityQuery {
      return try await Self.all(of: selecting)
    }
    return Self.entities(in: try await query.suggestedEntities())
  }

  /// Returns the entities to suggest before the user has typed anything: the query's suggestions,
  /// otherwise all.
  func suggested(limit: Int) async throws -> [Query.Entity] {
    var found = Self.entities(in: try await query.suggestedEntities())
    if found.isEmpty { found = try await all() }
    return Array(found.prefix(limit))
  }

  /// Returns the candidates for a text: the results of a string query, otherwise every entity.
  func candidates(matching text: String) async throws -> [Query.Entity] {
    guard let matching = query as? any EntityStringQuery else { return try await all() }
    return try await Self.found(by: matching, matching: text)
  }

  private static func all(of query: some EnumerableEntityQuery) async throws -> [Query.Entity] {
    entities(in: try await query.allEntities())
  }

  private static func all(of query: some EntityPropertyQuery) async throws -> [Query.Entity] {
    entities(
      in: try await query.entities(matching: [], mode: .and, sortedBy: [], limit: nil)
    )
  }

  private static func all(of query: some SelectingEntityQuery) async throws -> [Query.Entity] {
    // No operand asks whose days they are.
    let context = IntentContext(now: .distantPast, timeZone: .current)
    let all = Guarded<[Query.Entity]>([])
    _ = try await query.forEachEntity(where: .all, sortedBy: [], limit: nil, in: context) {
      if let entity = $0 as? Query.Entity { all.withLock { $0.append(entity) } }
      return true
    }
    return all.withLock { $0 }
  }

  private static func found(
    by query: some EntityStringQuery,
    matching text: String
  ) async throws -> [Query.Entity] {
    entities(in: try await query.entities(matching: text))
  }

  static func entities(in results: some ResultsCollection) -> [Query.Entity] {
    results.items.compactMap { $0 as? Query.Entity }
  }
}
