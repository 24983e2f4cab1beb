/// Names one entity of one type.
public struct EntityIdentifier: Sendable, Hashable {
  /// The entity type's persistent identifier.
  public let entityType: String
  /// The text of the entity's own identifier.
  public let identifier: String

  /// Names an entity.
  public init<Entity: AppEntity>(for entity: Entity) {
    self.init(for: Entity.self, identifier: entity.id)
  }

  /// Names an entity of a type by its own identifier.
  public init<Entity: AppEntity>(for type: Entity.Type, identifier: Entity.ID) {
    entityType = Entity.persistentIdentifier
    self.identifier = identifier.entityIdentifierString
  }
}
