package import SharedStore
package import WidgetIntents
internal import WidgetTimeline

/// All that one extension serves.
package struct ServedContent: Sendable {
  /// In the order of the bundle, which is the order of the galleries (WK-26).
  package var widgets: [ServedWidget]
  package var intents: IntentRegistry
  /// The collections of the extension's modules; without any, the store is never opened.
  package var schemas: [ModuleSchema]
  /// Called once, with the open store, before the first request that may use it is worked on.
  package var useStore: @Sendable (SharedStore) -> Void
  /// Called after the author's code ran for a request and before its answer, to write what that code only set.
  package var settle: @Sendable () -> Void

  package init(
    widgets: [ServedWidget],
    intents: IntentRegistry,
    schemas: [ModuleSchema] = [],
    useStore: @escaping @Sendable (SharedStore) -> Void = { _ in },
    settle: @escaping @Sendable () -> Void = {}
  ) {
    self.widgets = widgets
    self.intents = intents
    self.schemas = schemas
    self.useStore = useStore
    self.settle = settle
  }
}

extension ServedContent {
  /// What `describe` answers.
  var description: ExtensionDescription {
    ExtensionDescription(
      widgets: widgets.map(\.summary),
      intents: intents.intents,
      entities: intents.entities,
      enumerations: intents.enumerations,
      shortcuts: intents.shortcuts,
      records: schemas.flatMap(\.collections).map { RecordDescription($0) }
    )
  }
}

extension ServedWidget {
  fileprivate var summary: WidgetDescription {
    WidgetDescription(
      kind: kind,
      name: commandLineName,
      displayName: displayName,
      description: description,
      families: families.map(\.commandLineName),
      configuration: configuration
    )
  }

  /// The type's name in kebab case without a trailing `Widget`: `ToDoWidget` is `to-do`.
  private var commandLineName: String {
    let suffix = "Widget"
    let isMoreThanSuffix = typeName.hasSuffix(suffix) && typeName.count > suffix.count
    return CommandLineName.kebab(
      isMoreThanSuffix ? String(typeName.dropLast(suffix.count)) : typeName
    )
  }
}
