public import Essentials

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

/// An identifier that has a text form, by which configurations and saved scripts keep it.
public protocol EntityIdentifierConvertible {
  /// At most 512 characters (AI-39).
  var entityIdentifierString: String { get }
  /// The identifier of this text; `nil` when the text is none.
  static func entityIdentifier(for entityIdentifierString: String) -> Self?
}

extension String: EntityIdentifierConvertible {
  public var entityIdentifierString: String { self }

  public static func entityIdentifier(for entityIdentifierString: String) -> String? {
    entityIdentifierString
  }
}

extension Int: EntityIdentifierConvertible {
  public var entityIdentifierString: String { String(self) }

  public static func entityIdentifier(for entityIdentifierString: String) -> Int? {
    Int(entityIdentifierString)
  }
}

extension Int64: EntityIdentifierConvertible {
  public var entityIdentifierString: String { String(self) }

  public static func entityIdentifier(for entityIdentifierString: String) -> Int64? {
    Int64(entityIdentifierString)
  }
}

extension UUID: EntityIdentifierConvertible {
  public var entityIdentifierString: String { uuidString }

  public static func entityIdentifier(for entityIdentifierString: String) -> UUID? {
    UUID(uuidString: entityIdentifierString)
  }
}
