/// Finds entities by words.
public protocol EntityStringQuery: EntityQuery {
  /// The entities that the words may mean, best first.
  func entities(matching string: String) async throws -> Result
}
