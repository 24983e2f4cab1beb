import Essentials

/// Finds entities again by their identifiers.
///
/// The associated types refer to each other on purpose: queries that write only `entities(for:)`
/// and queries that return an item collection both infer them (AI-45).
public protocol EntityQuery: DynamicOptionsProvider, PersistentlyIdentifiable {
  associatedtype Entity: AppEntity = Self.Result.Result.ValueType
  where Self.Entity == Self.Result.Result
  associatedtype Result = [Self.Entity]

  init()
  /// Returns the entities with these identifiers; identifiers without an entity are left out.
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
  /// Returns the entities to offer before anything is typed; none by default.
  func suggestedEntities() async throws -> Result
}

extension EntityQuery {
  public func suggestedEntities() async throws -> Result { .empty }

  public func results() async throws -> Result { try await suggestedEntities() }
}

/// Finds entities by words.
public protocol EntityStringQuery: EntityQuery {
  /// The entities that the words may mean, best first.
  func entities(matching string: String) async throws -> Result
}

/// Returns all entities, so that the framework filters and sorts them; meant for small sets.
public protocol EnumerableEntityQuery: EntityQuery {
  static var findIntentDescription: IntentDescription? { get }
  func allEntities() async throws -> Result
}

extension EnumerableEntityQuery {
  public static var findIntentDescription: IntentDescription? { nil }

  public func suggestedEntities() async throws -> Result { try await allEntities() }
}

/// A query that understands more than whole identifiers: short numbers, unique beginnings, names.
///
/// Without it a text is an exact identifier or a unique exact title, case apart.
public protocol EntityIdentifierResolving: EntityQuery {
  /// Returns the entities that match a text.
  func resolveEntity(matching text: String) async throws -> EntityMatch<Entity>
}

/// The result of matching a text against entities.
public enum EntityMatch<Entity: AppEntity>: Sendable {
  case found(Entity)
  /// Nothing, and perhaps what was meant.
  case notFound(suggestion: String? = nil)
  /// Several, each with the identifier to write.
  case ambiguous([IntentError.Candidate])
}

/// Finds values by what a camera or a screen shows; nothing calls it here.
public protocol IntentValueQuery: _SupportsAppDependencies, Sendable {
  associatedtype Input
  associatedtype Value: _IntentValue
  init()
  func values(for input: Input) async throws -> [Value]
}
