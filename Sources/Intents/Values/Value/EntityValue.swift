internal import Ground
public import Wire

/// A snapshot of one entity: its identity, its title, and its properties at the time it was read.
public struct EntityValue: Sendable {
  /// A property of an entity: its name, and its value when the entity was read.
  public struct Property: Sendable, Hashable {
    /// The Swift name of the property: `isDone`.
    public let name: String
    public let value: IntentValue

    /// Creates a property from its Swift name and its value.
    public init(name: String, value: IntentValue) {
      self.name = name
      self.value = value
    }
  }

  /// The entity type's persistent identifier.
  public let type: String
  /// The text form of the entity's identifier.
  public let id: String
  /// The display title of the entity.
  public let title: String
  /// The second line, if the entity has one.
  public let subtitle: String?
  private let content: EntityContent

  /// The values of the entity's `@Property` members, in order of declaration.
  public var properties: [Property] { content.properties }

  /// Creates a snapshot whose properties were already read.
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
    content = EntityContent(properties)
  }

  /// Creates a snapshot whose properties are read from a copy of the entity when they are first
  /// used.
  init(
    type: String,
    id: String,
    title: String,
    subtitle: String?,
    reading properties: @escaping EntityContent.Reading
  ) {
    self.type = type
    self.id = id
    self.title = title
    self.subtitle = subtitle
    content = EntityContent(reading: properties)
  }

  private init(_ value: EntityValue, _ content: EntityContent) {
    type = value.type
    id = value.id
    title = value.title
    subtitle = value.subtitle
    self.content = content
  }

  /// Returns the snapshot with only the properties of these names, in order of declaration.
  ///
  /// The others are not read, unless they were read before.
  package func limited(to names: [String]) -> EntityValue {
    EntityValue(self, content.limited(to: names))
  }

  /// Returns the value of a property; `nil` if the entity has no property with this name.
  public subscript(property name: String) -> IntentValue? {
    properties.first { $0.name == name }?.value
  }
}

extension EntityValue {
  /// The name of the property by which users refer to an entity, if its type declares it.
  package static let numberProperty = "number"

  /// The text that a user types for this entity: its number, otherwise its stable identifier
  /// (CL-21).
  package var shortID: String {
    if case .int(let number) = self[property: Self.numberProperty] { "\(number)" } else { id }
  }
}

/// The properties of a snapshot, which are read at most once.
///
/// Most results in a script are never read; reading them would be a fourteenth of an intent's time
/// (goal 4 of Documentation/Rules/Performance.md).
final class EntityContent: Sendable {
  /// Reads the properties of these names, in order of declaration; all for `nil`.
  typealias Reading = @Sendable (_ names: [String]?) -> [EntityValue.Property]

  private enum State {
    case read([EntityValue.Property])
    case unread(Reading, names: [String]?)
  }

  private let state: Guarded<State>

  init(_ properties: [EntityValue.Property]) {
    state = Guarded(.read(properties))
  }

  init(reading properties: @escaping Reading, names: [String]? = nil) {
    state = Guarded(.unread(properties, names: names))
  }

  func limited(to names: [String]) -> EntityContent {
    switch state.withLock({ $0 }) {
    case .read(let properties): EntityContent(properties.filter { names.contains($0.name) })
    case .unread(let read, let known):
      EntityContent(reading: read, names: known?.filter(names.contains) ?? names)
    }
  }

  var properties: [EntityValue.Property] {
    let known = state.withLock { $0 }
    switch known {
    case .read(let properties): return properties
    case .unread(let read, let names):
      // Not under the lock: it is an author's code.
      let properties = read(names)
      state.withLock { $0 = .read(properties) }
      return properties
    }
  }
}

/// Snapshots of one entity are equal even if their properties differ (LG-6).
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
public struct EnumerationValue: Sendable {
  /// The enumeration's persistent identifier.
  public let type: String
  /// The raw value, by which the case is stored.
  public let rawValue: String
  /// The case's display title.
  public let title: String
  /// The index of the case in the declaration, which determines the order of cases.
  public let position: Int

  /// Creates a case from its raw value, its title and its index in the declaration.
  public init(type: String, rawValue: String, title: String, position: Int) {
    self.type = type
    self.rawValue = rawValue
    self.title = title
    self.position = position
  }
}

/// A case is identified by its raw value, regardless of its title in the user's language.
extension EnumerationValue: Hashable {
  public static func == (left: Self, right: Self) -> Bool {
    left.type == right.type && left.rawValue == right.rawValue
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(type)
    hasher.combine(rawValue)
  }
}

extension EntityValue: WiredRecord {
  @inlinable
  public static func fields<C: WireCoder>(_ value: Self?, _ c: inout C) throws(WireFault) -> Self {
    Self(
      type: try c.required("type", 0, value?.type),
      id: try c.required("id", 1, value?.id),
      title: try c.required("title", 2, value?.title),
      subtitle: try c.field("subtitle", 3, value?.subtitle),
      properties: try c.list("properties", 4, value?.properties)
    )
  }
}

extension EntityValue.Property: WiredRecord {
  @inlinable
  public static func fields<C: WireCoder>(_ value: Self?, _ c: inout C) throws(WireFault) -> Self {
    Self(
      name: try c.required("name", 0, value?.name),
      value: try c.required("value", 1, value?.value)
    )
  }
}

extension EnumerationValue: WiredRecord {
  @inlinable
  public static func fields<C: WireCoder>(_ value: Self?, _ c: inout C) throws(WireFault) -> Self {
    Self(
      type: try c.required("type", 0, value?.type),
      rawValue: try c.required("rawValue", 1, value?.rawValue),
      title: try c.required("title", 2, value?.title),
      position: try c.required("position", 3, value?.position)
    )
  }
}
