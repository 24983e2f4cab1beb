// An offer as `Codable` writes it, field by field in its order; OfferReadingTests holds both to the same.

internal import WidgetIntents

extension ExtensionDescription {
  package init(reading value: CBORValue) throws(CBORMisfit) {
    let map = try value.map()
    self.init(
      widgets: try map.list("widgets", WidgetDescription.init(reading:)),
      intents: try map.list("intents", IntentMetadata.init(reading:)),
      entities: try map.list("entities", EntityMetadata.init(reading:)),
      enumerations: try map.list("enumerations", EnumMetadata.init(reading:)),
      shortcuts: try map.list("shortcuts", AppShortcutMetadata.init(reading:)),
      shortCommands: try map.listIfAny("shortCommands", ShortCommandsMetadata.init(reading:)),
      records: try map.listIfAny("records", RecordDescription.init(reading:)),
      keepsStateInStore: try map.flagIfAny("keepsStateInStore")
    )
    namesakes = try map.listIfAny("namesakes", String.init(reading:))
    asksForInput = try map.flagIfAny("asksForInput")
    translations = try map.valueIfAny("translations", Self.translations)
  }

  private static func translations(
    reading value: CBORValue
  ) throws(CBORMisfit) -> [String: Translation] {
    try value.table { texts throws(CBORMisfit) in try texts.table(String.init(reading:)) }
  }
}

extension WidgetDescription {
  init(reading value: CBORValue) throws(CBORMisfit) {
    let map = try value.map()
    self.init(
      kind: try map.text("kind"),
      name: try map.text("name"),
      displayName: try map.text("displayName"),
      description: try map.text("description"),
      families: try map.list("families", String.init(reading:)),
      configuration: try map.valueIfAny("configuration", IntentMetadata.init(reading:)),
      isActivity: try map.flagIfAny("isActivity")
    )
  }
}

extension RecordDescription {
  fileprivate init(reading value: CBORValue) throws(CBORMisfit) {
    let map = try value.map()
    self.init(
      collection: try map.text("collection"),
      noun: try map.text("noun"),
      titleColumn: try map.textIfAny("titleColumn"),
      entity: try map.textIfAny("entity"),
      columns: try map.list("columns", Column.init(reading:))
    )
  }
}

extension RecordDescription.Column {
  fileprivate init(reading value: CBORValue) throws(CBORMisfit) {
    let map = try value.map()
    self.init(
      name: try map.text("name"),
      reading: try map.value("reading", RecordDescription.Reading.init(reading:))
    )
  }
}

extension RecordDescription.Reading {
  fileprivate init(reading value: CBORValue) throws(CBORMisfit) {
    let reading = try CBORCase(reading: value)
    self =
      switch reading.name {
      case "flag": .flag
      case "instant": .instant
      case "choice": .choice(try reading.value(Self.words))
      case "unspoken": .unspoken
      case "hidden": .hidden
      default: .value
      }
  }

  private static func words(reading value: CBORValue) throws(CBORMisfit) -> [String] {
    try value.list(String.init(reading:))
  }
}
