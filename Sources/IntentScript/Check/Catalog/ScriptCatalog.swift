package import WidgetIntents

/// The names that scripts can use: everything that the known extensions offer, described by metadata alone (SC-29).
package struct ScriptCatalog: Sendable {
  /// The intents, entities, enumerations and widgets of one extension.
  package struct Entry: Sendable {
    package let extensionName: String
    package let intents: [IntentMetadata]
    package let entities: [EntityMetadata]
    package let enumerations: [EnumMetadata]
    /// The kinds of the extension's widgets.
    package let kinds: [String]
    /// Whether the extension's intents change nothing outside the store (AI-75).
    package let keepsStateInStore: Bool

    package init(
      extensionName: String,
      intents: [IntentMetadata],
      entities: [EntityMetadata],
      enumerations: [EnumMetadata],
      kinds: [String] = [],
      keepsStateInStore: Bool = false
    ) {
      self.extensionName = extensionName
      self.intents = intents
      self.entities = entities
      self.enumerations = enumerations
      self.kinds = kinds
      self.keepsStateInStore = keepsStateInStore
    }
  }

  package let entries: [Entry]
  /// The short ids of the widgets that are placed in the store.
  package let placedWidgets: [String]
  /// Whether scripts may call intents that lists leave out (SC-28).
  package let callsHidden: Bool
  let index: CatalogIndex

  package init(_ entries: [Entry], placedWidgets: [String] = [], callsHidden: Bool = true) {
    self.entries = entries
    self.placedWidgets = placedWidgets
    self.callsHidden = callsHidden
    index = CatalogIndex(entries, placedWidgets: placedWidgets)
  }

  /// Returns whether the intents of the extension with that name change nothing outside the store
  /// (AI-75).
  package func keepsStateInStore(_ extensionName: String) -> Bool {
    entries.contains { $0.extensionName == extensionName && $0.keepsStateInStore }
  }
}
