/// A snapshot of one entity: what it is found again by, and what it showed when it was read.
public struct EntityValue: Sendable, Codable {
  /// One of the entity's properties.
  public struct Property: Sendable, Hashable, Codable {
    /// The Swift name: `isDone`.
    public let name: String
    public let value: IntentValue

    /// Makes a property.
    public init(name: String, value: IntentValue) {
      self.name = name
      self.value = value
    }
  }

  /// The entity type's persistent identifier.
  public let type: String
  /// The stable identifier's text.
  public let id: String
  /// The display title.
  public let title: String
  /// The second line, if the entity has one.
  public let subtitle: String?
  /// The `@Property` members, in order of declaration.
  public let properties: [Property]

  /// Makes a snapshot.
  public init(
    type: String,
    id: String,
    title: String,
    subtitle: String? = nil,
    properties: [Property] = []
  ) {
    self.type = type
    self.id = id
    self.title = title
    self.subtitle = subtitle
    self.properties = properties
  }

  /// The value of a property; `nil` when the entity has none of this name.
  public subscript(property name: String) -> IntentValue? {
    properties.first { $0.name == name }?.value
  }
}

/// Snapshots of one entity are equal whatever they showed (LG-6).
extension EntityValue: Hashable {
  public static func == (left: Self, right: Self) -> Bool {
    left.type == right.type && left.id == right.id
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(type)
    hasher.combine(id)
  }
}

/// One case of an ``AppEnum``.
public struct EnumerationValue: Sendable, Hashable, Codable {
  /// The enumeration's persistent identifier.
  public let type: String
  /// The raw value, by which the case is stored.
  public let rawValue: String
  /// The case's display title.
  public let title: String

  /// Makes a case.
  public init(type: String, rawValue: String, title: String) {
    self.type = type
    self.rawValue = rawValue
    self.title = title
  }
}
