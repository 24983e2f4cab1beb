@testable import WidgetExtension

/// A message in CBOR of which one value is another, or missing.
struct ChangedMessage {
  enum Change: CaseIterable {
    case null, flag, number, text, list, object

    var bytes: [UInt8] {
      switch self {
      case .null: [0xF6]
      case .flag: [0xF5]
      case .number: [0x01]
      case .text: [0x64] + Array("bool".utf8)
      case .list: [0x80]
      case .object: [0xA0]
      }
    }
  }

  private let items: CBORItems

  init(_ message: some Encodable) throws {
    items = try CBORItems(CBOREncoder.encode(message))
  }

  /// The places of all values but the whole.
  var values: [Int] { values(in: 0) }

  private func values(in container: Int) -> [Int] {
    contained(in: container).flatMap { [$0.value] + values(in: $0.value) }
  }

  /// The place of the value at a path such as `widgets.0.kind`.
  func place(at path: String) -> Int? {
    path.split(separator: ".").reduce(0) { container, step in
      container.flatMap { container in
        contained(in: container).first { $0.step == step }?.value
      }
    }
  }

  /// The message with other bytes in a value's place, or without the value and its key.
  func bytes(changing place: Int, to bytes: [UInt8]?) throws -> [UInt8] {
    try written(0, place, bytes)
  }

  private func written(_ place: Int, _ changed: Int, _ other: [UInt8]?) throws -> [UInt8] {
    if place == changed { return other ?? [] }
    let isMap = items.items[place].kind == .map
    switch items.items[place].kind {
    case .map, .array:
      let values = contained(in: place).filter { $0.value != changed || other != nil }
      return try [isMap ? 0xBF : 0x9F]
        + values.flatMap { entry in
          try (isMap ? CBOREncoder.encode(entry.step) : [])
            + written(entry.value, changed, other)
        } + [0xFF]
    case .text: return try CBOREncoder.encode(items.string(at: place))
    case .boolean: return try CBOREncoder.encode(items.bool(at: place))
    case .null: return Change.null.bytes
    case .double: return try CBOREncoder.encode(items.double(at: place))
    case .unsigned, .negative: return try CBOREncoder.encode(items.integer(at: place) as Int64)
    }
  }

  /// What a container holds, by its keys or positions; nothing of any other value.
  private func contained(in container: Int) -> [(step: String, value: Int)] {
    let isMap = items.items[container].kind == .map
    var contained: [(step: String, value: Int)] = []
    var next = container + 1
    while next < items.items[container].end {
      let value = isMap ? next + 1 : next
      contained.append((isMap ? items.text(at: next) : "\(contained.count)", value))
      next = items.items[value].end
    }
    return contained
  }
}
