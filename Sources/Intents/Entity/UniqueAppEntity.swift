#if canImport(Darwin)
public import Foundation
#endif

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
