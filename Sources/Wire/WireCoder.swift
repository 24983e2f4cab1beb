/// One of the four ways in which a value is read or written: as bytes or as JSON.
///
/// Limits, unknown fields, depth and the place of a fault are a coder's; a description names fields alone.
public protocol WireCoder {
  /// The state of the record around the one that is begun.
  associatedtype Outer

  /// Whether fields are named, and values are written for users.
  static var isText: Bool { get }

  mutating func beginRecord() throws(WireFault) -> Outer
  mutating func beginChoice(_ mark: WireMark) throws(WireFault) -> Outer
  /// Ends a record, and refuses fields that it does not have.
  mutating func end(_ outer: Outer) throws(WireFault)

  /// Returns the case's own values if `value`, or the value that is read, is this case; `nil` otherwise.
  mutating func when<Value, Payload>(
    _ name: StaticString,
    _ tag: UInt8,
    _ value: Value?,
    _ payload: (Value) -> Payload?
  ) throws(WireFault) -> Payload??

  /// Likewise, for a case that JSON marks by the key of one of its fields.
  mutating func when<Value, Payload>(
    key: StaticString,
    _ tag: UInt8,
    _ value: Value?,
    _ payload: (Value) -> Payload?
  ) throws(WireFault) -> Payload??

  /// Whether `value`, or the value that is read, is this case, which has no fields.
  mutating func isCase<Value>(
    _ name: StaticString,
    _ tag: UInt8,
    _ value: Value?,
    _ isIt: (Value) -> Bool
  ) throws(WireFault) -> Bool

  /// Codes a case with a single value, which JSON writes as the value alone.
  mutating func bare<Value, Payload: Wired>(
    _ tag: UInt8,
    _ value: Value?,
    _ payload: (Value) -> Payload?
  ) throws(WireFault) -> Payload?

  /// Returns the fault of an unknown choice.
  func unknown(_ noun: StaticString) -> WireFault

  /// A field that may be absent.
  mutating func field<Value: Wired>(
    _ name: StaticString,
    _ tag: Int,
    _ value: @autoclosure () -> Value?
  ) throws(WireFault) -> Value?

  /// Codes a field that is omitted if it has its default value.
  mutating func field<Value: Wired & Equatable>(
    _ name: StaticString,
    _ tag: Int,
    _ value: @autoclosure () -> Value?,
    usually usual: Value
  ) throws(WireFault) -> Value

  /// Codes a field that is always written, and that has another value if it is absent.
  mutating func field<Value: Wired>(
    _ name: StaticString,
    _ tag: Int,
    _ value: @autoclosure () -> Value?,
    otherwise: Value
  ) throws(WireFault) -> Value

  /// Codes a Boolean field that is `false` if it is absent.
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
  /// Codes bytes whose number is known, for coders of bytes.
  mutating func bytes(_ value: [UInt8]?, count: Int) throws(WireFault) -> [UInt8]

  /// Enters a value that may hold others of its kind.
  ///
  /// - Returns: whether it may be written; a reader throws instead.
  mutating func enter(_ level: WireLevel, holdsOthers: Bool) throws(WireFault) -> Bool
  mutating func leave(_ level: WireLevel)
  /// Returns how many of `count` items may be written, each of which is a nested value.
  mutating func admitted(_ count: Int, _ level: WireLevel) -> Int
  /// Returns how many of `count` items of `bytes` bytes each may be written.
  mutating func room(for count: Int, each bytes: Int) -> Int

  /// A fault of the value that is read.
  func fault(_ problem: String) -> WireFault
  /// A fault whose words follow the name of the field that is read.
  func fault(ofItself problem: String) -> WireFault
  func fault(_ name: StaticString, _ problem: String) -> WireFault
  func tooLarge(_ limit: String) -> WireFault
}

/// A kind of value that may hold others of its kind, with its limits.
public struct WireLevel: Sendable {
  /// Whether it is nested in values of another level, which are counted separately.
  public let isInner: Bool
  public let maximumDepth: Int
  public let maximumCount: Int
  /// The word for several of them in faults.
  public let nouns: StaticString

  @inlinable public init(isInner: Bool, maximumDepth: Int, maximumCount: Int, nouns: StaticString) {
    self.isInner = isInner
    self.maximumDepth = maximumDepth
    self.maximumCount = maximumCount
    self.nouns = nouns
  }
}

/// The values of a level that are read or written: those around this one, and all of them.
@usableFromInline struct WireDepth {
  @usableFromInline var depth = 0
  @usableFromInline var count = 0

  @inlinable
  init() {}

  /// - Returns: whether the limits are kept.
  @inlinable @inline(__always)
  mutating func enter(_ level: WireLevel) -> Bool {
    depth += 1
    count += 1
    return depth <= level.maximumDepth + 1 && count <= level.maximumCount
  }
}

/// Defaults: coders of bytes have no keys for cases, only writers of bytes omit values, and only the JSON reader adds
/// details to an error.
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
  /// A field that has to be there.
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

  /// Codes a list with a limit, which is omitted if it is empty unless it `isAlways` written.
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

/// A fault of bytes or of JSON that are not the value that was expected.
public enum WireFault: Error {
  /// Something is missing or wrong at a byte.
  case malformed(at: Int, String)
  /// A limit is exceeded at a byte.
  case tooLarge(at: Int, String)
  /// An error of a `Decoder` or an `Encoder`, which has the path.
  case other(any Error)

  /// Runs a step of a `Decoder` or of an `Encoder`.
  static func from<Value>(_ step: () throws -> Value) throws(WireFault) -> Value {
    do { return try step() } catch { throw (error as? WireFault) ?? .other(error) }
  }

  /// The error of the decoder or the encoder, or this one.
  var reason: any Error {
    if case .other(let inner) = self { inner } else { self }
  }
}
