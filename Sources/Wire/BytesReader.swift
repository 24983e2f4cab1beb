/// Reads values from bytes, which the caller must keep, and never reads beyond their end.
///
/// Numbers are LEB128, signed ones with zigzag encoding. A record begins with the set of its
/// fields, a bit for each tag. A case begins with its tag, and then its fields follow in the same
/// way.
public struct BytesReader: WireCoder {
  @usableFromInline let buffer: UnsafeRawBufferPointer
  @usableFromInline let maximumTextBytes: Int
  @usableFromInline var offset = 0
  /// The fields of the current record that were not read yet, as bits.
  @usableFromInline var fields: UInt64 = 0
  /// The tag of the case that is being read.
  @usableFromInline var tag: UInt8 = 0
  @usableFromInline var outer = WireDepth()
  @usableFromInline var inner = WireDepth()

  @inlinable public init(_ buffer: UnsafeRawBufferPointer, maximumTextBytes: Int) {
    self.buffer = buffer
    self.maximumTextBytes = maximumTextBytes
  }

  @inlinable public static var isText: Bool { false }

  @inlinable public var isAtEnd: Bool { offset >= buffer.count }
}

// Records and cases.

extension BytesReader {
  public struct Outer {
    @usableFromInline let fields: UInt64
    @usableFromInline let tag: UInt8

    @inlinable init(fields: UInt64, tag: UInt8) {
      self.fields = fields
      self.tag = tag
    }
  }

  @inlinable @inline(__always)
  public mutating func beginRecord() throws(WireFault) -> Outer {
    let outer = Outer(fields: fields, tag: tag)
    fields = try unsigned(nil)
    return outer
  }

  @inlinable @inline(__always)
  public mutating func beginChoice(_ mark: WireMark) throws(WireFault) -> Outer {
    let outer = Outer(fields: fields, tag: tag)
    tag = try byte(nil)
    fields = 0
    return outer
  }

  @inlinable @inline(__always)
  public mutating func end(_ outer: Outer) throws(WireFault) {
    guard fields == 0 else { throw fault("an unknown field") }
    fields = outer.fields
    tag = outer.tag
  }

  @inlinable @inline(__always)
  public mutating func when<Value, Payload>(
    _ name: StaticString,
    _ tag: UInt8,
    _ value: Value?,
    _ payload: (Value) -> Payload?
  ) throws(WireFault) -> Payload?? {
    guard self.tag == tag else { return nil }
    fields = try unsigned(nil)
    return .some(nil)
  }

  @inlinable @inline(__always)
  public mutating func isCase<Value>(
    _ name: StaticString,
    _ tag: UInt8,
    _ value: Value?,
    _ isIt: (Value) -> Bool
  ) throws(WireFault) -> Bool {
    self.tag == tag
  }

  @inlinable @inline(__always)
  public mutating func bare<Value, Payload: Wired>(
    _ tag: UInt8,
    _ value: Value?,
    _ payload: (Value) -> Payload?
  ) throws(WireFault) -> Payload? {
    self.tag == tag ? try Payload.form(nil, &self) : nil
  }

  @inlinable @inline(__always)
  public mutating func field<Value: Wired>(
    _ name: StaticString,
    _ tag: Int,
    _ value: @autoclosure () -> Value?
  ) throws(WireFault) -> Value? {
    let bit = UInt64(1) << UInt64(truncatingIfNeeded: tag)
    guard fields & bit != 0 else { return nil }
    fields ^= bit
    return try Value.form(nil, &self)
  }

  @inlinable @inline(__always)
  public mutating func mark(
    _ name: StaticString,
    _ tag: Int,
    _ value: @autoclosure () -> Bool?
  ) throws(WireFault) -> Bool {
    let bit = UInt64(1) << UInt64(truncatingIfNeeded: tag)
    guard fields & bit != 0 else { return false }
    fields ^= bit
    return true
  }

  @inlinable public mutating func items<Item: Wired>(
    _ value: [Item]?,
    upTo limit: Int
  ) throws(WireFault) -> [Item] {
    let count = try count()
    guard count <= limit else { throw tooLarge("more than \(limit) items") }
    if count == 1 { return [try Item.form(nil, &self)] }
    var items: [Item] = []
    items.reserveCapacity(min(count, 1 << 12))
    for _ in 0..<count { items.append(try Item.form(nil, &self)) }
    return items
  }
}

// Values.

extension BytesReader {
  @inlinable @inline(__always)
  public mutating func byte(_ value: UInt8?) throws(WireFault) -> UInt8 {
    guard offset < buffer.count else { throw fault("the bytes end too soon") }
    defer { offset &+= 1 }
    return buffer[offset]
  }

