/// Which Hangul letters join into one syllable (UAX #29, rules GB6 to GB8).
enum HangulJamo {
  static func isVowel(_ scalar: UInt32) -> Bool {
    (0x1160...0x11A7).contains(scalar) || (0xD7B0...0xD7C6).contains(scalar)
  }

  static func isFinal(_ scalar: UInt32) -> Bool {
    (0x11A8...0x11FF).contains(scalar) || (0xD7CB...0xD7FB).contains(scalar)
  }

  /// Whether a vowel or a final continues the syllable that ends with `last`.
  static func joins(_ last: UInt32, _ scalar: UInt32) -> Bool {
    if isVowel(last) { return true }
    if isFinal(scalar) { return isFinal(last) || isSyllable(last) }
    return isInitial(last) || (isSyllable(last) && isOpen(last))
  }

  private static func isInitial(_ scalar: UInt32) -> Bool {
    (0x1100...0x115F).contains(scalar) || (0xA960...0xA97C).contains(scalar)
  }

  private static func isSyllable(_ scalar: UInt32) -> Bool {
    (0xAC00...0xD7A3).contains(scalar)
  }

  /// Whether a precomposed syllable has no final; they lie in groups of 28, the open one first.
  private static func isOpen(_ syllable: UInt32) -> Bool {
    (syllable - 0xAC00) % 28 == 0
  }
}
