/// Writes values as bytes, which ``BytesReader`` reads.
///
/// Values beyond the limits are left out, so that the result can always be read.
public struct BytesWriter: WireCoder {
  public var bytes: [UInt8] = []
  /// Whether a value was left out or shortened because of a limit.
  public var isCut = false
  @usableFromInline let maximumTextBytes: Int
  /// The number of bytes after which no nested value and no text begins, so that all that have
  /// begun can be completed.
  @usableFromInline let softEnd: Int
  /// The fields of the current record, as bits; `place` is the index of their byte, or -1 without a
  /// record.
  @usableFromInline var fields: UInt64 = 0
  @usableFromInline var place = -1
  @usableFromInline var outer = WireDepth()
  @usableFromInline var inner = WireDepth()

  @inlinable public init(maximumTextBytes: Int = .max, softEnd: Int = .max) {
    self.maximumTextBytes = maximumTextBytes
    self.softEnd = softEnd
  }

  @inlinable public static var isText: Bool { false }
}

extension BytesWriter {
  public struct Outer {
    @usableFromInline let fields: UInt64
    @usableFromInline let place: Int

    @inlinable
    init(fields: UInt64, place: Int) {
      self.fields = fields
      self.place = place
    }
  }

  @inlinable public mutating func beginRecord() throws(WireFault) -> Outer {
    let outer = Outer(fields: fields, place: place)
    open()
    return outer
  }

  @inlinable public mutating func beginChoice(_ mark: WireMark) throws(WireFault) -> Outer {
    let outer = Outer(fields: fields, place: place)
    place = -1
    return outer
  }

  @inlinable mutating func open() {
    fields = 0
    place = bytes.count
    bytes.append(0)
  }

  @inlinable public mutating func end(_ outer: Outer) throws(WireFault) {
    if place >= 0 {
      bytes[place] = UInt8(truncatingIfNeeded: fields & 0x7F)
      var rest = fields >> 7
      while rest > 0 {
        bytes[place] |= 0x80
        place += 1
        bytes.insert(UInt8(truncatingIfNeeded: rest & 0x7F), at: place)
        rest >>= 7
      }
    }
    fields = outer.fields
    place = outer.place
  }

  @inlinable public mutating func when<Value, Payload>(
    _ name: StaticString,
    _ tag: UInt8,
    _ value: Value?,
    _ payload: (Value) -> Payload?
  ) throws(WireFault) -> Payload?? {
    guard let payload = value.flatMap(payload) else { return nil }
    bytes.append(tag)
    open()
    return payload
  }

  @inlinable public mutating func isCase<Value>(
    _ name: StaticString,
    _ tag: UInt8,
    _ value: Value?,
    _ isIt: (Value) -> Bool
  ) throws(WireFault) -> Bool {
    guard let value, isIt(value) else { return false }
    bytes.append(tag)
    return true
  }

  @inlinable public mutating func bare<Value, Payload: Wired>(
    _ tag: UInt8,
    _ value: Value?,
    _ payload: (Value) -> Payload?
  ) throws(WireFault) -> Payload? {
    guard let payload = value.flatMap(payload) else { return nil }
    bytes.append(tag)
    return try Payload.form(payload, &self)
  }

  @inlinable public mutating func field<Value: Wired>(
    _ name: StaticString,
    _ tag: Int,
    _ value: @autoclosure () -> Value?
  ) throws(WireFault) -> Value? {
    guard let value = value() else { return nil }
    fields |= 1 << UInt64(truncatingIfNeeded: tag)
    return try Value.form(value, &self)
  }

  @inlinable public mutating func mark(
    _ name: StaticString,
    _ tag: Int,
    _ value: @autoclosure () -> Bool?
  ) throws(WireFault) -> Bool {
    guard value() == true else { return false }
    fields |= 1 << UInt64(truncatingIfNeeded: tag)
    return true
  }

  @inlinable public mutating func items<Item: Wired>(
    _ value: [Item]?,
    upTo limit: Int
  ) throws(WireFault) -> [Item] {
    let items = value ?? []
    _ = try unsigned(UInt64(min(items.count, limit)))
    for item in items.prefix(limit) { _ = try Item.form(item, &self) }
    return items
  }
}

// Values. A writer without one writes 0, which no description asks for.

