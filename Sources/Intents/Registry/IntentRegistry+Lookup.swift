extension IntentRegistry {
  /// The intent of this name or persistent identifier.
  ///
  /// - Throws: `IntentError.unknownIntent` with the closest name.
  public func intent(named name: String) throws(IntentError) -> IntentMetadata {
    if let place = intentPlaces[name] { return intents[place] }
    let offered = intents.filter { $0.isDiscoverable && $0.role != .configuration }.map(\.name)
    throw .unknownIntent(name: name, suggestion: NameSuggestion.closest(to: name, in: offered))
  }

  /// The entity of this identifier, case apart.
  ///
  /// - Throws: `IntentError.unknownEntityType` with the closest name.
  public func entity(named name: String) throws(IntentError) -> EntityMetadata {
    let written = name.lowercased()
    if let entity = entities.first(where: { $0.identifier == name })
      ?? entities.first(where: { $0.identifier.lowercased() == written })
    {
      return entity
    }
    let known = entities.map(\.identifier)
    throw .unknownEntityType(
      name: name,
      suggestion: NameSuggestion.closest(to: name, in: known),
      known: known
    )
  }

  package func type(of intent: IntentMetadata) -> (any AppIntent.Type)? {
    intentTypes[intent.identifier]
  }

  package func type(of entity: EntityMetadata) -> (any AppEntity.Type)? {
    entityTypes[entity.identifier]
  }
}
