/// A key of an object whose keys depend on its kind.
struct JSONKey: CodingKey, ExpressibleByStringLiteral {
  var stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) {
    self.stringValue = stringValue
  }

  init(stringLiteral value: String) {
    stringValue = value
  }

  init?(intValue: Int) {
    nil
  }
}

/// An object that holds only the keys it may hold.
struct ObjectReader {
  private let container: KeyedDecodingContainer<JSONKey>
  let path: [any CodingKey]

  init(_ decoder: any Decoder, keys: [String]) throws {
    try self.init(decoder)
    try allow(keys)
  }

  /// For objects whose keys depend on what they hold: call `allow(_:)` when it is known.
  init(_ decoder: any Decoder) throws {
    container = try decoder.container(keyedBy: JSONKey.self)
    path = decoder.codingPath
  }

  func allow(_ keys: [String]) throws {
    for key in container.allKeys where !keys.contains(key.stringValue) {
      throw error(key.stringValue, "is not a key here; known: \(keys.joined(separator: ", "))")
    }
  }

  func has(_ key: JSONKey) -> Bool { container.contains(key) }

  func required<Value: Decodable>(_ key: JSONKey) throws -> Value {
    try container.decode(Value.self, forKey: key)
  }

  func optional<Value: Decodable>(_ key: JSONKey) throws -> Value? {
    try container.decodeIfPresent(Value.self, forKey: key)
  }

  /// A length that the layout can add up without overflow.
  func cells(_ key: JSONKey) throws -> Int? {
    guard let value: Int = try optional(key) else { return nil }
    let bound = PointScale.maximumCells
    guard value >= -bound && value <= bound else {
      throw error(key.stringValue, "is beyond \(bound) cells")
    }
    return value
  }

  /// An author's length in cells, of which parts may be given.
  func length(_ key: JSONKey) throws -> CellLength? {
    guard let value: Double = try optional(key) else { return nil }
    let bound = Double(PointScale.maximumCells)
    guard value >= -bound && value <= bound else {
      throw error(key.stringValue, "is beyond \(PointScale.maximumCells) cells")
    }
    return CellLength(parts: Int((value * Double(CellLength.partsPerCell)).rounded()))
  }

  /// A number within the limits of an archive.
  func number(_ key: JSONKey) throws -> Double? {
    guard let value: Double = try optional(key) else { return nil }
    guard value.isArchivable else {
      throw error(key.stringValue, "is beyond \(Int(ArchiveLimits.maximumNumber))")
    }
    return value
  }

  func requiredNumber(_ key: JSONKey) throws -> Double {
    try present(key, number(key))
  }

  /// A priority or an index: finite, of any size.
  func rank(_ key: JSONKey) throws -> Double {
    let value: Double = try required(key)
    guard value.isFinite else { throw error(key.stringValue, "is not finite") }
    return value
  }

  /// A whole number within bounds.
  func whole(_ key: JSONKey, in bounds: ClosedRange<Int>) throws -> Int? {
    guard let value: Int = try optional(key) else { return nil }
    guard bounds.contains(value) else {
      throw error(key.stringValue, "is not \(bounds.lowerBound) to \(bounds.upperBound)")
    }
    return value
  }

  /// A list with no more items than an archive holds; nothing where it is absent.
  func list<Item: Decodable>(_ key: JSONKey, upTo limit: Int) throws -> [Item] {
    let items: [Item] = try optional(key) ?? []
    guard items.count <= limit else { throw error(key.stringValue, "are more than \(limit)") }
    return items
  }

  func present<Value>(_ key: JSONKey, _ value: Value?) throws -> Value {
    guard let value else {
      throw DecodingError.keyNotFound(
        key,
        DecodingError.Context(codingPath: path, debugDescription: "missing")
      )
    }
    return value
  }

  func string(_ key: JSONKey) throws -> String {
    let text: String = try required(key)
    guard text.utf8.count <= ArchiveLimits.maximumStringBytes else {
      throw error(key.stringValue, "is longer than \(ArchiveLimits.maximumStringBytes) bytes")
    }
    return text
  }

  func error(_ key: String, _ problem: String) -> DecodingError {
    .dataCorrupted(
      DecodingError.Context(
        codingPath: path + [JSONKey(stringValue: key)],
        debugDescription: "\u{201C}\(key)\u{201D} \(problem)"
      )
    )
  }
}
