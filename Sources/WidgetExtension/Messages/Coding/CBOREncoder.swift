/// Writes messages as CBOR (RFC 8949), maps and arrays with a break at their end.
///
/// JSON's encoder asks of each value by casts what it is, and each cast of a process's first message
/// searches all conformances of the program: two milliseconds of an extension's start.
struct CBOREncoder: Encoder {
  private let writing: Writing

  static func encode(_ value: some Encodable) throws -> [UInt8] {
    let writing = Writing()
    try writing.write(value)
    return writing.bytes
  }

  fileprivate init(_ writing: Writing) {
    self.writing = writing
  }

  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    writing.begin(.map)
    return KeyedEncodingContainer(KeyedWriter<Key>(writing: writing))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    writing.begin(.array)
    return UnkeyedWriter(writing: writing)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer {
    SingleWriter(writing: writing)
  }
}

/// The bytes so far, and whether the value that is being written has begun a container.
private final class Writing {
  enum Container: UInt8 {
    case array = 0x9F
    case map = 0xBF
  }

  private(set) var bytes: [UInt8] = []
  private var open: Container?

  /// Writes a value whole; the container that it begins ends with it.
  func write(_ value: some Encodable) throws {
    let outer = open
    open = nil
    let start = bytes.count
    try value.encode(to: CBOREncoder(self))
    if open != nil {
      bytes.append(0xFF)
    } else if bytes.count == start {
      bytes.append(0xA0)  // a value that has nothing to say: an empty map
    }
    open = outer
  }

  /// A value may go on with the map that it has begun.
  func begin(_ container: Container) {
    if open == container { return }
    precondition(open == nil, "a value is either a map or an array")
    open = container
    bytes.append(container.rawValue)
  }

  func write(_ value: String) {
    var value = value
    value.withUTF8 { text in
      head(3, UInt64(text.count))
      bytes.append(contentsOf: text)
    }
  }

  func write(number value: some FixedWidthInteger) {
    if value < 0 {
      head(1, ~UInt64(truncatingIfNeeded: value))
    } else {
      head(0, UInt64(truncatingIfNeeded: value))
    }
  }

  func write(_ value: Double) {
    bytes.append(0xFB)
    append(value.bitPattern, bytes: 8)
  }

  func write(_ value: Bool) { bytes.append(value ? 0xF5 : 0xF4) }

  func writeNull() { bytes.append(0xF6) }

  /// A major type with its number in as few bytes as hold it.
  private func head(_ major: UInt8, _ value: UInt64) {
    let major = major << 5
    switch value {
    case ..<24: bytes.append(major | UInt8(value))
    case ...0xFF:
      bytes.append(major | 24)
      append(value, bytes: 1)
    case ...0xFFFF:
      bytes.append(major | 25)
      append(value, bytes: 2)
    case ...0xFFFF_FFFF:
      bytes.append(major | 26)
      append(value, bytes: 4)
    default:
      bytes.append(major | 27)
      append(value, bytes: 8)
    }
  }

  private func append(_ value: UInt64, bytes count: Int) {
    for shift in stride(from: (count - 1) * 8, through: 0, by: -8) {
      bytes.append(UInt8(truncatingIfNeeded: value >> UInt64(shift)))
    }
  }
}

/// What the containers share: none of them may begin another one within it, as nothing says where that ends.
private func refuseContainer() -> Never {
  preconditionFailure("messages nest values, which end, and no containers")
}

private struct KeyedWriter<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let writing: Writing

  var codingPath: [any CodingKey] { [] }

  func encodeNil(forKey key: Key) {
    writing.write(key.stringValue)
    writing.writeNull()
  }

  func encode(_ value: Bool, forKey key: Key) {
    writing.write(key.stringValue)
    writing.write(value)
  }

  func encode(_ value: String, forKey key: Key) {
    writing.write(key.stringValue)
    writing.write(value)
  }

  func encode(_ value: Double, forKey key: Key) {
    writing.write(key.stringValue)
    writing.write(value)
  }

  func encode(_ value: Float, forKey key: Key) { encode(Double(value), forKey: key) }

  func encode<Number: FixedWidthInteger & Encodable>(_ value: Number, forKey key: Key) {
    writing.write(key.stringValue)
    writing.write(number: value)
  }

  func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
    writing.write(key.stringValue)
    try writing.write(value)
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy keyType: Nested.Type,
    forKey key: Key
  ) -> KeyedEncodingContainer<Nested> { refuseContainer() }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    refuseContainer()
  }

  func superEncoder() -> any Encoder { refuseContainer() }

  func superEncoder(forKey key: Key) -> any Encoder { refuseContainer() }
}

private struct UnkeyedWriter: UnkeyedEncodingContainer {
  let writing: Writing
  private(set) var count = 0

  init(writing: Writing) {
    self.writing = writing
  }

  var codingPath: [any CodingKey] { [] }

  mutating func encodeNil() {
    count += 1
    writing.writeNull()
  }

  mutating func encode(_ value: Bool) {
    count += 1
    writing.write(value)
  }

  mutating func encode(_ value: String) {
    count += 1
    writing.write(value)
  }

  mutating func encode(_ value: Double) {
    count += 1
    writing.write(value)
  }

  mutating func encode(_ value: Float) { encode(Double(value)) }

  mutating func encode<Number: FixedWidthInteger & Encodable>(_ value: Number) {
    count += 1
    writing.write(number: value)
  }

  mutating func encode<Value: Encodable>(_ value: Value) throws {
    count += 1
    try writing.write(value)
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy keyType: Nested.Type
  ) -> KeyedEncodingContainer<Nested> { refuseContainer() }

  func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { refuseContainer() }

  func superEncoder() -> any Encoder { refuseContainer() }
}

private struct SingleWriter: SingleValueEncodingContainer {
  let writing: Writing

  var codingPath: [any CodingKey] { [] }

  func encodeNil() { writing.writeNull() }

  func encode(_ value: Bool) { writing.write(value) }

  func encode(_ value: String) { writing.write(value) }

  func encode(_ value: Double) { writing.write(value) }

  func encode(_ value: Float) { writing.write(Double(value)) }

  func encode<Number: FixedWidthInteger & Encodable>(_ value: Number) {
    writing.write(number: value)
  }

  func encode<Value: Encodable>(_ value: Value) throws { try writing.write(value) }
}
