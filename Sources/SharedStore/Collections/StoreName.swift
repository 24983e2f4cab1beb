/// The names that collections and columns may have.
enum StoreName {
  /// SQL has no bound identifiers: only what needs no escape gets into a statement.
  static func isValid(_ name: String) -> Bool {
    let maximumLength = 64  // Longer than any name that a person types.
    guard let first = name.utf8.first, first != UInt8(ascii: "_"), !isDigit(first) else {
      return false
    }
    return name.utf8.count <= maximumLength && name.utf8.allSatisfy { isLetter($0) || isDigit($0) }
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || byte == UInt8(ascii: "_")
  }
}
