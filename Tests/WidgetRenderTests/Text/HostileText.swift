import TestSupport

/// Random texts of scalars that join, hide, reorder or control other text, and the check of a
/// cleaned text.
enum HostileText {
  private static let pool: [UInt32] = [
    0x20, 0x61, 0x31, 0x0A, 0x0D, 0x09, 0x1B, 0x85, 0x2028, 0x301, 0x302, 0x200D, 0x200D, 0xFE0F,
    0xFE0E, 0x1F468, 0x1F469, 0x2764, 0x1F3FB, 0x1F3FE, 0x1F1E6, 0x1F1E7, 0x1100, 0x1161, 0x11A8,
    0xAC00, 0xAC01, 0x94D, 0x915, 0x937, 0x93F, 0x1F3F4, 0xE0067, 0xE0062, 0xE007F, 0x200B, 0x202E,
    0xE33, 0xFF9E, 0x600, 0xD4E, 0x20E3, 0x4E00, 0xE000, 0x378, 0xFFFD, 0xFEFF, 0x115F, 0x1160,
    0xE0100, 0x1F600, 0x2600, 0xDCA, 0xB7, 0xE9,
  ]

  static func random(using random: inout SplitMix64) -> String {
    var text = ""
    for _ in 0..<Int.random(in: 0...14, using: &random) {
      guard let value = pool.randomElement(using: &random), let scalar = Unicode.Scalar(value)
      else { continue }
      text.unicodeScalars.append(scalar)
    }
    return text
  }

  /// Returns whether a text has no control characters, and no format characters except joiners and
  /// tags (RI-1).
  static func isSafe(_ text: String, allowsLineFeed: Bool) -> Bool {
    text.unicodeScalars.allSatisfy { scalar in
      switch scalar.properties.generalCategory {
      case .control: allowsLineFeed && scalar == "\n"
      case .format: scalar == "\u{200D}" || (0xE0030...0xE007F).contains(scalar.value)
      case .privateUse, .unassigned, .surrogate, .lineSeparator, .paragraphSeparator: false
      default: true
      }
    }
  }
}