  @inlinable public mutating func unsigned(_ value: UInt64?) throws(WireFault) -> UInt64 {
    let first = try byte(nil)
    if first < 0x80 { return UInt64(first) }
    var value = UInt64(first & 0x7F)
    var shift: UInt64 = 7
    while true {
      let next = try byte(nil)
      // The tenth byte holds the last bit of 64.
      guard shift < 63 || next <= 1 else { throw fault("a number of more than 64 bits") }
      value |= UInt64(next & 0x7F) << shift
      if next < 0x80 { return value }
      shift += 7
    }
  }

  @inlinable public mutating func signed(_ value: Int64?) throws(WireFault) -> Int64 {
    let raw = try unsigned(nil)
    return Int64(bitPattern: raw >> 1) ^ -Int64(bitPattern: raw & 1)
  }

  @inlinable public mutating func flag(_ value: Bool?) throws(WireFault) -> Bool {
    let value = try byte(nil)
    guard value <= 1 else { throw fault("a flag that is neither 0 nor 1") }
    return value == 1
  }

  @inlinable public mutating func double(_ value: Double?) throws(WireFault) -> Double {
    let raw = try unsigned(nil)
    let rest = Double(Int64(bitPattern: raw >> 3) ^ -Int64(bitPattern: raw >> 2 & 1))
    switch raw & 3 {
    case WireNumber.whole: return rest
    case WireNumber.thousandths: return rest / 1_000
    default: guard raw == WireNumber.bits else { throw fault("an unknown number") }
    }
    var bits: UInt64 = 0
    for shift in stride(from: UInt64(0), to: 64, by: 8) { bits |= UInt64(try byte(nil)) << shift }
    let value = Double(bitPattern: bits)
    guard value.isFinite else { throw fault("a number that is not finite") }
    return value
  }

  /// Reads the count of items or bytes that follow.
  ///
  /// - Throws: A fault if it is greater than the number of bytes that are left.
  @inlinable mutating func count() throws(WireFault) -> Int {
    let value = try unsigned(nil)
    guard value <= UInt64(buffer.count - offset) else { throw fault("a count beyond the end") }
    return Int(value)
  }

  @inlinable public mutating func text(_ value: String?) throws(WireFault) -> String {
    let length = try count()
    guard length <= maximumTextBytes else {
      throw tooLarge("a string of more than \(maximumTextBytes) bytes")
    }
    let slice = UnsafeRawBufferPointer(rebasing: buffer[offset..<offset + length])
    return try slice.withMemoryRebound(to: UInt8.self) { utf8 throws(WireFault) in
      var bits: UInt8 = 0
      for byte in utf8 { bits |= byte }
      // ASCII needs no validation, which is slow for the short strings of a widget.
      guard bits >= 0x80 else {
        offset += length
        return String(decoding: utf8, as: UTF8.self)
      }
      guard let text = String(validating: utf8, as: UTF8.self) else {
        throw fault("text that is not UTF-8")
      }
      offset += length
      return text
    }
  }

  @inlinable public mutating func bytes(_ value: [UInt8]?, count: Int) throws(WireFault) -> [UInt8]
  {
    guard count <= buffer.count - offset else { throw fault("the bytes end too soon") }
    defer { offset += count }
    return Array(buffer[offset..<offset + count])
  }
}

// Limits and faults.

extension BytesReader {
  @inlinable @inline(__always)
  public mutating func enter(_ level: WireLevel, holdsOthers: Bool) throws(WireFault) -> Bool {
    let isKept = level.isInner ? inner.enter(level) : outer.enter(level)
    guard isKept else { throw beyond(level) }
    return true
  }

  @inlinable @inline(__always)
  public mutating func leave(_ level: WireLevel) {
    if level.isInner { inner.depth -= 1 } else { outer.depth -= 1 }
  }

  @usableFromInline @inline(never)
  func beyond(_ level: WireLevel) -> WireFault {
    let depth = (level.isInner ? inner : outer).depth
    return depth > level.maximumDepth + 1
      ? tooLarge("\(level.nouns) nested deeper than \(level.maximumDepth)")
      : tooLarge("more than \(level.maximumCount) \(level.nouns)")
  }

  @inline(never)
  public func fault(_ problem: String) -> WireFault {
    .malformed(at: offset, problem)
  }
  @inline(never)
  public func tooLarge(_ limit: String) -> WireFault {
    .tooLarge(at: offset, limit)
  }
}

/// The lowest two bits of a coded `Double`; the other bits are a zigzag number.
@usableFromInline enum WireNumber {
  @usableFromInline static let whole: UInt64 = 0
  @usableFromInline static let thousandths: UInt64 = 1
  /// The two bits for a number that is written as its 64 bits, which follow, lowest byte first.
  @usableFromInline static let bits: UInt64 = 2
}
