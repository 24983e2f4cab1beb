public import Wire

/// A description of an entity type, which extensions send to the host.
public struct EntityMetadata: Sendable, Hashable {
  /// A property of the entity, by which entities are filtered and sorted.
  public struct Property: Sendable, Hashable {
    /// The Swift name of the property, which scripts use: `isDone`.
    public let name: String
    public let type: IntentValueType

    @usableFromInline package init(name: String, type: IntentValueType) {
      self.name = name
      self.type = type
    }
  }

  /// The persistent identifier of the entity type, which scripts use: `ToDo`.
  public let identifier: String
  /// The name of one entity of the type.
  public let title: String
  /// The properties of the entity type in order of declaration.
  public let properties: [Property]

  @usableFromInline package init(identifier: String, title: String, properties: [Property]) {
    self.identifier = identifier
    self.title = title
    self.properties = properties
  }
}

extension EntityMetadata {
  /// Reads the description of an entity type from the type.
  public init(_ type: any AppEntity.Type) {
    self.init(
      identifier: type.persistentIdentifier,
      title: type.typeDisplayRepresentation.name.text,
      properties: EntityProperties.declared(in: type).map { property in
        Property(name: property.name, type: property.type._intentValueType)
      }
    )
  }
}

/// A description of an enumeration that parameters use.
public struct EnumMetadata: Sendable, Hashable {
  /// The persistent identifier of the enumeration, which scripts use.
  public let identifier: String
  public let title: String
  /// The cases of the enumeration in order of declaration.
  public let cases: [EnumerationValue]

  @usableFromInline package init(identifier: String, title: String, cases: [EnumerationValue]) {
    self.identifier = identifier
    self.title = title
    self.cases = cases
  }
}

extension EnumMetadata {
  /// Reads the description of an enumeration from its type.
  public init(_ type: any AppEnum.Type) {
    self = Self.describe(type)
  }

  private static func describe<Enumeration: AppEnum>(_ type: Enumeration.Type) -> EnumMetadata {
    EnumMetadata(
      identifier: Enumeration.persistentIdentifier,
      title: Enumeration.typeDisplayRepresentation.name.text,
      cases: Enumeration.allCases.map(\.enumerationValue)
    )
  }
}

extension EntityMetadata: WiredRecord {
  @inlinable
  public static func fields<C: WireCoder>(_ value: Self?, _ c: inout C) throws(WireFault) -> Self {
    Self(
      identifier: try c.required("identifier", 0, value?.identifier),
      title: try c.required("title", 1, value?.title),
      properties: try c.list("properties", 2, value?.properties)
    )
  }
}

extension EntityMetadata.Property: WiredRecord {
  @inlinable
  public static func fields<C: WireCoder>(_ value: Self?, _ c: inout C) throws(WireFault) -> Self {
    Self(
      name: try c.required("name", 0, value?.name),
      type: try c.required("type", 1, value?.type)
    )
  }
}

extension EnumMetadata: WiredRecord {
  @inlinable
  public static func fields<C: WireCoder>(_ value: Self?, _ c: inout C) throws(WireFault) -> Self {
    Self(
      identifier: try c.required("identifier", 0, value?.identifier),
      title: try c.required("title", 1, value?.title),
      cases: try c.list("cases", 2, value?.cases)
    )
  }
}
