import Essentials

/// An entity with a web address, which a template describes.
///
/// ```swift
/// extension Book: URLRepresentableEntity {
///   static let urlRepresentation: URLRepresentation = "https://example.com/book/\(.id)"
/// }
/// ```
public protocol URLRepresentableEntity: AppEntity {
  typealias URLRepresentation = EntityURLRepresentation<Self>

  static var urlRepresentation: EntityURLRepresentation<Self> { get }
}

/// A template for the addresses of entities, with placeholders for the identifier and properties.
public struct EntityURLRepresentation<Entity: AppEntity>: ExpressibleByStringInterpolation, Sendable
{
  fileprivate enum Part: Sendable {
    case text(String)
    case value(@Sendable (Entity) -> String)
  }

  private let parts: [Part]

  public init(stringLiteral value: String) {
    parts = [.text(value)]
  }

  public init(stringInterpolation: StringInterpolation) {
    parts = stringInterpolation.parts
  }

  /// Returns the address of an entity, with its identifier and properties inserted.
  public func text(of entity: Entity) -> String {
    parts.reduce(into: "") { text, part in
      switch part {
      case .text(let literal): text += literal
      case .value(let value): text += value(entity)
      }
    }
  }

  /// A placeholder of an address template that is not a property: the entity's identifier.
  public enum Token: Sendable { case id }

  /// Collects the text and the placeholders of an address template.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var parts: [Part] = []

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) {
      parts.append(.text(literal))
    }

    /// Appends a placeholder for the entity's identifier.
    public mutating func appendInterpolation(_ token: Token) {
      parts.append(.value { $0.id.entityIdentifierString })
    }

    /// Appends a placeholder for one of the entity's properties.
    public mutating func appendInterpolation<Value: _IntentValue>(
      _ property: KeyPath<Entity, EntityProperty<Value>> & Sendable
    ) {
      parts.append(.value { $0[keyPath: property].wrappedValue._intentValue.displayText })
    }
  }
}

extension OpenURLIntent {
  /// Creates an intent that opens the address of an entity; an invalid address is not set.
  public init<Entity: URLRepresentableEntity>(_ entity: Entity) {
    self.init()
    if let url = URL(string: Entity.urlRepresentation.text(of: entity)) { self.url = url }
  }
}
