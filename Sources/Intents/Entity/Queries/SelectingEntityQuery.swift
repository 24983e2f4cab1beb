/// A query that answers whole searches itself, because its store filters, sorts and limits faster
/// than a caller that reads every entity.
package protocol SelectingEntityQuery: EntityQuery {
  /// Calls `body` with each entity that matches, by the rules of ``ValueComparison``, until `body`
  /// returns `false`.
  ///
  /// Without sort criteria the query decides the order. The filter's operands must already be
  /// resolved to values; the context supplies the calendar for days.
  ///
  /// - Returns: `false`, without reading anything, if the store cannot answer the whole search.
  func forEachEntity(
    where filter: EntityFilter,
    sortedBy sorts: [EntitySort],
    limit: Int?,
    in context: IntentContext,
    _ body: @escaping @Sendable (Entity) throws -> Bool
  ) async throws -> Bool
}
