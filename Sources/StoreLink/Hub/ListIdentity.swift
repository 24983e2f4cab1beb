/// Creates the random identities of lists.
enum ListIdentity {
  /// Returns a text of 128 random bits in lower-case letters and digits.
  static func make() -> String {
    var generator = SystemRandomNumberGenerator()
    return [generator.next(), generator.next()].map { String($0, radix: 36) }.joined()
  }

  /// Returns whether a byte can be part of a list's identity, which needs no quotes in SQL.
  static func isLetter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
