package import WidgetIntents

/// All that an extension offers; a host keeps it until the program changes.
package struct ExtensionDescription: Codable, Equatable, Sendable {
  /// In the order of the author's bundle.
  package var widgets: [WidgetDescription]
  package var intents: [IntentMetadata]
  package var entities: [EntityMetadata]
  package var enumerations: [EnumMetadata]
  /// The sentences by which intents are called.
  package var shortcuts: [AppShortcutMetadata]

  package init(
    widgets: [WidgetDescription] = [],
    intents: [IntentMetadata] = [],
    entities: [EntityMetadata] = [],
    enumerations: [EnumMetadata] = [],
    shortcuts: [AppShortcutMetadata] = []
  ) {
    self.widgets = widgets
    self.intents = intents
    self.entities = entities
    self.enumerations = enumerations
    self.shortcuts = shortcuts
  }
}
