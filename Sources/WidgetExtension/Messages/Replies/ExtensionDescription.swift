package import IntentScript
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
  /// Short words for its intents at a shell; `nil` from a program that has none.
  package var shortCommands: [ShortCommandsMetadata]?
  /// How people read the records of its collections; `nil` from a program that does not say.
  package var records: [RecordDescription]?
  /// Whether all that its intents change is in the store; `nil` from a program that does not say.
  package var keepsStateInStore: Bool?
  /// Lines for the user who takes the extension in, such as one for each intent, entity and enumeration that is
  /// called otherwise than its type; `nil` from a program that has none.
  package var namesakes: [String]?
  /// Whether a script that it runs can read the host's standard input; `nil` from a program that cannot.
  package var asksForInput: Bool?
  /// The texts in other languages, by ISO 639's name of each; `nil` from a program that has English alone.
  package var translations: [String: Translation]?

  package init(
    widgets: [WidgetDescription] = [],
    intents: [IntentMetadata] = [],
    entities: [EntityMetadata] = [],
    enumerations: [EnumMetadata] = [],
    shortcuts: [AppShortcutMetadata] = [],
    shortCommands: [ShortCommandsMetadata]? = nil,
    records: [RecordDescription]? = nil,
    keepsStateInStore: Bool? = nil,
    translations: [String: Translation]? = nil
  ) {
    self.widgets = widgets
    self.intents = intents
    self.entities = entities
    self.enumerations = enumerations
    self.shortcuts = shortcuts
    self.shortCommands = shortCommands
    self.records = records
    self.keepsStateInStore = keepsStateInStore
    self.translations = translations
  }
}

extension ExtensionDescription {
  /// Whether a run of `intent` may change what the store does not hold: it has its turn among the runs
  /// of the extension then, and all widgets of the extension are made anew after it (AI-75).
  package func takesTurn(_ intent: IntentMetadata) -> Bool {
    keepsStateInStore != true && !intent.isStoreOnly
  }
}

/// A kind of widget as galleries and the command line know it.
package struct WidgetDescription: Codable, Equatable, Sendable {
  /// The author's name for it.
  package var kind: String
  /// The command line's name: the type in kebab case without a trailing `Widget`.
  package var name: String
  package var displayName: String
  package var description: String
  /// Command-line names of the families that it comes in, in the author's order.
  package var families: [String]
  /// The configuration's parameters; `nil` for a static widget.
  package var configuration: IntentMetadata?
  /// Whether it draws Live Activities, which its extension's intents begin; `nil` for a widget.
  package var isActivity: Bool?

  package init(
    kind: String,
    name: String,
    displayName: String,
    description: String,
    families: [String],
    configuration: IntentMetadata? = nil,
    isActivity: Bool? = nil
  ) {
    self.kind = kind
    self.name = name
    self.displayName = displayName
    self.description = description
    self.families = families
    self.configuration = configuration
    self.isActivity = isActivity
  }
}

extension ScriptCatalog.Entry {
  /// What scripts can name of an extension's offer.
  package init(extensionName: String, _ description: ExtensionDescription) {
    self.init(
      extensionName: extensionName,
      intents: description.intents.filter { $0.role != .configuration },
      entities: description.entities,
      enumerations: description.enumerations,
      kinds: description.widgets.map(\.kind),
      keepsStateInStore: description.keepsStateInStore ?? false
    )
  }
}