extension BytesWriter {
  @inlinable public mutating func byte(_ value: UInt8?) throws(WireFault) -> UInt8 {
    let value = value ?? 0
    bytes.append(value)
    return value
  }

  @inlinable public mutating func unsigned(_ value: UInt64?) throws(WireFault) -> UInt64 {
    let value = value ?? 0
    var rest = value
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
    return value
  }

  @inlinable public mutating func signed(_ value: Int64?) throws(WireFault) -> Int64 {
    let value = value ?? 0
    _ = try unsigned(UInt64(bitPattern: (value << 1) ^ (value >> 63)))
    return value
  }

  @inlinable public mutating func flag(_ value: Bool?) throws(WireFault) -> Bool {
    try byte(value == true ? 1 : 0) == 1
  }

  @inlinable public mutating func double(_ value: Double?) throws(WireFault) -> Double {
    let value = value ?? 0
    let bound = Double(1 << 50)
    if value.magnitude < bound, value.rounded(.towardZero) == value {
      return try scaled(Int64(value), WireNumber.whole, value)
    }
    let thousandths = (value * 1_000).rounded()
    if thousandths.magnitude < bound, thousandths / 1_000 == value {
      return try scaled(Int64(thousandths), WireNumber.thousandths, value)
    }
    _ = try unsigned(WireNumber.bits)
    for shift in stride(from: UInt64(0), to: 64, by: 8) {
      bytes.append(UInt8(truncatingIfNeeded: value.bitPattern >> shift))
    }
    return value
  }

  @inlinable mutating func scaled(
    _ number: Int64,
    _ kind: UInt64,
    _ value: Double
  ) throws(WireFault) -> Double {
    _ = try unsigned(UInt64(bitPattern: (number << 1) ^ (number >> 63)) << 2 | kind)
    return value
  }

  /// Writes a text; one beyond the limit is cut between scalars.
  @inlinable public mutating func text(_ value: String?) throws(WireFault) -> String {
    let value = value ?? ""
    let room = bytes.count < softEnd ? maximumTextBytes : 0
    guard value.utf8.count > room else {
      _ = try unsigned(UInt64(value.utf8.count))
      bytes.append(contentsOf: value.utf8)
      return value
    }
    isCut = true
    let end = value.utf8.index(value.startIndex, offsetBy: room)
    let scalars = value.unicodeScalars
    let kept = value[
      ..<(end.samePosition(in: scalars) ?? scalars.index(after: scalars.index(before: end)))
    ]
    _ = try unsigned(UInt64(kept.utf8.count))
    bytes.append(contentsOf: kept.utf8)
    return value
  }

  @inlinable public mutating func bytes(_ value: [UInt8]?, count: Int) throws(WireFault) -> [UInt8]
  {
    bytes.append(contentsOf: value ?? [])
    return value ?? []
  }
}

// Limits. A writer has no faults.

extension BytesWriter {
  @inlinable
  public mutating func enter(_ level: WireLevel, holdsOthers: Bool) throws(WireFault) -> Bool {
    let depth = (level.isInner ? inner : outer).depth + (holdsOthers ? 1 : 0)
    guard depth <= level.maximumDepth, bytes.count < softEnd else {
      isCut = true
      return false
    }
    if level.isInner { inner.depth += 1 } else { outer.depth += 1 }
    return true
  }

  @inlinable
  public mutating func leave(_ level: WireLevel) {
    if level.isInner { inner.depth -= 1 } else { outer.depth -= 1 }
  }

  @inlinable
  public mutating func admitted(_ count: Int, _ level: WireLevel) -> Int {
    // All are counted before the first is written, which may have many of its own.
    let counted = (level.isInner ? inner : outer).count
    let room = max(min(count, level.maximumCount - counted), 0)
    if level.isInner { inner.count += room } else { outer.count += room }
    if room < count { isCut = true }
    return room
  }

  @inlinable public mutating func room(for count: Int, each size: Int) -> Int {
    let room = min(max(softEnd - bytes.count, 0) / max(size, 1), count)
    if room < count { isCut = true }
    return room
  }

  @inlinable public func fault(_ problem: String) -> WireFault {
    .malformed(at: bytes.count, problem)
  }
  @inlinable public func tooLarge(_ limit: String) -> WireFault {
    .tooLarge(at: bytes.count, limit)
  }
}
