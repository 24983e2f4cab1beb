internal import Ground
internal import RuntimeRecords

/// The properties of an entity's type: read once, then used for every entity.
final class EntityShape: Sendable {
  struct Property: Sendable {
    /// The Swift name, without the wrapper's underscore.
    let name: String
    let offset: Int
    let type: any ErasedEntityProperty.Type
  }

  /// The persistent identifier.
  let identifier: String
  /// In order of declaration.
  let properties: [Property]

  private static let known = Guarded<[ObjectIdentifier: EntityShape]>([:])
  private static let properties = GenericFamily(
    EntityProperty<Int>.self,
    conforming: EntityProperty<Int>.self as any ErasedEntityProperty.Type
  )

  static func of(_ type: any PersistentlyIdentifiable.Type) -> EntityShape {
    known.withLock { known in
      if let shape = known[ObjectIdentifier(type)] { return shape }
      let shape = EntityShape(type)
      known[ObjectIdentifier(type)] = shape
      return shape
    }
  }

  private init(_ type: any PersistentlyIdentifiable.Type) {
    identifier = type.persistentIdentifier
    properties = StoredFields.of(type).compactMap { field in
      Self.properties.metatype(of: field.type).map {
        Property(name: field.name, offset: field.offset, type: $0)
      }
    }
  }

  func values<Entity>(of entity: Entity) -> [EntityValue.Property] {
    guard !properties.isEmpty else { return [] }
    return StoredFields.withMemory(of: entity) { memory in
      properties.map { property in
        EntityValue.Property(
          name: property.name,
          value: property.type.value(at: memory + property.offset)
        )
      }
    }
  }

  /// Returns a copy whose properties carry their positions, so that the value behind a key path identifies its
  /// property.
  ///
  /// Returns `nil` for an entity that is an object: every reference to it would see the marks.
  func marked<Entity>(_ entity: Entity) -> Entity? {
    guard !(Entity.self is AnyObject.Type) else { return nil }
    var copy = entity
    withUnsafeMutablePointer(to: &copy) { pointer in
      let memory = UnsafeMutableRawPointer(pointer)
      for (number, property) in properties.enumerated() {
        property.type.mark(at: memory + property.offset, with: number)
      }
    }
    return copy
  }
}

/// The `@Property` members of an entity type, without an instance of it.
enum EntityProperties {
  struct Declared {
    /// The Swift name, without the wrapper's underscore.
    let name: String
    let type: any _IntentValue.Type
  }

  /// In order of declaration.
  static func declared(in entity: any AppEntity.Type) -> [Declared] {
    EntityShape.of(entity).properties.map { Declared(name: $0.name, type: $0.type.valueType) }
  }

  /// The type of a property by its Swift name; `id` is text.
  ///
  /// - Throws: `IntentError.unknownProperty` with the closest name.
  static func type(
    of property: String,
    in entity: any AppEntity.Type
  ) throws(IntentError) -> any _IntentValue.Type {
    let known = declared(in: entity)
    if let found = known.first(where: { $0.name == property }) { return found.type }
    guard property != "id" else { return String.self }
    let names = known.map(\.name)
    throw .unknownProperty(
      name: property,
      entity: entity.persistentIdentifier,
      suggestion: NameSuggestion.closest(to: property, in: names),
      known: names
    )
  }
}
