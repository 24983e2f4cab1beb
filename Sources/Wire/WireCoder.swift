/// One of the four types that read or write a value, as bytes or as JSON.
///
/// The coder handles limits, unknown fields, depth and the positions of faults; a value only lists
/// its fields.
public protocol WireCoder {
  /// The state of the surrounding record, which is restored at the end of a nested one.
  associatedtype Outer

  /// Whether the format is text (JSON), in which fields have names and values have a form that
  /// users read.
  static var isText: Bool { get }

  mutating func beginRecord() throws(WireFault) -> Outer
  mutating func beginChoice(_ mark: WireMark) throws(WireFault) -> Outer
  /// Ends a record.
  ///
  /// - Throws: A fault if the bytes or JSON contain fields that were not read, because the type
  ///   does not define them.
  mutating func end(_ outer: Outer) throws(WireFault)

  /// Encodes or decodes the tag of a case with fields, and returns the values to write.
  ///
  /// - Returns: `nil` if `value`, or the value that is read, is another case. A reader returns an
  ///   inner `nil`.
  mutating func when<Value, Payload>(
    _ name: StaticString,
    _ tag: UInt8,
    _ value: Value?,
    _ payload: (Value) -> Payload?
  ) throws(WireFault) -> Payload??

  /// Encodes or decodes a case like `when(_:_:_:_:)`, but JSON identifies it by the key of one of
  /// its fields.
  mutating func when<Value, Payload>(
    key: StaticString,
    _ tag: UInt8,
    _ value: Value?,
    _ payload: (Value) -> Payload?
  ) throws(WireFault) -> Payload??

  /// Encodes or decodes the tag of a case without fields.
  ///
  /// - Returns: Whether `value`, or the value that is read, is that case.
  mutating func isCase<Value>(
    _ name: StaticString,
    _ tag: UInt8,
    _ value: Value?,
    _ isIt: (Value) -> Bool
  ) throws(WireFault) -> Bool

  /// Encodes or decodes a case with a single value, which JSON writes as the value alone.
  ///
  /// - Returns: The value; `nil` if `value`, or the value that is read, is another case.
  mutating func bare<Value, Payload: Wired>(
    _ tag: UInt8,
    _ value: Value?,
    _ payload: (Value) -> Payload?
  ) throws(WireFault) -> Payload?

  /// Returns the fault for an unknown case; `noun` names the kind of value.
  func unknown(_ noun: StaticString) -> WireFault

  /// Encodes or decodes an optional field; `nil` is omitted.
  mutating func field<Value: Wired>(
    _ name: StaticString,
    _ tag: Int,
    _ value: @autoclosure () -> Value?
  ) throws(WireFault) -> Value?

  /// Encodes or decodes a field that is omitted if it equals `usual`.
  mutating func field<Value: Wired & Equatable>(
    _ name: StaticString,
    _ tag: Int,
    _ value: @autoclosure () -> Value?,
    usually usual: Value
  ) throws(WireFault) -> Value

  /// Encodes or decodes a field that is always written; if it is absent when read, it is
  /// `otherwise`.
  mutating func field<Value: Wired>(
    _ name: StaticString,
    _ tag: Int,
    _ value: @autoclosure () -> Value?,
    otherwise: Value
  ) throws(WireFault) -> Value

  /// Encodes or decodes a Boolean field that is omitted if it is `false`.
  mutating func mark(
    _ name: StaticString,
    _ tag: Int,
    _ value: @autoclosure () -> Bool?
  ) throws(WireFault) -> Bool

  func missing(_ name: StaticString) -> WireFault

  mutating func items<Item: Wired>(_ value: [Item]?, upTo limit: Int) throws(WireFault) -> [Item]

  mutating func byte(_ value: UInt8?) throws(WireFault) -> UInt8
  mutating func flag(_ value: Bool?) throws(WireFault) -> Bool
  mutating func unsigned(_ value: UInt64?) throws(WireFault) -> UInt64
  mutating func signed(_ value: Int64?) throws(WireFault) -> Int64
  mutating func double(_ value: Double?) throws(WireFault) -> Double
  mutating func text(_ value: String?) throws(WireFault) -> String
  /// Encodes or decodes a known number of bytes; only for coders of bytes, not of JSON.
  mutating func bytes(_ value: [UInt8]?, count: Int) throws(WireFault) -> [UInt8]

  /// Enters a value that can contain others of its kind; `leave` must follow unless the result is
  /// `false`.
  ///
  /// - Returns: Whether the value may be written.
  /// - Throws: A fault if a value that is read exceeds the limits.
  mutating func enter(_ level: WireLevel, holdsOthers: Bool) throws(WireFault) -> Bool
  mutating func leave(_ level: WireLevel)
  /// Returns how many of `count` nested values may be written, and counts them.
  mutating func admitted(_ count: Int, _ level: WireLevel) -> Int
  /// Returns how many of `count` items with `bytes` bytes each may be written.
  mutating func room(for count: Int, each bytes: Int) -> Int

  /// Returns a fault at the current position of the coder.
  func fault(_ problem: String) -> WireFault
  /// Returns a fault whose text follows the name of the current field.
  func fault(ofItself problem: String) -> WireFault
  func fault(_ name: StaticString, _ problem: String) -> WireFault
  func tooLarge(_ limit: String) -> WireFault
}

