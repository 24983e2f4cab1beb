/// A query that answers whole searches itself, because its store filters, sorts and limits better
/// than reading everything does.
package protocol SelectingEntityQuery: EntityQuery {
  /// The entities that a search means, as ``ValueComparison`` has it; `nil` where the query cannot
  /// ask its store for all of it.
  ///
  /// The filter's operands are values; the context says whose days are meant.
  func entities(
    where filter: EntityFilter,
    sortedBy sorts: [EntitySort],
    limit: Int?,
    in context: IntentContext
  ) async throws -> [Entity]?

  /// Reads all entities in the query's own order, one after another, until `body` returns `false`.
  func forEachEntity(
    in context: IntentContext,
    _ body: @escaping @Sendable (Entity) throws -> Bool
  ) async throws
}
