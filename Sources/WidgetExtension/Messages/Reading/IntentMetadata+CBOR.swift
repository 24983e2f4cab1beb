internal import WidgetIntents

extension IntentMetadata {
  init(reading value: CBORValue) throws(CBORMisfit) {
    let map = try value.map()
    self.init(
      name: try map.text("name"),
      identifier: try map.text("identifier"),
      title: try map.text("title"),
      description: try map.textIfAny("description"),
      category: try map.textIfAny("category"),
      summary: try map.textIfAny("summary"),
      role: try map.word("role", Role.init(rawValue:)),
      parameters: try map.list("parameters", ParameterMetadata.init(reading:)),
      resultType: try map.value("resultType", IntentValueType.init(reading:)),
      isDiscoverable: try map.flag("isDiscoverable"),
      isStoreOnly: try map.flag("isStoreOnly")
    )
  }
}

extension ParameterMetadata {
  fileprivate init(reading value: CBORValue) throws(CBORMisfit) {
    let map = try value.map()
    self.init(
      name: try map.text("name"),
      title: try map.text("title"),
      description: try map.textIfAny("description"),
      type: try map.value("type", IntentValueType.init(reading:)),
      defaultValue: try map.valueIfAny("defaultValue", IntentValue.init(reading:)),
      range: try map.textIfAny("range"),
      cases: try map.listIfAny("cases", IntentValue.init(reading:))
    )
  }
}

extension IntentValueType {
  init(reading value: CBORValue) throws(CBORMisfit) {
    let type = try CBORCase(reading: value)
    switch type.name {
    case "nothing": self = .nothing
    case "bool": self = .bool
    case "int": self = .int
    case "double": self = .double
    case "string": self = .string
    case "url": self = .url
    case "date": self = .date
    case "dateComponents": self = .dateComponents
    case "duration": self = .duration
    case "measurement": self = .measurement(try type.value(String.init(reading:)))
    case "enumeration": self = .enumeration(try type.value(String.init(reading:)))
    case "entity": self = .entity(try type.value(String.init(reading:)))
    case "list": self = .list(try type.value(IntentValueType.init(reading:)))
    case "optional": self = .optional(try type.value(IntentValueType.init(reading:)))
    default: throw type.isUnknown
    }
  }
}

extension EntityMetadata {
  init(reading value: CBORValue) throws(CBORMisfit) {
    let map = try value.map()
    self.init(
      identifier: try map.text("identifier"),
      title: try map.text("title"),
      properties: try map.list("properties", Property.init(reading:))
    )
  }
}

extension EntityMetadata.Property {
  fileprivate init(reading value: CBORValue) throws(CBORMisfit) {
    let map = try value.map()
    self.init(
      name: try map.text("name"),
      type: try map.value("type", IntentValueType.init(reading:))
    )
  }
}

extension EnumMetadata {
  init(reading value: CBORValue) throws(CBORMisfit) {
    let map = try value.map()
    self.init(
      identifier: try map.text("identifier"),
      title: try map.text("title"),
      cases: try map.list("cases", EnumerationValue.init(reading:))
    )
  }
}
