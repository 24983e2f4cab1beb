/// The icons of fonts such as Nerd Fonts, which users of status bars install: characters that no
/// other font has.
enum FontIcons {
  /// Powerline's separators, which are drawn as shapes between two colours.
  private static let separators: ClosedRange<UInt32> = 0xE0B0...0xE0D7

  /// Returns the text with `▨` in place of each icon, and without separators.
  static func replaced(in text: String) -> String {
    guard text.unicodeScalars.contains(where: isIcon) else { return text }
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars where !separators.contains(scalar.value) {
      scalars.append(isIcon(scalar) ? "▨" : scalar)
    }
    return String(scalars)
  }

  private static func isIcon(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0xE000 && scalar.properties.generalCategory == .privateUse
  }
}
