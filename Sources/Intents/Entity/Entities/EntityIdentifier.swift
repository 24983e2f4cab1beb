public import Essentials

/// The persistent identity of an entity: its type, and its own identifier as text.
///
/// ```swift
/// let identifier = EntityIdentifier(for: Book.self, identifier: "dune")
/// ```
public struct EntityIdentifier: Sendable, Hashable {
  /// The entity type's persistent identifier.
  public let entityType: String
  /// The text form of the entity's own identifier.
  public let identifier: String

  /// Creates an identifier from the type of an entity and its `id`.
  public init<Entity: AppEntity>(for entity: Entity) {
    self.init(for: Entity.self, identifier: entity.id)
  }

  /// Creates an identifier from a type and the identifier of an entity of that type.
  public init<Entity: AppEntity>(for type: Entity.Type, identifier: Entity.ID) {
    entityType = Entity.persistentIdentifier
    self.identifier = identifier.entityIdentifierString
  }
}

/// An identifier with a text form, which configurations and scripts store.
///
/// `String`, `Int` and `UUID` conform. A type of your own converts itself:
///
/// ```swift
/// extension ISBN: EntityIdentifierConvertible {
///   var entityIdentifierString: String { digits }
///   static func entityIdentifier(for text: String) -> ISBN? { ISBN(digits: text) }
/// }
/// struct ISBN: Hashable, Sendable {
///   var digits: String
/// }
/// ```
public protocol EntityIdentifierConvertible {
  /// The text form of the identifier, at most 512 characters (AI-39).
  var entityIdentifierString: String { get }
  /// Returns the identifier with this text form; `nil` if the text is not valid.
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
