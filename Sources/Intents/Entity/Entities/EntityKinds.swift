public import Essentials

/// Values under one name that intents return; nothing finds one again (AI-41).
public protocol TransientAppEntity: AppEntity {
  init()
}

extension TransientAppEntity {
  /// Another one each time: two of them are never the same.
  public var id: UUID { UUID() }

  public static var defaultQuery: TransientAppEntityQuery<Self> { TransientAppEntityQuery() }
}

/// Finds nothing.
public struct TransientAppEntityQuery<Entity: AppEntity>: EntityQuery {
  public init() {}

  public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] { [] }
}

/// An entity of which there is one, such as an application's settings (AI-42).
public protocol UniqueAppEntity: AppEntity {}

extension UniqueAppEntity {
  public var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: Self.typeDisplayRepresentation.name)
  }
}

extension UniqueAppEntity where ID == String {
  public var id: String { Self.persistentIdentifier }
}

/// Finds the one entity that there is.
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

/// Finds the one entity by a closure.
public struct UniqueAppEntityProvider<Entity: UniqueAppEntity>: UniqueAppEntityQuery {
  public typealias Result = [Entity]
  public typealias DefaultValue = Entity

  private let entity: @Sendable () async throws -> Entity

  /// Makes a query that has nothing to find; queries are made with a closure.
  public init() {
    entity = { throw AppIntentError.Unrecoverable.entityNotFound }
  }

  /// Makes a query from what finds the entity.
  public init(_ entity: @escaping @Sendable () async throws -> Entity) {
    self.entity = entity
  }

  public func uniqueEntity() async throws -> Entity { try await entity() }
}

/// An entity that represents a file.
public protocol FileEntity: AppEntity where ID == FileEntityIdentifier {
  static var supportedContentTypes: [UTType] { get }
}

/// The identifier of a file: its path, or the name of a file that does not exist yet.
public struct FileEntityIdentifier: Sendable, Hashable, Codable, EntityIdentifierConvertible {
  public let entityIdentifierString: String

  /// The identifier of a file that is there.
  public static func file(url: URL) -> FileEntityIdentifier {
    FileEntityIdentifier(entityIdentifierString: url.absoluteString)
  }

  /// The identifier of a file that is to be made.
  public static func draft(identifier: String) -> FileEntityIdentifier {
    FileEntityIdentifier(entityIdentifierString: identifier)
  }

  public static func entityIdentifier(
    for entityIdentifierString: String
  ) -> FileEntityIdentifier? {
    FileEntityIdentifier(entityIdentifierString: entityIdentifierString)
  }
}
