import Essentials

/// An entity with a URL: `"https://example.com/book/\(.id)"`.
public protocol URLRepresentableEntity: AppEntity {
  typealias URLRepresentation = EntityURLRepresentation<Self>

  static var urlRepresentation: EntityURLRepresentation<Self> { get }
}

/// The address of an entity, with places for its identifier and its properties.
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

  /// The address of one entity.
  public func text(of entity: Entity) -> String {
    parts.reduce(into: "") { text, part in
      switch part {
      case .text(let literal): text += literal
      case .value(let value): text += value(entity)
      }
    }
  }

  /// The placeholders of a URL other than properties.
  public enum Token: Sendable { case id }

  /// Collects the parts of an address.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var parts: [Part] = []

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) {
      parts.append(.text(literal))
    }

    /// Adds the identifier's place.
    public mutating func appendInterpolation(_ token: Token) {
      parts.append(.value { $0.id.entityIdentifierString })
    }

    /// Adds a property's place.
    public mutating func appendInterpolation<Value: _IntentValue>(
      _ property: KeyPath<Entity, EntityProperty<Value>> & Sendable
    ) {
      parts.append(.value { $0[keyPath: property].wrappedValue._intentValue.displayText })
    }
  }
}

extension OpenURLIntent {
  /// Opens the address of an entity.
  public init<Entity: URLRepresentableEntity>(_ entity: Entity) {
    self.init()
    if let url = URL(string: Entity.urlRepresentation.text(of: entity)) { self.url = url }
  }
}
