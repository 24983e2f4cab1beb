internal import WidgetIntents

extension AppShortcutMetadata {
  init(reading value: CBORValue) throws(CBORMisfit) {
    let map = try value.map()
    self.init(
      intent: try map.value("intent", IntentInvocation.init(reading:)),
      title: try map.text("title"),
      systemImageName: try map.textIfAny("systemImageName"),
      phrases: try map.list("phrases", Self.phrase),
      negativePhrases: try map.list("negativePhrases", Self.phrase),
      applicationNames: try map.list("applicationNames", String.init(reading:))
    )
  }

  private static func phrase(
    reading value: CBORValue
  ) throws(CBORMisfit) -> [AppShortcutPhrasePart] {
    try value.list(AppShortcutPhrasePart.init(reading:))
  }
}

extension AppShortcutPhrasePart {
  fileprivate init(reading value: CBORValue) throws(CBORMisfit) {
    let part = try CBORCase(reading: value)
    switch part.name {
    case "text": self = .text(try part.value(String.init(reading:)))
    case "applicationName": self = .applicationName
    case "parameter": self = .parameter(try part.value(String.init(reading:)))
    default: throw part.isUnknown
    }
  }
}

extension ShortCommandsMetadata {
  init(reading value: CBORValue) throws(CBORMisfit) {
    let map = try value.map()
    self.init(
      name: try map.text("name"),
      summary: try map.text("summary"),
      commands: try map.list("commands", ShortCommandMetadata.init(reading:))
    )
  }
}

extension ShortCommandMetadata {
  fileprivate init(reading value: CBORValue) throws(CBORMisfit) {
    let map = try value.map()
    self.init(
      names: try map.list("names", String.init(reading:)),
      summary: try map.text("summary"),
      example: try map.text("example"),
      intent: try map.value("intent", IntentInvocation.init(reading:)),
      words: try map.value("words", Words.init(reading:))
    )
  }
}

extension ShortCommandMetadata.Words {
  /// As the compiler reads its own form: the key of a case among those that are none.
  fileprivate init(reading value: CBORValue) throws(CBORMisfit) {
    let map = try value.map()
    let names = map.keys.filter { ["none", "text", "entities", "entityAndText"].contains($0) }
    guard let name = names.first, names.count == 1 else {
      throw value.misfit("\(Self.self) expected")
    }
    let values = try map.value(name) { value throws(CBORMisfit) in try value.map() }
    switch name {
    case "text": self = .text(try values.text("_0"))
    case "entities": self = .entities(try values.text("_0"))
    case "entityAndText":
      self = .entityAndText(entity: try values.text("entity"), text: try values.text("text"))
    default: self = .none
    }
  }
}

extension IntentInvocation {
  fileprivate init(reading value: CBORValue) throws(CBORMisfit) {
    let map = try value.map()
    self.init(
      identifier: try map.text("identifier"),
      arguments: try map.list("arguments", IntentArgument.init(reading:))
    )
  }
}

extension IntentArgument {
  fileprivate init(reading value: CBORValue) throws(CBORMisfit) {
    let map = try value.map()
    self.init(try map.text("name"), try map.value("input", IntentInput.init(reading:)))
  }
}

extension IntentInput {
  fileprivate init(reading value: CBORValue) throws(CBORMisfit) {
    let input = try CBORCase(reading: value)
    switch input.name {
    case "text": self = .text(try input.value(String.init(reading:)))
    case "value": self = .value(try input.value(IntentValue.init(reading:)))
    default: throw input.isUnknown
    }
  }
}
