/// An escape in a JSON string, such as `\n` or `\u00e9` (RFC 8259, section 7).
enum JSONEscape {
  case scalar(Unicode.Scalar, length: Int)
  /// A lone surrogate, which is half of a UTF-16 pair; `length` is the number of its bytes in the
  /// text.
  case half(length: Int)

  /// Parses the escape that begins with the backslash at `position`; returns `nil` if it is not
  /// valid JSON.
  init?(_ bytes: ArraySlice<UInt8>, at position: Int) {
    guard position + 1 < bytes.endIndex else { return nil }
    switch bytes[position + 1] {
    case UInt8(ascii: "u"):
      guard let unit = Self.unit(bytes, at: position) else { return nil }
      if let scalar = Unicode.Scalar(unit) {
        self = .scalar(scalar, length: 6)
      } else if unit < 0xDC00, let low = Self.unit(bytes, at: position + 6),
        (0xDC00...0xDFFF).contains(low),
        let scalar = Unicode.Scalar(0x10000 + ((unit - 0xD800) << 10) + (low - 0xDC00))
      {
        self = .scalar(scalar, length: 12)
      } else {
        self = .half(length: 6)
      }
    case let letter:
      guard let scalar = Self.letters[letter] else { return nil }
      self = .scalar(scalar, length: 2)
    }
  }

  private static let letters: [UInt8: Unicode.Scalar] = [
    UInt8(ascii: "\""): "\"", UInt8(ascii: "\\"): "\\", UInt8(ascii: "/"): "/",
    UInt8(ascii: "b"): "\u{8}",
    UInt8(ascii: "f"): "\u{C}", UInt8(ascii: "n"): "\n", UInt8(ascii: "r"): "\r",
    UInt8(ascii: "t"): "\t",
  ]

  /// Returns the UTF-16 code unit, a number of 16 bits, of `\uXXXX` at a position; `nil` if there
  /// is none.
  private static func unit(_ bytes: ArraySlice<UInt8>, at position: Int) -> UInt32? {
    guard position + 6 <= bytes.endIndex, bytes[position] == UInt8(ascii: "\\"),
      bytes[position + 1] == UInt8(ascii: "u")
    else { return nil }
    var number: UInt32 = 0
    for byte in bytes[position + 2..<position + 6] {
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { return nil }
      number = number << 4 | UInt32(digit)
    }
    return number
  }
}
