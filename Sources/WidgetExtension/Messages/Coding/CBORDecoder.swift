/// Reads messages that `CBOREncoder` wrote, or another program in its place: it refuses what does not fit
/// with the path to it, and never traps.
struct CBORDecoder: Decoder {
  fileprivate let reading: Reading
  fileprivate let place: Int

  /// - Throws: `CBORFault` for bytes that are no message, `DecodingError` for one that is another.
  static func decode<Value: Decodable>(_ type: Value.Type, from bytes: [UInt8]) throws -> Value {
    let reading = Reading(try CBORItems(bytes))
    return try type.init(from: CBORDecoder(reading: reading, place: 0))
  }

  var codingPath: [any CodingKey] { reading.path }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(try KeyedReader<Key>(reading, at: place))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    try UnkeyedReader(reading, at: place)
  }

  func singleValueContainer() -> any SingleValueDecodingContainer {
    SingleReader(reading: reading, place: place)
  }
}

/// A message's items, and the keys that lead to the value that is being read.
private final class Reading {
  let items: CBORItems
  var path: [any CodingKey] = []

  init(_ items: CBORItems) {
    self.items = items
  }

  /// What does not fit is an error with the path that led there.
  func fitting<Value>(_ read: (CBORItems) throws(CBORMisfit) -> Value) throws -> Value {
    do throws(CBORMisfit) {
      return try read(items)
    } catch {
      throw DecodingError.dataCorrupted(context(error.reason))
    }
  }

  func isNull(at place: Int) -> Bool { items.isNull(at: place) }

  func bool(at place: Int) throws -> Bool {
    try fitting { items throws(CBORMisfit) in try items.bool(at: place) }
  }

  func string(at place: Int) throws -> String {
    try fitting { items throws(CBORMisfit) in try items.string(at: place) }
  }

  func double(at place: Int) throws -> Double {
    try fitting { items throws(CBORMisfit) in try items.double(at: place) }
  }

  func integer<Number: FixedWidthInteger>(at place: Int) throws -> Number {
    try fitting { items throws(CBORMisfit) in try items.integer(at: place) }
  }

  func value<Value: Decodable>(at place: Int) throws -> Value {
    try Value(from: CBORDecoder(reading: self, place: place))
  }

  /// Reads what a key or a position leads to.
  func within<Value>(_ key: some CodingKey, _ read: () throws -> Value) throws -> Value {
    path.append(key)
    defer { path.removeLast() }
    return try read()
  }

  func context(_ description: String) -> DecodingError.Context {
    DecodingError.Context(codingPath: path, debugDescription: description)
  }
}

private struct KeyedReader<Key: CodingKey>: KeyedDecodingContainerProtocol {
  private let reading: Reading
  private let map: CBORMap

  init(_ reading: Reading, at place: Int) throws {
    self.reading = reading
    map = try reading.fitting { items throws(CBORMisfit) in try CBORMap(items, at: place) }
  }

  var codingPath: [any CodingKey] { reading.path }

  var allKeys: [Key] { map.keys.compactMap { Key(stringValue: $0) } }

  func contains(_ key: Key) -> Bool { map.find(key.stringValue) != nil }

  private func read<Value>(_ key: Key, _ read: (Int) throws -> Value) throws -> Value {
    guard let place = map.find(key.stringValue) else {
      throw DecodingError.keyNotFound(key, reading.context("it is missing"))
    }
    return try reading.within(key) { try read(place) }
  }

  func decodeNil(forKey key: Key) throws -> Bool { try read(key) { reading.isNull(at: $0) } }

  func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool {
    try read(key) { try reading.bool(at: $0) }
  }

  func decode(_ type: String.Type, forKey key: Key) throws -> String {
    try read(key) { try reading.string(at: $0) }
  }

  func decode(_ type: Double.Type, forKey key: Key) throws -> Double {
    try read(key) { try reading.double(at: $0) }
  }

  func decode(_ type: Float.Type, forKey key: Key) throws -> Float {
    Float(try decode(Double.self, forKey: key))
  }

