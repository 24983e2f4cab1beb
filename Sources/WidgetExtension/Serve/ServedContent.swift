package import SharedStore
package import WidgetIntents

/// All that one extension serves.
package struct ServedContent: Sendable {
  /// In the order of the bundle, which is the order of the galleries (WK-26).
  package var widgets: [ServedWidget]
  package var intents: IntentRegistry
  /// The collections of the extension's modules; without any, the store is never opened.
  package var schemas: [ModuleSchema]
  /// Called once, with the open store, before the first request that may use it is worked on.
  package var useStore: @Sendable (SharedStore) -> Void

  package init(
    widgets: [ServedWidget],
    intents: IntentRegistry,
    schemas: [ModuleSchema] = [],
    useStore: @escaping @Sendable (SharedStore) -> Void = { _ in }
  ) {
    self.widgets = widgets
    self.intents = intents
    self.schemas = schemas
    self.useStore = useStore
  }
}
