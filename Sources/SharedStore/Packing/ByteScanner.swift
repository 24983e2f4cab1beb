/// Reads numbers and bytes from an array, from its beginning, and never beyond its end.
struct ByteScanner {
  private let content: [UInt8]
  private var offset = 0

  init(_ content: [UInt8]) {
    self.content = content
  }

  var isAtEnd: Bool { offset == content.count }

  mutating func byte() -> UInt8? {
    guard offset < content.count else { return nil }
    defer { offset += 1 }
    return content[offset]
  }

  mutating func bytes(_ count: Int) -> ArraySlice<UInt8>? {
    guard count >= 0, count <= content.count - offset else { return nil }
    defer { offset += count }
    return content[offset..<offset + count]
  }

  /// Reads a number of eight bytes, the least significant first; `nil` if fewer are left.
  mutating func number() -> UInt64? {
    bytes(8)?.reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }

  /// Reads a number with seven bits in each byte, the lowest first; the highest bit of a byte means
  /// that another byte follows.
  mutating func variableNumber() -> UInt64? {
    var value: UInt64 = 0
    for shift in stride(from: UInt64(0), to: 63, by: 7) {
      guard let byte = byte() else { return nil }
      value |= UInt64(byte & 0x7f) << shift
      if byte & 0x80 == 0 { return value }
    }
    return nil
  }

  /// Reads a number in the encoding of `variableNumber`, whose lowest bit is the sign.
  mutating func signedNumber() -> Int? {
    guard let number = variableNumber() else { return nil }
    let magnitude = Int(number >> 1)
    return number & 1 == 0 ? magnitude : -magnitude - 1
  }
}

extension [UInt8] {
  /// Appends a number of up to 63 bits, in the encoding that `ByteScanner.variableNumber` reads.
  mutating func appendVariableNumber(_ number: UInt64) {
    var rest = number
    while rest >= 0x80 {
      append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    append(UInt8(truncatingIfNeeded: rest))
  }

  /// Appends a signed number, in the encoding that `ByteScanner.signedNumber` reads.
  mutating func appendSignedNumber(_ number: Int) {
    appendVariableNumber(number < 0 ? UInt64(-(number + 1)) << 1 | 1 : UInt64(number) << 1)
  }
}
