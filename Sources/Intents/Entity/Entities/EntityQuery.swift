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
  /// Those of the entities that exist; there may be fewer than identifiers.
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
  /// What to offer before anything is typed; nothing unless the author says.
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
  /// What the text means.
  func resolveEntity(matching text: String) async throws -> EntityMatch<Entity>
}

/// What a text means among entities.
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
