internal import WidgetIntents

extension IntentRegistry {
  /// The entity of a type that a text means, through the type's own query (LG-7).
  ///
  /// - Throws: `IntentError.ambiguous` with the candidates, or `.notFound`.
  func entity(
    _ type: String,
    meaning text: String,
    in context: IntentContext
  ) async throws(IntentError) -> EntityValue {
    let metadata = try entity(named: type)
    guard let entity = self.type(of: metadata) else {
      throw .unknownEntityType(name: type, suggestion: nil, known: entities.map(\.identifier))
    }
    return try await Self.value(of: entity, meaning: text, in: context)
  }

  private static func value<Entity: AppEntity>(
    of type: Entity.Type,
    meaning text: String,
    in context: IntentContext
  ) async throws(IntentError) -> EntityValue {
    let parameter = CommandLineName.kebab(Entity.persistentIdentifier)
    return try await Entity._resolve(.text(text), parameter: parameter, in: context).entityValue
  }
}
