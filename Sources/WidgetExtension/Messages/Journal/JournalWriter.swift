internal import Ground
internal import Moments
package import WidgetIntents

/// Writes the JSON of a journal's row: by hand, because an encoder costs more than the row itself.
struct JournalWriter {
  private(set) var bytes: [UInt8] = []
  /// Whether entities are written with what they showed.
  private let keepsProperties: Bool

  /// A row of an ordinary intent, so that it grows once.
  private static let ordinaryBytes = 384

  init(keepsProperties: Bool = true) {
    self.keepsProperties = keepsProperties
    bytes.reserveCapacity(Self.ordinaryBytes)
  }

  mutating func write(_ text: StaticString) {
    bytes.append(
      contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    )
  }

  mutating func write(json: some Sequence<UInt8>) {
    bytes.append(contentsOf: json)
  }

  /// A text between quotes (RFC 8259, section 7).
  mutating func quote(_ text: String) {
    JSONString.append(text, to: &bytes)
  }

  mutating func write(_ number: some BinaryInteger) {
    if let small = Int(exactly: number), small >= 0, small < 10 {
      bytes.append(0x30 + UInt8(truncatingIfNeeded: small))
    } else {
      bytes.append(contentsOf: number.description.utf8)
    }
  }

  mutating func write(_ flag: Bool) {
    if flag { write("true") } else { write("false") }
  }
}

/// The form that `IntentValue` and its parts have as `Codable`, so that a decoder reads them back.
extension JournalWriter {
  mutating func write(_ value: IntentValue) {
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
      write(Instant(date).microseconds)
      write("}")
    case .enumeration(let value):
      write("{\"enumeration\":{\"type\":")
      quote(value.type)
      write(",\"rawValue\":")
      quote(value.rawValue)
      write(",\"title\":")
      quote(value.title)
      write(",\"position\":")
      write(Int64(value.position))
      write("}}")
    case .entity(let entity): write(entity)
    case .list(let values):
      write("{\"list\":[")
      for (index, value) in values.enumerated() {
        if index > 0 { write(",") }
        write(value)
      }
      write("]}")
    case .url, .dateComponents, .duration, .measurement: encode(value)
    }
  }

  private mutating func write(_ entity: EntityValue) {
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
    if keepsProperties {
      for (index, property) in entity.properties.enumerated() {
        if index > 0 { write(",") }
        write("{\"name\":")
        quote(property.name)
        write(",\"value\":")
        write(property.value)
        write("}")
      }
    }
    write("]}}")
  }

  mutating func write(_ outcome: IntentOutcome) {
    write("{")
    if let value = outcome.value {
      write("\"value\":")
      write(value)
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
    guard let bytes = try? MessageCoding.json.bytes(of: message) else { return write("null") }
    write(json: bytes)
  }
}

/// An intent's arguments as the journal keeps them: the JSON of `[IntentArgument]`.
///
/// Of an entity it keeps what it is found and named by: what it showed is in the store.
package enum JournalParameters {
  /// The arguments of a request, in their order.
  package static func json(_ arguments: [IntentArgument]) -> String {
    var writer = JournalWriter(keepsProperties: false)
    writer.write("[")
    for (index, argument) in arguments.enumerated() {
      if index > 0 { writer.write(",") }
      writer.write(argument: argument.name, argument.input)
    }
    writer.write("]")
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  /// The values of a prepared call, one for each name.
  package static func json(_ names: [String], _ values: [IntentValue]) -> String {
    var writer = JournalWriter(keepsProperties: false)
    writer.write("[")
    for (index, value) in values.enumerated() where index < names.count {
      if index > 0 { writer.write(",") }
      writer.write(argument: names[index], .value(value))
    }
    writer.write("]")
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}

extension JournalWriter {
  /// The form that an `IntentArgument` has as `Codable`.
  fileprivate mutating func write(argument name: String, _ input: IntentInput) {
    write("{\"name\":")
    quote(name)
    switch input {
    case .text(let text):
      write(",\"input\":{\"text\":")
      quote(text)
    case .value(let value):
      write(",\"input\":{\"value\":")
      write(value)
    }
    write("}}")
  }
}
