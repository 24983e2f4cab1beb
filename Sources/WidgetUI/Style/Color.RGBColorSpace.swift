import Foundation

extension Color {
  /// The space in which components are given; terminals know sRGB, so others are converted.
  public enum RGBColorSpace: Hashable, Sendable {
    case sRGB, sRGBLinear, displayP3
  }
}

extension Color.RGBColorSpace {
  /// The components in sRGB; those that it cannot show may lie outside 0 to 1.
  func encoded(_ red: Double, _ green: Double, _ blue: Double) -> (Double, Double, Double) {
    switch self {
    case .sRGB: return (red, green, blue)
    case .sRGBLinear: return (Self.encoded(red), Self.encoded(green), Self.encoded(blue))
    case .displayP3:
      let (r, g, b) = (Self.linear(red), Self.linear(green), Self.linear(blue))
      // From the primaries of Display P3 to those of sRGB, both with white D65 (CSS Color 4).
      return (
        Self.encoded(1.2249401762 * r - 0.2249401763 * g),
        Self.encoded(-0.0420569547 * r + 1.0420569547 * g),
        Self.encoded(-0.0196375546 * r - 0.0786360456 * g + 1.0982736001 * b)
      )
    }
  }

  /// A component of light as sRGB writes it (IEC 61966-2-1).
  static func encoded(_ linear: Double) -> Double {
    linear <= 0.0031308 ? linear * 12.92 : 1.055 * pow(linear, 1 / 2.4) - 0.055
  }

  /// A component as sRGB writes it as an amount of light (IEC 61966-2-1).
  static func linear(_ encoded: Double) -> Double {
    encoded <= 0.04045 ? encoded / 12.92 : pow((encoded + 0.055) / 1.055, 2.4)
  }
}
