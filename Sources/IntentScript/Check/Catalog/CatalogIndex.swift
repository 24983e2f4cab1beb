internal import WidgetIntents

/// A catalog's names, prepared once for all lookups.
struct CatalogIndex: Sendable {
  /// The intent, intents or entity type that the name of a call refers to.
  enum Callable {
    case intent(IntentSymbol)
    /// Intents of one name in several extensions.
    case several([IntentSymbol])
    case entity(EntitySymbol)
  }

  private(set) var intents: [IntentSymbol] = []
  private(set) var callables: [String: Callable] = [:]
  private(set) var entities: [String: EntitySymbol] = [:]
  private(set) var enumerations: [String: EnumerationSymbol] = [:]
  /// The kinds of widgets and the short ids of the placed widgets.
  private(set) var widgets: Set<String>
  /// The intents that messages may suggest, without those that lists leave out (SC-28).
  private(set) var offered: [String] = []

  init(_ entries: [ScriptCatalog.Entry], placedWidgets: [String]) {
    widgets = Set(placedWidgets)
    for entry in entries {
      widgets.formUnion(entry.kinds)
      for metadata in entry.enumerations { add(metadata) }
      for metadata in entry.entities where entities[metadata.identifier] == nil {
        let entity = EntitySymbol(metadata, extensionName: entry.extensionName)
        entities[metadata.identifier] = entity
        callables[metadata.identifier] = .entity(entity)
      }
    }
    add(Weekdays.metadata)
    for entry in entries {
      for metadata in entry.intents {
        add(IntentReference(extensionName: entry.extensionName, intent: metadata))
      }
    }
  }

  private mutating func add(_ metadata: EnumMetadata) {
    guard enumerations[metadata.identifier] == nil else { return }
    enumerations[metadata.identifier] = EnumerationSymbol(metadata)
  }

  private mutating func add(_ reference: IntentReference) {
    let intent = IntentSymbol(reference, index: intents.count)
    intents.append(intent)
    add(intent, as: intent.name)
    if reference.intent.identifier != intent.name { add(intent, as: reference.intent.identifier) }
    if reference.intent.isDiscoverable, reference.intent.role != .configuration {
      offered.append(intent.name)
    }
  }

  private mutating func add(_ intent: IntentSymbol, as name: String) {
    switch callables[name] {
    case nil: callables[name] = .intent(intent)
    case .intent(let other)?: callables[name] = .several([other, intent])
    case .several(let others)?: callables[name] = .several(others + [intent])
    case .entity?: break  // a type's name always means the type
    }
  }
}
