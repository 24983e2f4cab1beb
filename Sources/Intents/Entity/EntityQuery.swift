/// Finds entities again by their identifiers.
///
/// The associated types refer to each other on purpose: queries that write only `entities(for:)`
/// and queries that return an item collection both infer them (AI-45).
public protocol EntityQuery: DynamicOptionsProvider, PersistentlyIdentifiable {
  associatedtype Entity: AppEntity = Self.Result.Result.ValueType
  where Self.Entity == Self.Result.Result
  associatedtype Result = [Self.Entity]

  init()
  /// Those of the entities that exist; the answer may be shorter than the question.
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
  /// What to offer before anything is typed; nothing unless the author says.
  func suggestedEntities() async throws -> Result
}

extension EntityQuery {
  public func suggestedEntities() async throws -> Result { .empty }

  public func results() async throws -> Result { try await suggestedEntities() }
}
