extension String: Wired {
  @inlinable @inline(__always)
  public static func form<Coder: WireCoder>(
    _ value: String?,
    _ coder: inout Coder
  ) throws(WireFault) -> String {
    try coder.text(value)
  }
}

extension Bool: Wired {
  @inlinable @inline(__always)
  public static func form<Coder: WireCoder>(
    _ value: Bool?,
    _ coder: inout Coder
  ) throws(WireFault) -> Bool {
    try coder.flag(value)
  }
}

extension UInt8: Wired {
  @inlinable @inline(__always)
  public static func form<Coder: WireCoder>(
    _ value: UInt8?,
    _ coder: inout Coder
  ) throws(WireFault) -> UInt8 {
    try coder.byte(value)
  }
}

extension Int64: Wired {
  @inlinable @inline(__always)
  public static func form<Coder: WireCoder>(
    _ value: Int64?,
    _ coder: inout Coder
  ) throws(WireFault) -> Int64 {
    try coder.signed(value)
  }
}

extension Int: Wired {
  @inlinable @inline(__always)
  public static func form<Coder: WireCoder>(
    _ value: Int?,
    _ coder: inout Coder
  ) throws(WireFault) -> Int {
    Int(truncatingIfNeeded: try coder.signed(value.map { Int64($0) }))
  }
}

extension Double: Wired {
  @inlinable @inline(__always)
  public static func form<Coder: WireCoder>(
    _ value: Double?,
    _ coder: inout Coder
  ) throws(WireFault) -> Double {
    try coder.double(value)
  }
}

extension Int32: Wired {
  @inlinable public static func form<Coder: WireCoder>(
    _ value: Int32?,
    _ coder: inout Coder
  ) throws(WireFault) -> Int32 {
    guard let number = Int32(exactly: try coder.signed(value.map { Int64($0) })) else {
      throw coder.fault("a number of more than 32 bits")
    }
    return number
  }
}

/// An array, coded as the number of its elements and then each element.
extension Array: Wired where Element: Wired {
  @inlinable public static func form<Coder: WireCoder>(
    _ value: [Element]?,
    _ coder: inout Coder
  ) throws(WireFault) -> [Element] {
    try coder.items(value, upTo: .max)
  }
}

/// A dictionary, coded as an array of its entries, sorted by key.
extension Dictionary: Wired where Key == String, Value: Wired {
  public static func form<Coder: WireCoder>(
    _ value: [String: Value]?,
    _ coder: inout Coder
  ) throws(WireFault) -> [String: Value] {
    let entries = try coder.items(
      value?.sorted { $0.key < $1.key }.map { WiredEntry(key: $0.key, value: $0.value) },
      upTo: .max
    )
    var table = [String: Value](minimumCapacity: Swift.min(entries.count, 1 << 12))
    for entry in entries {
      guard table.updateValue(entry.value, forKey: entry.key) == nil else {
        throw coder.fault("a key twice")
      }
    }
    return table
  }
}

private struct WiredEntry<Value: Wired>: WiredRecord {
  let key: String
  let value: Value

  static func fields<Coder: WireCoder>(
    _ value: Self?,
    _ coder: inout Coder
  ) throws(WireFault) -> Self {
    Self(
      key: try coder.required("key", 0, value?.key),
      value: try coder.required("value", 1, value?.value)
    )
  }
}

/// Any number of bytes; only for coders of bytes.
public struct WiredBytes: Wired {
  public let bytes: [UInt8]

  @inlinable public init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  @inlinable public static func form<Coder: WireCoder>(
    _ value: Self?,
    _ coder: inout Coder
  ) throws(WireFault) -> Self {
    let count = try coder.unsigned((value?.bytes.count).map { UInt64($0) })
    return Self(try coder.bytes(value?.bytes, count: Int(clamping: count)))
  }
}

/// A floating-point number, including infinities and NaN; in JSON it is a string.
public struct WiredNumber: Wired {
  public let number: Double

  @inlinable public init(_ number: Double) {
    self.number = number
  }

  @inlinable public static func form<Coder: WireCoder>(
    _ value: Self?,
    _ coder: inout Coder
  ) throws(WireFault) -> Self {
    if Coder.isText { return try written(value, &coder) }
    // The low bytes of most numbers are 0.
    let bits = try coder.unsigned((value?.number.bitPattern)?.byteSwapped)
    return Self(Double(bitPattern: bits.byteSwapped))
  }

  @inline(never)
  public static func written<Coder: WireCoder>(
    _ value: Self?,
    _ coder: inout Coder
  ) throws(WireFault) -> Self {
    guard let number = Double(try coder.text(value?.number.description)) else {
      throw coder.fault(ofItself: "is not a number")
    }
    return Self(number)
  }
}

/// An enumeration of strings, coded by its raw value in JSON and in bytes.
public protocol WiredWord: Wired, CaseIterable, RawRepresentable where RawValue == String {}

extension WiredWord {
  @inlinable public static func form<Coder: WireCoder>(
    _ value: Self?,
    _ coder: inout Coder
  ) throws(WireFault) -> Self {
    guard let known = Self(rawValue: try coder.text(value?.rawValue)) else {
      throw coder.fault("an unknown word")
    }
    return known
  }
}
