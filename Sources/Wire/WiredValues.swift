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

/// A list as a value: how many, and each of them.
public struct WiredList<Item: Wired>: Wired {
  public let items: [Item]

  @inlinable public init(_ items: [Item]) {
    self.items = items
  }

  @inlinable public static func form<Coder: WireCoder>(
    _ value: Self?,
    _ coder: inout Coder
  ) throws(WireFault) -> Self {
    Self(try coder.items(value?.items, upTo: .max))
  }
}
