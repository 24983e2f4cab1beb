internal import Ground
internal import RuntimeRecords

/// The properties of an entity type, read once and used for every entity.
final class EntityShape: Sendable {
  struct Property: Sendable {
    /// The Swift name of the property, without the underscore of the wrapper's storage.
    let name: String
    let offset: Int
    let type: any ErasedEntityProperty.Type
    fileprivate let storedType: any _IntentValue.Type

    /// Returns the value of the property in the entity that is stored at `memory`.
    fileprivate func value(in memory: UnsafeRawPointer) -> IntentValue {
      func read<Stored: _IntentValue>(_: Stored.Type) -> IntentValue {
        (memory + offset).assumingMemoryBound(to: Stored.self).pointee._intentValue
      }
      return read(storedType)
    }
  }

  /// The persistent identifier of the entity type.
  let identifier: String
  /// The properties of the entity type in order of declaration.
  let properties: [Property]
  /// The properties that were last asked for by name.
  private let lastWanted = Guarded<(names: [String], properties: [Property])?>(nil)

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
        Property(name: field.name, offset: field.offset, type: $0, storedType: $0.storedType)
      }
    }
  }

  /// Returns the entity's properties with these names, in order of declaration; all for `nil`.
  func values<Entity>(
    of entity: Entity,
    named names: [String]? = nil
  ) -> [EntityValue.Property] {
    let wanted = names.map { self.wanted($0) } ?? properties
    guard !wanted.isEmpty else { return [] }
    return StoredFields.withMemory(of: entity) { memory in
      wanted.map { property in
        EntityValue.Property(name: property.name, value: property.value(in: memory))
      }
    }
  }

  /// Returns the properties with these names.
  ///
  /// All entities of an answer have the same, so the last ones are kept.
  private func wanted(_ names: [String]) -> [Property] {
    if let last = lastWanted.withLock({ $0 }), last.names == names { return last.properties }
    let wanted = properties.filter { names.contains($0.name) }
    lastWanted.withLock { $0 = (names, wanted) }
    return wanted
  }

  /// Returns a copy in which each property has its index, so that a key path can be mapped to a
  /// property.
  ///
  /// - Returns: `nil` for an entity that is a class, because every reference to the instance would
  ///   see the change.
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

/// Finds the `@Property` members of an entity type without creating an instance.
enum EntityProperties {
  struct Declared {
    /// The Swift name of the property, without the underscore of the wrapper's storage.
    let name: String
    let type: any _IntentValue.Type
  }

  /// Returns the properties of an entity type in order of declaration.
  static func declared(in entity: any AppEntity.Type) -> [Declared] {
    EntityShape.of(entity).properties.map { Declared(name: $0.name, type: $0.type.valueType) }
  }

  /// Returns the type of a property by its Swift name; the property `id` is text.
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
