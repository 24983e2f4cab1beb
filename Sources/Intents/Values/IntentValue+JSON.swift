extension IntentValue {
  /// The value as plain JSON, for `--json`: an entity is an object with its id, title and properties.
  ///
  /// Members keep their order of declaration; instants are ISO 8601 in UTC; numbers that JSON
  /// cannot write are `null`.
  public var json: String {
    var text = ""
    write(to: &text)
    return text
  }

  private func write(to text: inout String) {
    switch self {
    case .none: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .int(let value): text += String(value)
    case .double(let value): text += value.isFinite ? value.description : "null"
    case .string, .url, .date, .dateComponents, .duration: text += Self.quoted(displayText)
    case .measurement(let value):
      let number = value.value.isFinite ? value.value.description : "null"
      text += "{\"value\":\(number),\"unit\":\(Self.quoted(value.unit))}"
    case .enumeration(let value): text += Self.quoted(value.rawValue)
    case .entity(let entity): Self.write(entity, to: &text)
    case .list(let values):
      text += "["
      for (index, value) in values.enumerated() {
        if index > 0 { text += "," }
        value.write(to: &text)
      }
      text += "]"
    }
  }

  private static func write(_ entity: EntityValue, to text: inout String) {
    text += "{\"id\":\(quoted(entity.id)),\"title\":\(quoted(entity.title))"
    for property in entity.properties where property.name != "id" && property.name != "title" {
      text += ",\(quoted(property.name)):"
      property.value.write(to: &text)
    }
    text += "}"
  }

  /// RFC 8259, section 7.
  private static func quoted(_ string: String) -> String {
    var text = "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }
}
