/// Formats bytes and numbers as lower-case hexadecimal digits.
package enum Hexadecimal {
  /// Returns two digits for each byte.
  package static func digits(of bytes: some Collection<UInt8>) -> String {
    String(unsafeUninitializedCapacity: bytes.count * 2) { text in
      var end = 0
      for byte in bytes {
        text.initializeElement(at: end, to: digit(byte >> 4))
        text.initializeElement(at: end + 1, to: digit(byte & 0xF))
        end += 2
      }
      return end
    }
  }

  /// Returns the last `count` digits of a number, padded with zeros.
  package static func digits(of number: some BinaryInteger, count: Int) -> String {
    String(unsafeUninitializedCapacity: count) { text in
      for place in 0..<count {
        let value = UInt8(truncatingIfNeeded: number >> ((count - 1 - place) * 4)) & 0xF
        text.initializeElement(at: place, to: digit(value))
      }
      return count
    }
  }

  private static func digit(_ number: UInt8) -> UInt8 { number + (number < 10 ? 0x30 : 0x57) }
}
