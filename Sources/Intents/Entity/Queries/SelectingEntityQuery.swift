/// A query that answers whole searches itself, because its store filters, sorts and limits better
/// than reading everything does.
package protocol SelectingEntityQuery: EntityQuery {
  /// Reads the entities that a search means, as ``ValueComparison`` has it, one after another until `body`
  /// returns `false`; without criteria in the query's own order.
  ///
  /// The filter's operands are values; the context says whose days are meant.
  ///
  /// - Returns: `false`, and nothing is read, where the query cannot ask its store for all of it.
  func forEachEntity(
    where filter: EntityFilter,
    sortedBy sorts: [EntitySort],
    limit: Int?,
    in context: IntentContext,
    _ body: @escaping @Sendable (Entity) throws -> Bool
  ) async throws -> Bool
}