  func decode<Number: FixedWidthInteger & Decodable>(
    _ type: Number.Type,
    forKey key: Key
  ) throws -> Number {
    try read(key) { try reading.integer(at: $0) }
  }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try read(key) { try reading.value(at: $0) }
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type,
    forKey key: Key
  ) throws -> KeyedDecodingContainer<Nested> {
    try read(key) { try CBORDecoder(reading: reading, place: $0).container(keyedBy: type) }
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try read(key) { try UnkeyedReader(reading, at: $0) }
  }

  func superDecoder() -> any Decoder { CBORDecoder(reading: reading, place: map.place) }

  func superDecoder(forKey key: Key) throws -> any Decoder {
    try read(key) { CBORDecoder(reading: reading, place: $0) }
  }
}

private struct UnkeyedReader: UnkeyedDecodingContainer {
  /// The position of a value in an array, as paths show it.
  private struct Position: CodingKey {
    let index: Int

    init(_ index: Int) { self.index = index }
    init?(stringValue: String) { nil }
    init?(intValue: Int) { nil }

    var stringValue: String { "\(index)" }
    var intValue: Int? { index }
  }

  private let reading: Reading
  private let end: Int
  private let size: Int
  private var next: Int
  private(set) var currentIndex = 0

  init(_ reading: Reading, at place: Int) throws {
    let item = try reading.fitting { items throws(CBORMisfit) in try items.array(at: place) }
    self.reading = reading
    end = item.end
    size = item.count
    next = place + 1
  }

  var codingPath: [any CodingKey] { reading.path }
  var count: Int? { size }
  var isAtEnd: Bool { next >= end }

  private mutating func read<Value>(_ read: (Reading, Int) throws -> Value) throws -> Value {
    guard !isAtEnd else {
      throw DecodingError.valueNotFound(Value.self, reading.context("the list has ended"))
    }
    let value = try reading.within(Position(currentIndex)) { try read(reading, next) }
    next = reading.items.items[next].end
    currentIndex += 1
    return value
  }

  mutating func decodeNil() throws -> Bool {
    guard !isAtEnd, reading.isNull(at: next) else { return false }
    return try read { _, _ in true }
  }

  mutating func decode(_ type: Bool.Type) throws -> Bool { try read { try $0.bool(at: $1) } }

  mutating func decode(_ type: String.Type) throws -> String {
    try read { try $0.string(at: $1) }
  }

  mutating func decode(_ type: Double.Type) throws -> Double {
    try read { try $0.double(at: $1) }
  }

  mutating func decode(_ type: Float.Type) throws -> Float { Float(try decode(Double.self)) }

  mutating func decode<Number: FixedWidthInteger & Decodable>(
    _ type: Number.Type
  ) throws -> Number {
    try read { try $0.integer(at: $1) }
  }

  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try read { try $0.value(at: $1) }
  }

  mutating func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type
  ) throws -> KeyedDecodingContainer<Nested> {
    try read { try CBORDecoder(reading: $0, place: $1).container(keyedBy: type) }
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    try read { try UnkeyedReader($0, at: $1) }
  }

  mutating func superDecoder() throws -> any Decoder {
    try read { CBORDecoder(reading: $0, place: $1) }
  }
}

private struct SingleReader: SingleValueDecodingContainer {
  let reading: Reading
  let place: Int

  var codingPath: [any CodingKey] { reading.path }

  func decodeNil() -> Bool { reading.isNull(at: place) }

  func decode(_ type: Bool.Type) throws -> Bool { try reading.bool(at: place) }

  func decode(_ type: String.Type) throws -> String { try reading.string(at: place) }

  func decode(_ type: Double.Type) throws -> Double { try reading.double(at: place) }

  func decode(_ type: Float.Type) throws -> Float { Float(try reading.double(at: place)) }

  func decode<Number: FixedWidthInteger & Decodable>(_ type: Number.Type) throws -> Number {
    try reading.integer(at: place)
  }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try reading.value(at: place)
  }
}
