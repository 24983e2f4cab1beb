import Essentials

/// Finds entities by their identifiers.
///
/// ```swift
/// struct ShelfQuery: EntityQuery {
///   func entities(for identifiers: [String]) async throws -> [Book] {
///     Book.samples.filter { identifiers.contains($0.id) }
///   }
///
///   func suggestedEntities() async throws -> [Book] { Book.samples }
/// }
/// ```
///
/// The associated types refer to each other, so that queries that declare only `entities(for:)` and
/// queries that return an item collection both infer them (AI-45).
public protocol EntityQuery: DynamicOptionsProvider, PersistentlyIdentifiable {
  associatedtype Entity: AppEntity = Self.Result.Result.ValueType
  where Self.Entity == Self.Result.Result
  associatedtype Result = [Self.Entity]

  init()
  /// Returns the entities with these identifiers; identifiers without an entity are ignored.
  ///
  /// - Parameter identifiers: The identifiers that were stored in a configuration, a script or a
  ///   control.
  /// - Returns: The entities that still exist, in any order.
  /// - Throws: Any error; the intent that needs the entities then fails.
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
  /// Returns the entities to suggest before the user has typed anything; none by default.
  func suggestedEntities() async throws -> Result
}

extension EntityQuery {
  public func suggestedEntities() async throws -> Result { .empty }

  public func results() async throws -> Result { try await suggestedEntities() }
}

/// A query that also finds entities by text that the user types.
///
/// ```swift
/// struct TitleQuery: EntityStringQuery {
///   func entities(for identifiers: [String]) async throws -> [Book] {
///     Book.samples.filter { identifiers.contains($0.id) }
///   }
///
///   func entities(matching string: String) async throws -> [Book] {
///     Book.samples.filter { $0.title.localizedCaseInsensitiveContains(string) }
///   }
/// }
/// ```
public protocol EntityStringQuery: EntityQuery {
  /// Returns the entities that the text may refer to, the best match first.
  ///
  /// - Parameter string: The text as the user typed it.
  /// - Returns: The candidates; if there are several, the user is asked to choose.
  /// - Throws: Any error; the intent that needs the entity then fails.
  func entities(matching string: String) async throws -> Result
}

/// A query that returns all entities, which are then filtered and sorted; meant for small sets.
///
/// ```swift
/// struct AllBooks: EnumerableEntityQuery {
///   func allEntities() async throws -> [Book] { Book.samples }
///   func entities(for identifiers: [String]) async throws -> [Book] {
///     Book.samples.filter { identifiers.contains($0.id) }
///   }
/// }
/// ```
public protocol EnumerableEntityQuery: EntityQuery {
  static var findIntentDescription: IntentDescription? { get }
  func allEntities() async throws -> Result
}

extension EnumerableEntityQuery {
  public static var findIntentDescription: IntentDescription? { nil }

  public func suggestedEntities() async throws -> Result { try await allEntities() }
}

/// A query that accepts texts other than whole identifiers, such as short numbers, unique prefixes
/// and names.
///
/// Without this protocol a text must be an identifier, or, ignoring case, the title of exactly one
/// entity.
public protocol EntityIdentifierResolving: EntityQuery {
  /// Returns the entity to which a text refers, or the reason why it refers to none or to several.
  func resolveEntity(matching text: String) async throws -> EntityMatch<Entity>
}

/// The result of matching a text against entities.
public enum EntityMatch<Entity: AppEntity>: Sendable {
  case found(Entity)
  /// No entity matches; `suggestion` is a text that would, if one is similar.
  case notFound(suggestion: String? = nil)
  /// Several entities match, each with the identifier that selects it.
  case ambiguous([IntentError.Candidate])
}

/// A query for values that a camera or a screen shows, which is never called in a terminal.
public protocol IntentValueQuery: _SupportsAppDependencies, Sendable {
  associatedtype Input
  associatedtype Value: _IntentValue
  init()
  func values(for input: Input) async throws -> [Value]
}
