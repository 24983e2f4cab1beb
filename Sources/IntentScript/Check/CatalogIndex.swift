internal import WidgetIntents

/// A catalog's names, prepared once for all lookups.
struct CatalogIndex: Sendable {
  /// What a call's name stands for.
  enum Callable {
    case intent(PreparedIntent)
    /// Intents of one name in several extensions.
    case several([PreparedIntent])
    case entity(PreparedEntity)
  }

  private(set) var intents: [PreparedIntent] = []
  private(set) var callables: [String: Callable] = [:]
  private(set) var entities: [String: PreparedEntity] = [:]
  private(set) var enumerations: [String: PreparedEnumeration] = [:]
  /// The kinds and the placed widgets.
  private(set) var widgets: Set<String>
  /// The intents that messages may suggest: not those that are kept out of lists (SC-28).
  private(set) var offered: [String] = []

  init(_ entries: [ScriptCatalog.Entry], placedWidgets: [String]) {
    widgets = Set(placedWidgets)
    for entry in entries {
      widgets.formUnion(entry.kinds)
      for metadata in entry.enumerations where enumerations[metadata.identifier] == nil {
        enumerations[metadata.identifier] = PreparedEnumeration(metadata)
      }
      for metadata in entry.entities where entities[metadata.identifier] == nil {
        let entity = PreparedEntity(metadata, host: entry.host)
        entities[metadata.identifier] = entity
        callables[metadata.identifier] = .entity(entity)
      }
    }
    for entry in entries {
      for metadata in entry.intents {
        add(IntentReference(host: entry.host, intent: metadata))
      }
    }
  }

  private mutating func add(_ reference: IntentReference) {
    let intent = PreparedIntent(reference, index: intents.count)
    intents.append(intent)
    add(intent, as: intent.name)
    if reference.intent.identifier != intent.name { add(intent, as: reference.intent.identifier) }
    if reference.intent.isDiscoverable, reference.intent.role != .configuration {
      offered.append(intent.name)
    }
  }

  private mutating func add(_ intent: PreparedIntent, as name: String) {
    switch callables[name] {
    case nil: callables[name] = .intent(intent)
    case .intent(let other): callables[name] = .several([other, intent])
    case .several(let others): callables[name] = .several(others + [intent])
    case .entity: break  // a type's name always means the type
    }
  }
}
