/// What a scalar may be in an emoji sequence (UTS #51).
enum EmojiScalar {
  /// Whether it can stand on either side of U+200D or before a skin tone.
  static func isPictograph(_ scalar: UInt32) -> Bool {
    guard scalar >= 0xA9, !isRegionalIndicator(scalar), !isModifier(scalar) else { return false }
    return Unicode.Scalar(scalar)?.properties.isEmoji ?? false
  }

  static func isRegionalIndicator(_ scalar: UInt32) -> Bool {
    (0x1F1E6...0x1F1FF).contains(scalar)
  }

  /// One of the five skin tones.
  static func isModifier(_ scalar: UInt32) -> Bool {
    (0x1F3FB...0x1F3FF).contains(scalar)
  }
}
