/// Writes a value to an `Encoder`, with the names of its fields.
public struct JSONWriter: WireCoder {
  private let encoder: any Encoder
  private var object: KeyedEncodingContainer<WireKey>?

  private init(_ encoder: any Encoder) {
    self.encoder = encoder
  }

  public static var isText: Bool { true }

  public static func write<Value: Wired>(_ value: Value, _ encoder: any Encoder)
    throws
  {
    var writer = JSONWriter(encoder)
    do throws(WireFault) {
      _ = try Value.form(value, &writer)
    } catch {
      throw error.reason
    }
  }
}

// Records and cases.

extension JSONWriter {
  public mutating func beginRecord() throws(WireFault) {
    if object == nil { object = encoder.container(keyedBy: WireKey.self) }
  }

  public mutating func beginChoice(_ mark: WireMark) throws(WireFault) {
    if mark != .alone { try beginRecord() }
  }

  public mutating func end(_ outer: Void) throws(WireFault) {}

  public mutating func when<Value, Payload>(
    _ name: StaticString,
    _ tag: UInt8,
    _ value: Value?,
    _ payload: (Value) -> Payload?
  ) throws(WireFault) -> Payload?? {
    guard let payload = value.flatMap(payload) else { return nil }
    try beginRecord()
    _ = try field("kind", 0, "\(name)")
    return payload
  }

  public mutating func when<Value, Payload>(
    key: StaticString,
    _ tag: UInt8,
    _ value: Value?,
    _ payload: (Value) -> Payload?
  ) throws(WireFault) -> Payload?? {
    value.flatMap(payload).map { .some($0) }
  }

  public mutating func isCase<Value>(
    _ name: StaticString,
    _ tag: UInt8,
    _ value: Value?,
    _ isIt: (Value) -> Bool
  ) throws(WireFault) -> Bool {
    guard let value, isIt(value) else { return false }
    if object != nil {
      _ = try field("kind", 0, "\(name)")
    } else {
      _ = try text("\(name)")
    }
    return true
  }

  public mutating func bare<Value, Payload: Wired>(
    _ tag: UInt8,
    _ value: Value?,
    _ payload: (Value) -> Payload?
  ) throws(WireFault) -> Payload? {
    guard let payload = value.flatMap(payload) else { return nil }
    return try Payload.form(payload, &self)
  }

  public mutating func field<Value: Wired>(
    _ name: StaticString,
    _ tag: Int,
    _ value: @autoclosure () -> Value?
  ) throws(WireFault) -> Value? {
    guard let value = value() else { return nil }
    try WireFault.from { try object?.encode(WireBox(value), forKey: WireKey("\(name)")) }
    return value
  }

  public mutating func mark(
    _ name: StaticString,
    _ tag: Int,
    _ value: @autoclosure () -> Bool?
  ) throws(WireFault) -> Bool {
    guard value() == true else { return false }
    return try field(name, tag, true) ?? true
  }

  public mutating func items<Item: Wired>(
    _ value: [Item]?,
    upTo limit: Int
  ) throws(WireFault) -> [Item] {
    let items = value ?? []
    var list = encoder.unkeyedContainer()
    try WireFault.from { for item in items.prefix(limit) { try list.encode(WireBox(item)) } }
    return items
  }
}

// Values. A writer without one writes an empty one, which no description asks for.

extension JSONWriter {
  private func single<Value: Encodable>(_ value: Value) throws(WireFault) -> Value {
    try WireFault.from {
      var container = encoder.singleValueContainer()
      try container.encode(value)
    }
    return value
  }

  public mutating func byte(_ value: UInt8?) throws(WireFault) -> UInt8 {
    try single(value ?? 0)
  }
  public mutating func flag(_ value: Bool?) throws(WireFault) -> Bool {
    try single(value ?? false)
  }
  public mutating func unsigned(_ value: UInt64?) throws(WireFault) -> UInt64 {
    try single(value ?? 0)
  }
  public mutating func signed(_ value: Int64?) throws(WireFault) -> Int64 {
    try single(value ?? 0)
  }
  public mutating func double(_ value: Double?) throws(WireFault) -> Double {
    try single(value ?? 0)
  }
  public mutating func text(_ value: String?) throws(WireFault) -> String {
    try single(value ?? "")
  }
}

// Limits: what is written was read from bytes, which keep all of them.

extension JSONWriter {
  public mutating func enter(_ level: WireLevel, holdsOthers: Bool)
    throws(WireFault) -> Bool
  {
    true
  }

  public func fault(_ problem: String) -> WireFault {
    .other(
      EncodingError.invalidValue(
        problem,
        EncodingError.Context(codingPath: encoder.codingPath, debugDescription: problem)
      )
    )
  }
}
