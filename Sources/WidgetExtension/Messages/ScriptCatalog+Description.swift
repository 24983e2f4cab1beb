package import IntentScript
internal import WidgetIntents

extension ScriptCatalog.Entry {
  /// What scripts can name of an extension's offer.
  package init(extensionName: String, _ description: ExtensionDescription) {
    self.init(
      extensionName: extensionName,
      intents: description.intents.filter { $0.role != .configuration },
      entities: description.entities,
      enumerations: description.enumerations,
      kinds: description.widgets.map(\.kind)
    )
  }
}
