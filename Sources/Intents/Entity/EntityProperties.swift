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