/// A kind of value that can contain others of its kind, with its limits.
public struct WireLevel: Sendable {
  /// Whether values of this kind are nested in values of another kind, and counted separately.
  public let isInner: Bool
  public let maximumDepth: Int
  public let maximumCount: Int
  /// The plural noun for values of this kind, in the texts of faults.
  public let nouns: StaticString

  @inlinable public init(isInner: Bool, maximumDepth: Int, maximumCount: Int, nouns: StaticString) {
    self.isInner = isInner
    self.maximumDepth = maximumDepth
    self.maximumCount = maximumCount
    self.nouns = nouns
  }
}

/// The nested values that surround the current position, and the number of all so far.
@usableFromInline struct WireDepth {
  @usableFromInline var depth = 0
  @usableFromInline var count = 0

  @inlinable
  init() {}

  /// Counts a value, and returns whether neither its depth nor the number of values exceeds the
  /// limit.
  @inlinable @inline(__always)
  mutating func enter(_ level: WireLevel) -> Bool {
    depth += 1
    count += 1
    return depth <= level.maximumDepth + 1 && count <= level.maximumCount
  }
}

/// Default implementations.
///
/// Coders of bytes have no keys for cases, only writers of bytes omit values, and only the JSON
/// reader adds details to a fault.
extension WireCoder {
  @inlinable @inline(__always)
  public mutating func when<Value, Payload>(
    key: StaticString,
    _ tag: UInt8,
    _ value: Value?,
    _ payload: (Value) -> Payload?
  ) throws(WireFault) -> Payload?? {
    try when(key, tag, value, payload)
  }

  public mutating func bytes(_ value: [UInt8]?, count: Int) throws(WireFault) -> [UInt8] {
    throw fault("bytes have no form of their own")
  }

  @inlinable public mutating func leave(_ level: WireLevel) {}
  @inlinable public mutating func admitted(_ count: Int, _ level: WireLevel) -> Int { count }
  @inlinable public mutating func room(for count: Int, each bytes: Int) -> Int { count }

  public func fault(ofItself problem: String) -> WireFault { fault(problem) }
  public func fault(_ name: StaticString, _ problem: String) -> WireFault {
    fault("\(name) \(problem)")
  }
  public func tooLarge(_ limit: String) -> WireFault { fault(limit) }
  public func missing(_ name: StaticString) -> WireFault { fault("\(name) is missing") }
  public func unknown(_ noun: StaticString) -> WireFault { fault("an unknown \(noun)") }
}

extension WireCoder {
  /// Encodes or decodes a field that must be present.
  ///
  /// - Throws: A fault if a value that is read lacks it.
  @inlinable @inline(__always)
  public mutating func required<Value: Wired>(
    _ name: StaticString,
    _ tag: Int,
    _ value: @autoclosure () -> Value?
  ) throws(WireFault) -> Value {
    guard let found = try field(name, tag, value()) else { throw missing(name) }
    return found
  }

  @inlinable @inline(__always)
  public mutating func field<Value: Wired & Equatable>(
    _ name: StaticString,
    _ tag: Int,
    _ value: @autoclosure () -> Value?,
    usually usual: Value
  ) throws(WireFault) -> Value {
    try field(name, tag, value().flatMap { $0 == usual ? nil : $0 }) ?? usual
  }

  @inlinable @inline(__always)
  public mutating func field<Value: Wired>(
    _ name: StaticString,
    _ tag: Int,
    _ value: @autoclosure () -> Value?,
    otherwise: Value
  ) throws(WireFault) -> Value {
    try field(name, tag, value()) ?? otherwise
  }

  /// Encodes or decodes a list with at most `limit` items; an empty list is omitted unless
  /// `isAlways`.
  @inlinable public mutating func list<Item: Wired>(
    _ name: StaticString,
    _ tag: Int,
    _ value: @autoclosure () -> [Item]?,
    upTo limit: Int = .max,
    isAlways: Bool = false
  ) throws(WireFault) -> [Item] {
    let list = try field(
      name,
      tag,
      value().flatMap {
        $0.isEmpty && !isAlways ? nil : $0.count > limit ? Array($0.prefix(limit)) : $0
      }
    )
    guard let list else { return [] }
    guard list.count <= limit else { throw fault(name, "are more than \(limit)") }
    return list
  }
}

/// An error in bytes or JSON that do not contain the expected value.
public enum WireFault: Error {
  /// Something is missing or invalid at the byte with this offset.
  case malformed(at: Int, String)
  /// A limit is exceeded at the byte with this offset.
  case tooLarge(at: Int, String)
  /// An error of a `Decoder` or an `Encoder`, which contains its path.
  case other(any Error)

  /// Runs a step of a `Decoder` or an `Encoder`, and throws its errors as faults.
  static func from<Value>(_ step: () throws -> Value) throws(WireFault) -> Value {
    do { return try step() } catch { throw (error as? WireFault) ?? .other(error) }
  }

  /// The error of the decoder or encoder, or the fault itself.
  var reason: any Error {
    if case .other(let inner) = self { inner } else { self }
  }
}
