/// The `@Property` members of an entity type, without an instance of it.
enum EntityProperties {
  struct Declared {
    /// The Swift name, without the wrapper's underscore.
    let name: String
    let type: any _IntentValue.Type
  }

  /// In order of declaration.
  static func declared(in entity: any AppEntity.Type) -> [Declared] {
    StoredFields.of(entity).compactMap { field in
      (field.type as? any ErasedEntityProperty.Type).map {
        Declared(name: name(field.label), type: $0.valueType)
      }
    }
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

  static func values(of entity: some AppEntity) -> [EntityValue.Property] {
    members(of: entity).map { EntityValue.Property(name: $0.name, value: $0.property.erasedValue) }
  }

  static func members(
    of entity: some AppEntity
  ) -> [(name: String, property: any ErasedEntityProperty)] {
    Mirror(reflecting: entity).children.compactMap { child in
      guard let label = child.label, let property = child.value as? any ErasedEntityProperty else {
        return nil
      }
      return (name(label), property)
    }
  }

  private static func name(_ label: String) -> String {
    label.hasPrefix("_") ? String(label.dropFirst()) : label
  }
}
