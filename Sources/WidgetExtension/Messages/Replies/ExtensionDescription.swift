package import IntentScript
package import WidgetIntents
package import Wire

/// A description of everything that an extension offers; a host stores it until the program
/// changes.
package struct ExtensionDescription: Equatable, Sendable {
  /// The kinds of widgets, in the order of the author's bundle.
  package var widgets: [WidgetDescription]
  package var intents: [IntentMetadata]
  package var entities: [EntityMetadata]
  package var enumerations: [EnumMetadata]
  /// The phrases that perform intents, from the author's App Shortcuts.
  package var shortcuts: [AppShortcutMetadata]
  /// Short command names for the extension's intents at a shell; `nil` from a program that has
  /// none.
  package var shortCommands: [ShortCommandsMetadata]?
  /// The descriptions of the records in the extension's collections; `nil` from a program that does
  /// not send them.
  package var records: [RecordDescription]?
  /// Whether all state of the extension's intents is in the store; `nil` if it is not, or from a
  /// program that does not report it.
  package var keepsStateInStore: Bool?
  /// Lines for the user who adds the extension; `nil` if there are none.
  ///
  /// For instance, there is a line for each intent, entity and enumeration whose name differs from
  /// its type's.
  package var namesakes: [String]?
  /// Whether a script in the extension can read the host's standard input; `nil` from a program
  /// that cannot.
  package var asksForInput: Bool?
  /// The texts in other languages, by the ISO 639 code of each; `nil` from a program that has only
  /// English ones.
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
  /// Returns whether a run of `intent` may change state outside of the store (AI-75).
  ///
  /// Such runs of one extension wait for each other, and all widgets of the extension are reloaded
  /// after each.
  package func takesTurn(_ intent: IntentMetadata) -> Bool {
    keepsStateInStore != true && !intent.isStoreOnly
  }
}

/// A kind of widget, as galleries and the command line show it.
package struct WidgetDescription: Equatable, Sendable {
  /// The identifier that the author gave to the kind.
  package var kind: String
  /// The name on the command line: the type in kebab case without a trailing `Widget`.
  package var name: String
  package var displayName: String
  package var description: String
  /// The command-line names of the supported families, in the author's order.
  package var families: [String]
  /// The parameters of the configuration; `nil` for a static widget.
  package var configuration: IntentMetadata?
  /// Whether the widget draws Live Activities, which intents of its extension begin; `nil` for an
  /// ordinary widget.
  package var isActivity: Bool?
  /// The reason why describing the widget makes the program stop, so that the widget cannot be
  /// placed.
  ///
  /// The value is `nil` for any other widget.
  package var stops: String?

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

extension ExtensionDescription {
  /// The kinds of the widgets whose description makes the program stop.
  package var stoppingKinds: [String] { widgets.filter { $0.stops != nil }.map(\.kind) }
}

extension ExtensionDescription: WiredRecord {
  package static func fields<C: WireCoder>(_ value: Self?, _ c: inout C) throws(WireFault) -> Self {
    var offer = Self(
      widgets: try c.list("widgets", 0, value?.widgets),
      intents: try c.list("intents", 1, value?.intents),
      entities: try c.list("entities", 2, value?.entities),
      enumerations: try c.list("enumerations", 3, value?.enumerations),
      shortcuts: try c.list("shortcuts", 4, value?.shortcuts),
      shortCommands: try c.field("shortCommands", 5, value?.shortCommands),
      records: try c.field("records", 6, value?.records),
      keepsStateInStore: try c.field("keepsStateInStore", 7, value?.keepsStateInStore)
    )
    offer.namesakes = try c.field("namesakes", 8, value?.namesakes)
    offer.asksForInput = try c.field("asksForInput", 9, value?.asksForInput)
    offer.translations = try c.field("translations", 10, value?.translations)
    return offer
  }
}

extension ExtensionDescription {
  /// The encoded bytes, as the store keeps them.
  ///
  /// - Throws: `FrameFault.badBody` for a description that readers would reject.
  package var keptBytes: [UInt8] {
    get throws(FrameFault) { try MessageBytes.of(self) }
  }

  // Here, and not in the host, as a description is read by code for its reader alone in this module.
  package init(keptBytes bytes: [UInt8]) throws(FrameFault) {
    self = try MessageBytes.message(in: bytes)
  }
}

extension IntentMetadata {
  /// The encoded bytes, as the store keeps them.
  ///
  /// - Throws: `FrameFault.badBody` for a description that readers would reject.
  package var keptBytes: [UInt8] {
    get throws(FrameFault) { try MessageBytes.of(self) }
  }

  package init(keptBytes bytes: [UInt8]) throws(FrameFault) {
    self = try MessageBytes.message(in: bytes)
  }
}

extension WidgetDescription: WiredRecord {
  package static func fields<C: WireCoder>(_ value: Self?, _ c: inout C) throws(WireFault) -> Self {
    var widget = Self(
      kind: try c.required("kind", 0, value?.kind),
      name: try c.required("name", 1, value?.name),
      displayName: try c.required("displayName", 2, value?.displayName),
      description: try c.required("description", 3, value?.description),
      families: try c.list("families", 4, value?.families),
      configuration: try c.field("configuration", 5, value?.configuration),
      isActivity: try c.field("isActivity", 6, value?.isActivity)
    )
    widget.stops = try c.field("stops", 7, value?.stops)
    return widget
  }
}

extension ScriptCatalog.Entry {
  /// Creates the part of an extension's description that scripts can refer to.
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
