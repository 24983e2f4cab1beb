internal import WidgetIntents

extension ShortCommandsMetadata {
  init(reading value: CBORValue) throws(CBORMisfit) {
    let map = try value.map()
    self.init(
      name: try map.text("name"),
      summary: try map.text("summary"),
      commands: try map.list("commands", ShortCommandMetadata.init(reading:)),
      topics: try map.listIfAny("topics", ShortCommandTopicMetadata.init(reading:))
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
      words: try map.value("words", Words.init(reading:)),
      offered: try map.valueIfAny("offered", Offered.init(reading:))
    )
  }
}

extension ShortCommandMetadata.Offered {
  fileprivate init(reading value: CBORValue) throws(CBORMisfit) {
    let map = try value.map()
    self.init(property: try map.text("property"), value: try map.flag("value"))
  }
}

extension ShortCommandTopicMetadata {
  fileprivate init(reading value: CBORValue) throws(CBORMisfit) {
    let map = try value.map()
    self.init(
      names: try map.list("names", String.init(reading:)),
      title: try map.text("title"),
      forms: try map.list("forms", ShortCommandFormMetadata.init(reading:))
    )
  }
}

extension ShortCommandFormMetadata {
  fileprivate init(reading value: CBORValue) throws(CBORMisfit) {
    let map = try value.map()
    self.init(
      form: try map.text("form"),
      meaning: try map.text("meaning"),
      sign: try map.textIfAny("sign"),
      options: try map.list("options", String.init(reading:)),
      words: try map.list("words", String.init(reading:)),
      entity: try map.textIfAny("entity"),
      property: try map.textIfAny("property")
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
