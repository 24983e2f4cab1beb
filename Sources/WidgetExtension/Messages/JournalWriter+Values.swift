internal import WidgetIntents

/// The form that `IntentValue` and its parts have as `Codable`, so that a decoder reads them back.
extension JournalWriter {
  /// With `isShort`, an entity goes without its properties.
  mutating func write(_ value: IntentValue, isShort: Bool = false) {
    switch value {
    case .none: write("{\"none\":true}")
    case .bool(let flag):
      write("{\"bool\":")
      write(flag)
      write("}")
    case .int(let number):
      write("{\"int\":")
      write(number)
      write("}")
    case .double(let number):
      write("{\"double\":")
      quote(number.description)
      write("}")
    case .string(let text):
      write("{\"string\":")
      quote(text)
      write("}")
    case .date(let date):
      write("{\"date\":")
      write(InstantCoding.microseconds(of: date))
      write("}")
    case .enumeration(let value):
      write("{\"enumeration\":{\"type\":")
      quote(value.type)
      write(",\"rawValue\":")
      quote(value.rawValue)
      write(",\"title\":")
      quote(value.title)
      write("}}")
    case .entity(let entity): write(entity, isShort)
    case .list(let values):
      write("{\"list\":[")
      for (index, value) in values.enumerated() {
        if index > 0 { write(",") }
        write(value, isShort: isShort)
      }
      write("]}")
    case .url, .dateComponents, .duration, .measurement: encode(value)
    }
  }

  private mutating func write(_ entity: EntityValue, _ isShort: Bool) {
    write("{\"entity\":{\"type\":")
    quote(entity.type)
    write(",\"id\":")
    quote(entity.id)
    write(",\"title\":")
    quote(entity.title)
    if let subtitle = entity.subtitle {
      write(",\"subtitle\":")
      quote(subtitle)
    }
    write(",\"properties\":[")
    for (index, property) in entity.properties.enumerated() where !isShort {
      if index > 0 { write(",") }
      write("{\"name\":")
      quote(property.name)
      write(",\"value\":")
      write(property.value)
      write("}")
    }
    write("]}}")
  }

  mutating func write(_ outcome: IntentOutcome, isShort: Bool = false) {
    write("{")
    if let value = outcome.value {
      write("\"value\":")
      write(value, isShort: isShort)
    }
    if let dialog = outcome.dialog {
      if outcome.value != nil { write(",") }
      write("\"dialog\":")
      quote(dialog)
    }
    if let opened = outcome.openedIntent {
      if outcome.value != nil || outcome.dialog != nil { write(",") }
      write("\"openedIntent\":")
      encode(opened)
    }
    write("}")
  }

  /// What is too rare to be worth a writer of its own; `null` for what JSON has no form for.
  private mutating func encode(_ message: some Encodable) {
    guard let frame = try? Frame(.reply, 0, message: message) else { return write("null") }
    write(json: frame.body)
  }
}
