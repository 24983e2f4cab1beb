/// The way in which the sanitiser treats a scalar, regardless of its neighbours.
enum SafetyClass {
  /// A scalar that is kept, and begins a cluster or joins one by itself.
  case base
  /// A combining mark, which is kept after a base.
  case mark
  case hangulVowel, hangulFinal
  /// A scalar that becomes a space.
  case space
  case lineBreak
  case joiner
  case emojiSelector, textSelector
  case tag
  /// A scalar that is dropped.
  case invisible
  /// A scalar that becomes U+FFFD.
  case unsafe

  init(of scalar: UInt32) {
    if Self.isPlain(scalar) {
      self = .base
      return
    }
    switch scalar {
    case 0x09: self = .space
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: self = .lineBreak
    case 0..<0x20, 0x7F..<0xA0: self = .unsafe
    // Blocks without marks or gaps, which most text is made of, need no look-up of properties.
    case 0xA0..<0xAD, 0xAE..<0x300, 0x400..<0x483, 0x2190..<0x2200, 0x2500..<0x2600,
      0x3041..<0x3097,
      0x30A1..<0x30FB, 0x4E00..<0xA000, 0xAC00..<0xD7A4:
      self = .base
    case 0x200D: self = .joiner
    case 0xFE0E: self = .textSelector
    case 0xFE0F: self = .emojiSelector
    case 0xE0030...0xE0039, 0xE0061...0xE007A, 0xE007F: self = .tag
    default: self = Self.byProperties(scalar)
    }
  }

  /// Returns whether a scalar is kept and has no part in any sequence; this is most text, and needs
  /// no table.
  @inline(__always)
  static func isPlain(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x20..<0x7F, 0xB0..<0x300, 0x400..<0x483, 0x3041..<0x3097, 0x30A1..<0x30FB,
      0x4E00..<0xA000,
      0xAC00..<0xD7A4:
      true
    default:
      false
    }
  }

  private static func byProperties(_ value: UInt32) -> SafetyClass {
    guard let scalar = Unicode.Scalar(value) else { return .unsafe }
    let properties = scalar.properties
    // Fillers and selectors are invisible, although their categories are letter and mark.
    if properties.isDefaultIgnorableCodePoint { return .invisible }
    if HangulJamo.isVowel(value) { return .hangulVowel }
    if HangulJamo.isFinal(value) { return .hangulFinal }
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: return .mark
    case .format: return .invisible
    case .control, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator:
      return .unsafe
    default: return .base
    }
  }
}

/// The classes of Hangul letters, which determine how they join into a syllable (UAX #29, rules GB6 to GB8).
enum HangulJamo {
  fileprivate static func isVowel(_ scalar: UInt32) -> Bool {
    (0x1160...0x11A7).contains(scalar) || (0xD7B0...0xD7C6).contains(scalar)
  }

  fileprivate static func isFinal(_ scalar: UInt32) -> Bool {
    (0x11A8...0x11FF).contains(scalar) || (0xD7CB...0xD7FB).contains(scalar)
  }

  /// Returns whether a vowel or a final continues the syllable that ends with `last`.
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

  /// Returns whether a precomposed syllable has no final; syllables are in groups of 28, the open one first.
  private static func isOpen(_ syllable: UInt32) -> Bool {
    (syllable - 0xAC00) % 28 == 0
  }
}
