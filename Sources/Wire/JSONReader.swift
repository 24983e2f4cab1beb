/// Reads a value from a `Decoder` by the names of its fields, as users and other programs write it.
///
/// Errors are `DecodingError`s with their path. An unknown key is an error.
public struct JSONReader: WireCoder {
  private let decoder: any Decoder
  private var object: KeyedDecodingContainer<WireKey>?
  private var kind: String?
  private var known: [String] = []

  public init(_ decoder: any Decoder) {
    self.decoder = decoder
  }

  public static var isText: Bool { true }

  /// Reads a value from `decoder`.
  ///
  /// - Throws: `DecodingError`, or an error of the value's own `form`.
  public static func value<Value: Wired>(
    _ type: Value.Type,
    _ decoder: any Decoder
  ) throws
    -> Value
  {
    var reader = JSONReader(decoder)
    do throws(WireFault) {
      return try Value.form(nil, &reader)
    } catch {
      throw error.reason
    }
  }
}

// Records and cases.

extension JSONReader {
  public mutating func beginRecord() throws(WireFault) {
    object = try WireFault.from { try decoder.container(keyedBy: WireKey.self) }
  }

  public mutating func beginChoice(_ mark: WireMark) throws(WireFault) {
    if mark == .alone, let name = try? decoder.singleValueContainer().decode(String.self) {
      kind = name
      return
    }
    try beginRecord()
    if mark != .key { kind = try field("kind", 0, nil as String?) }
  }

  public mutating func end(_ outer: Void) throws(WireFault) {
    guard let object else { return }
    for key in object.allKeys where !known.contains(key.stringValue) {
      throw fault(
        key.stringValue,
        "is not a key here; known: \(known.joined(separator: ", "))"
      )
    }
  }

  public mutating func when<Value, Payload>(
    _ name: StaticString,
    _ tag: UInt8,
    _ value: Value?,
    _ payload: (Value) -> Payload?
  ) throws(WireFault) -> Payload?? {
    object != nil && kind == "\(name)" ? .some(nil) : nil
  }

  public mutating func when<Value, Payload>(
    key: StaticString,
    _ tag: UInt8,
    _ value: Value?,
    _ payload: (Value) -> Payload?
  ) throws(WireFault) -> Payload?? {
    object?.contains(WireKey("\(key)")) == true ? .some(nil) : nil
  }

  public mutating func isCase<Value>(
    _ name: StaticString,
    _ tag: UInt8,
    _ value: Value?,
    _ isIt: (Value) -> Bool
  ) throws(WireFault) -> Bool {
    kind == "\(name)"
  }

  public mutating func bare<Value, Payload: Wired>(
    _ tag: UInt8,
    _ value: Value?,
    _ payload: (Value) -> Payload?
  ) throws(WireFault) -> Payload? {
    object == nil ? try Payload.form(nil, &self) : nil
  }

  public func unknown(_ noun: StaticString) -> WireFault {
    if object == nil { return fault("\u{201C}\(kind ?? "")\u{201D} is not a known \(noun)") }
    guard let kind else { return missing("kind") }
    return fault("kind", "is \u{201C}\(kind)\u{201D}, which is not a known \(noun)")
  }

  public mutating func field<Value: Wired>(
    _ name: StaticString,
    _ tag: Int,
    _ value: @autoclosure () -> Value?
  ) throws(WireFault) -> Value? {
    let key = WireKey("\(name)")
    known.append(key.stringValue)
    return try WireFault.from {
      try object?.decodeIfPresent(WireBox<Value>.self, forKey: key)?.value
    }
  }

  public mutating func mark(
    _ name: StaticString,
    _ tag: Int,
    _ value: @autoclosure () -> Bool?
  ) throws(WireFault) -> Bool {
    try field(name, tag, value()) ?? false
  }

  public mutating func items<Item: Wired>(
    _ value: [Item]?,
    upTo limit: Int
  ) throws(WireFault) -> [Item] {
    try WireFault.from {
      var list = try decoder.unkeyedContainer()
      var items: [Item] = []
      while !list.isAtEnd {
        guard items.count < limit else { throw fault("more than \(limit)") }
        items.append(try list.decode(WireBox<Item>.self).value)
      }
      return items
    }
  }
}

// Values.

extension JSONReader {
  private func single<Value: Decodable>(_ type: Value.Type) throws(WireFault) -> Value {
    try WireFault.from { try decoder.singleValueContainer().decode(type) }
  }

  public mutating func byte(_ value: UInt8?) throws(WireFault) -> UInt8 {
    try single(UInt8.self)
  }
  public mutating func flag(_ value: Bool?) throws(WireFault) -> Bool {
    try single(Bool.self)
  }
  public mutating func unsigned(_ value: UInt64?) throws(WireFault) -> UInt64 {
    try single(UInt64.self)
  }
  public mutating func signed(_ value: Int64?) throws(WireFault) -> Int64 {
    try single(Int64.self)
  }
  public mutating func double(_ value: Double?) throws(WireFault) -> Double {
    try single(Double.self)
  }
  public mutating func text(_ value: String?) throws(WireFault) -> String {
    try single(String.self)
  }
}

// Limits and faults. Decoders bound the depth themselves.

extension JSONReader {
  public mutating func enter(_ level: WireLevel, holdsOthers: Bool)
    throws(WireFault) -> Bool
  {
    // The keys at the end of the path are those of this value and the ones around it.
    let keys = decoder.codingPath.lazy.filter { $0.intValue == nil }.map(\.stringValue)
    let depth = keys.reversed().prefix { $0 == keys.last }.count
    guard depth <= level.maximumDepth + 1 else {
      throw tooLarge("\(level.nouns) nested deeper than \(level.maximumDepth)")
    }
    return true
  }

  private func fault(at path: [any CodingKey], _ problem: String) -> WireFault {
    .other(
      DecodingError.dataCorrupted(
        DecodingError.Context(codingPath: path, debugDescription: problem)
      )
    )
  }

  public func fault(_ problem: String) -> WireFault {
    fault(at: decoder.codingPath, problem)
  }

  public func fault(ofItself problem: String) -> WireFault {
    fault("\u{201C}\(decoder.codingPath.last?.stringValue ?? "it")\u{201D} \(problem)")
  }

  private func fault(_ name: String, _ problem: String) -> WireFault {
    fault(at: decoder.codingPath + [WireKey(name)], "\u{201C}\(name)\u{201D} \(problem)")
  }

  public func fault(_ name: StaticString, _ problem: String) -> WireFault {
    fault("\(name)", problem)
  }

  public func missing(_ name: StaticString) -> WireFault {
    .other(
      DecodingError.keyNotFound(
        WireKey("\(name)"),
        DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "missing")
      )
    )
  }
}

struct WireKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(_ name: String) { stringValue = name }
  init?(stringValue: String) { self.init(stringValue) }
  init?(intValue: Int) { nil }
}

/// A value as a `Codable` type, for the containers of decoders and encoders.
struct WireBox<Value: Wired>: Codable {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }

  init(from decoder: any Decoder) throws {
    value = try JSONReader.value(Value.self, decoder)
  }

  func encode(to encoder: any Encoder) throws {
    try JSONWriter.write(value, encoder)
  }
}
