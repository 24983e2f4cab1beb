/// A query that understands more than whole identifiers: short numbers, unique beginnings, names.
///
/// Without it a text is an exact identifier or a unique exact title, case apart.
public protocol EntityIdentifierResolving: EntityQuery {
  /// What the text means.
  func resolveEntity(matching text: String) async throws -> EntityMatch<Entity>
}
