/// Writes messages as CBOR (RFC 8949), maps and arrays with a break at their end.
///
/// JSON's encoder asks of each value by casts what it is, and each cast of a process's first message
/// searches all conformances of the program: two milliseconds of an extension's start.
struct CBOREncoder: Encoder {
  private let writing: Writing
  /// How many containers are around the value.
  private let level: Int

  static func encode(_ value: some Encodable) throws -> [UInt8] {
    let writing = Writing()
    try writing.write(value)
    return writing.bytes
  }

  fileprivate init(_ writing: Writing, level: Int) {
    self.writing = writing
    self.level = level
  }

  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    KeyedEncodingContainer(KeyedWriter<Key>(writing, level: level))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    UnkeyedWriter(writing, level: level)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer {
    SingleWriter(writing: writing)
  }
}

/// The bytes so far, and the containers that have begun and not ended.
///
/// Nothing says where a container ends: it does when something is written into one around it, and with
/// the value that began it.
private final class Writing {
  enum Container: UInt8 {
    case array = 0x9F
    case map = 0xBF
  }

  private(set) var bytes: [UInt8] = []
  private var open: [Container] = []

  /// Writes a value whole, with the containers that it begins.
  func write(_ value: some Encodable) throws {
    let (level, start) = (open.count, bytes.count)
    try value.encode(to: CBOREncoder(self, level: level))
    close(to: level)
    if bytes.count == start { bytes.append(0xA0) }  // nothing to say: an empty map
  }

  /// Begins a container with `level` others around it; a value may go on with the one that it has begun.
  func begin(_ container: Container, at level: Int) {
    if open.count > level, open[level] == container { return close(to: level + 1) }
    close(to: level)
    open.append(container)
    bytes.append(container.rawValue)
  }

  /// Ends the containers that lie in more than `level` others.
  func close(to level: Int) {
    while open.count > level {
      open.removeLast()
      bytes.append(0xFF)
    }
  }

  func write(_ value: String) {
    var value = value
    value.withUTF8 { text in
      bytes.appendCBOR(head: 3, UInt64(text.count))
      bytes.append(contentsOf: text)
    }
  }

  func write(number value: some FixedWidthInteger) {
    bytes.appendCBOR(number: value)
  }

  func write(_ value: Double) {
    bytes.append(0xFB)
    bytes.appendCBOR(value.bitPattern, count: 8)
  }

  func write(_ value: Bool) { bytes.append(value ? 0xF5 : 0xF4) }

  func writeNull() { bytes.append(0xF6) }
}

private struct KeyedWriter<Key: CodingKey>: KeyedEncodingContainerProtocol {
  private let writing: Writing
  /// How many containers are around its entries.
  private let level: Int

  init(_ writing: Writing, level: Int) {
    writing.begin(.map, at: level)
    self.writing = writing
    self.level = level + 1
  }

  var codingPath: [any CodingKey] { [] }

  private func begin(_ key: String) {
    writing.close(to: level)
    writing.write(key)
  }

  func encodeNil(forKey key: Key) {
    begin(key.stringValue)
    writing.writeNull()
  }

  func encode(_ value: Bool, forKey key: Key) {
    begin(key.stringValue)
    writing.write(value)
  }

  func encode(_ value: String, forKey key: Key) {
    begin(key.stringValue)
    writing.write(value)
  }

  func encode(_ value: Double, forKey key: Key) {
    begin(key.stringValue)
    writing.write(value)
  }

  func encode(_ value: Float, forKey key: Key) { encode(Double(value), forKey: key) }

  func encode<Number: FixedWidthInteger & Encodable>(_ value: Number, forKey key: Key) {
    begin(key.stringValue)
    writing.write(number: value)
  }

  func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
    begin(key.stringValue)
    try writing.write(value)
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy keyType: Nested.Type,
    forKey key: Key
  ) -> KeyedEncodingContainer<Nested> {
    begin(key.stringValue)
    return KeyedEncodingContainer(KeyedWriter<Nested>(writing, level: level))
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    begin(key.stringValue)
    return UnkeyedWriter(writing, level: level)
  }

  func superEncoder() -> any Encoder {
    begin("super")
    return CBOREncoder(writing, level: level)
  }

  func superEncoder(forKey key: Key) -> any Encoder {
    begin(key.stringValue)
    return CBOREncoder(writing, level: level)
  }
}

private struct UnkeyedWriter: UnkeyedEncodingContainer {
  private let writing: Writing
  private let level: Int
  private(set) var count = 0

  init(_ writing: Writing, level: Int) {
    writing.begin(.array, at: level)
    self.writing = writing
    self.level = level + 1
  }

  var codingPath: [any CodingKey] { [] }

  private mutating func begin() {
    writing.close(to: level)
    count += 1
  }

  mutating func encodeNil() {
    begin()
    writing.writeNull()
  }

  mutating func encode(_ value: Bool) {
    begin()
    writing.write(value)
  }

  mutating func encode(_ value: String) {
    begin()
    writing.write(value)
  }

  mutating func encode(_ value: Double) {
    begin()
    writing.write(value)
  }

  mutating func encode(_ value: Float) { encode(Double(value)) }

  mutating func encode<Number: FixedWidthInteger & Encodable>(_ value: Number) {
    begin()
    writing.write(number: value)
  }

  mutating func encode<Value: Encodable>(_ value: Value) throws {
    begin()
    try writing.write(value)
  }

  mutating func nestedContainer<Nested: CodingKey>(
    keyedBy keyType: Nested.Type
  ) -> KeyedEncodingContainer<Nested> {
    begin()
    return KeyedEncodingContainer(KeyedWriter<Nested>(writing, level: level))
  }

  mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
    begin()
    return UnkeyedWriter(writing, level: level)
  }

  mutating func superEncoder() -> any Encoder {
    begin()
    return CBOREncoder(writing, level: level)
  }
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
