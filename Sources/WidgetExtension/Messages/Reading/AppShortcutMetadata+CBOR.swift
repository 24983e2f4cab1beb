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

extension IntentInvocation {
  init(reading value: CBORValue) throws(CBORMisfit) {
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
