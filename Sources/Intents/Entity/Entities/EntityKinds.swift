public import Essentials

/// An entity that groups the values of an intent's result; no query can find it later (AI-41).
///
/// ```swift
/// struct Reading: TransientAppEntity {
///   static let typeDisplayRepresentation: TypeDisplayRepresentation = "Reading"
///   @Property(title: "Pages") var pages: Int
///   var displayRepresentation: DisplayRepresentation { "\(pages) pages" }
/// }
/// ```
public protocol TransientAppEntity: AppEntity {
  init()
}

extension TransientAppEntity {
  /// A new identifier at each access, since two transient entities are never the same.
  public var id: UUID { UUID() }

  public static var defaultQuery: TransientAppEntityQuery<Self> { TransientAppEntityQuery() }
}

/// A query without results, the query of transient entities.
public struct TransientAppEntityQuery<Entity: AppEntity>: EntityQuery {
  public init() {}

  public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] { [] }
}

/// An entity with exactly one instance, such as an application's settings (AI-42).
public protocol UniqueAppEntity: AppEntity {}

extension UniqueAppEntity {
  public var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: Self.typeDisplayRepresentation.name)
  }
}

extension UniqueAppEntity where ID == String {
  public var id: String { Self.persistentIdentifier }
}

/// A query for the only instance of an entity.
public protocol UniqueAppEntityQuery: EnumerableEntityQuery where Entity: UniqueAppEntity {
  func uniqueEntity() async throws -> Entity
}

extension UniqueAppEntityQuery where Result == [Entity] {
  public func allEntities() async throws -> [Entity] { [try await uniqueEntity()] }

  public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] {
    [try await uniqueEntity()]
  }
}

extension UniqueAppEntityQuery where DefaultValue == Entity {
  public func defaultResult() async -> Entity? { try? await uniqueEntity() }
}

/// A query for the only instance of an entity, created with a closure.
public struct UniqueAppEntityProvider<Entity: UniqueAppEntity>: UniqueAppEntityQuery {
  public typealias Result = [Entity]
  public typealias DefaultValue = Entity

  private let entity: @Sendable () async throws -> Entity

  /// Creates a query that fails because it has no entity; use the initializer with a closure
  /// instead.
  public init() {
    entity = { throw AppIntentError.Unrecoverable.entityNotFound }
  }

  /// Creates a query from the closure that returns the entity.
  public init(_ entity: @escaping @Sendable () async throws -> Entity) {
    self.entity = entity
  }

  public func uniqueEntity() async throws -> Entity { try await entity() }
}

/// An entity that represents a file.
public protocol FileEntity: AppEntity where ID == FileEntityIdentifier {
  static var supportedContentTypes: [UTType] { get }
}

/// The identifier of a file: its URL, or the name of a file that does not exist yet.
public struct FileEntityIdentifier: Sendable, Hashable, Codable, EntityIdentifierConvertible {
  public let entityIdentifierString: String

  /// Returns the identifier of an existing file.
  public static func file(url: URL) -> FileEntityIdentifier {
    FileEntityIdentifier(entityIdentifierString: url.absoluteString)
  }

  /// Returns the identifier of a file that is still to be created.
  public static func draft(identifier: String) -> FileEntityIdentifier {
    FileEntityIdentifier(entityIdentifierString: identifier)
  }

  public static func entityIdentifier(
    for entityIdentifierString: String
  ) -> FileEntityIdentifier? {
    FileEntityIdentifier(entityIdentifierString: entityIdentifierString)
  }
}
