import Foundation
import WidgetRender

/// A colour, which the host resolves when it draws for a scheme, a palette and a terminal.
///
/// ```swift
/// Text("Warning").foregroundStyle(Color.orange)
/// Text("Brand").foregroundStyle(Color(light: 0x0055AA, dark: 0x66AAFF))
/// ```
public struct Color: Hashable, Sendable {
  package let archived: ArchivedColor

  package init(archived: ArchivedColor) {
    self.archived = archived
  }

  private init(_ base: ArchivedColor.Base) {
    self.init(archived: ArchivedColor(base))
  }

  /// Creates a colour from components and an opacity from 0 to 1.
  ///
  /// Other values are clamped; not-a-number counts as 0.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB,
    red: Double,
    green: Double,
    blue: Double,
    opacity: Double = 1
  ) {
    let (red, green, blue) = colorSpace.encoded(red, green, blue)
    let rgb = UInt32(byte(red)) << 16 | UInt32(byte(green)) << 8 | UInt32(byte(blue))
    self.init(
      archived: ArchivedColor(.rgb(light: rgb, dark: rgb), opacity: byte(opacity))
    )
  }

  /// Creates a grey from 0, black, to 1, white.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// Creates a colour from hue, saturation and brightness from 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    func component(_ offset: Double) -> Double {
      let place = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(place, 4 - place, 1))
    }
    self.init(red: component(5), green: component(3), blue: component(1), opacity: opacity)
  }

  /// Creates a colour with a value for each scheme, as `0xRRGGBB`.
  ///
  /// - Parameters:
  ///   - light: The colour on a light background.
  ///   - dark: The colour on a dark background.
  public init(light: UInt32, dark: UInt32) {
    self.init(.rgb(light: light & 0xFF_FFFF, dark: dark & 0xFF_FFFF))
  }

  /// Creates a copy of a colour, so that `Color(uiColor)` compiles; `Color(.name)` is a colour of
  /// an asset catalogue.
  @_disfavoredOverload
  public init(_ color: Color) {
    self = color
  }

  /// Returns the colour with its opacity multiplied by `opacity`, from 0 to 1.
  public func opacity(_ opacity: Double) -> Color {
    var copy = archived
    copy.opacity = byte(Double(archived.opacity) / 255 * clamped(opacity))
    return Color(archived: copy)
  }

  public static let primary = Color(archived: .primary)
  public static let secondary = Color(archived: .secondary)
  public static let accentColor = Color(archived: .accent)
  public static let red = Color(.system(.red))
  public static let orange = Color(.system(.orange))
  public static let yellow = Color(.system(.yellow))
  public static let green = Color(.system(.green))
  public static let mint = Color(.system(.mint))
  public static let teal = Color(.system(.teal))
  public static let cyan = Color(.system(.cyan))
  public static let blue = Color(.system(.blue))
  public static let indigo = Color(.system(.indigo))
  public static let purple = Color(.system(.purple))
  public static let pink = Color(.system(.pink))
  public static let brown = Color(.system(.brown))
  public static let white = Color(.system(.white))
  public static let gray = Color(.system(.gray))
  public static let black = Color(.system(.black))
  public static let clear = Color(.system(.clear))
}

private func clamped(_ fraction: Double) -> Double {
  fraction.isNaN ? 0 : min(max(fraction, 0), 1)
}

/// Returns a fraction from 0 to 1 as a byte from 0 to 255, rounded half up.
func byte(_ fraction: Double) -> UInt8 {
  UInt8((clamped(fraction) * 255 + 0.5).rounded(.down))
}

extension Color {
  /// The colour space of components; all are converted to sRGB, which terminals use.
  public enum RGBColorSpace: Hashable, Sendable {
    case sRGB, sRGBLinear, displayP3
  }
}

extension Color.RGBColorSpace {
  /// Returns the components in sRGB; colours that sRGB does not contain have components below 0 or
  /// above 1.
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

  /// Converts a linear component to sRGB (IEC 61966-2-1).
  static func encoded(_ linear: Double) -> Double {
    linear <= 0.0031308 ? linear * 12.92 : 1.055 * pow(linear, 1 / 2.4) - 0.055
  }

  /// Converts an sRGB component to a linear one (IEC 61966-2-1).
  static func linear(_ encoded: Double) -> Double {
    encoded <= 0.04045 ? encoded / 12.92 : pow((encoded + 0.055) / 1.055, 2.4)
  }
}

/// Supports colour literals: `#colorLiteral(red:green:blue:alpha:)`.
extension Color: _ExpressibleByColorLiteral {
  public init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(
      red: Double(red),
      green: Double(green),
      blue: Double(blue),
      opacity: Double(alpha)
    )
  }
}

extension Color {
  /// Returns a mixture with another colour; symbolic colours become values for both schemes.
  ///
  /// ```swift
  /// let sunset = Color.orange.mix(with: .purple, by: 0.3)
  /// ```
  ///
  /// - Parameters:
  ///   - other: The other colour.
  ///   - fraction: The share of the other colour, from 0 to 1.
  ///   - colorSpace: Without effect, because the host mixes all colours in one space.
  /// - Returns: The mixture.
  public func mix(
    with other: Color,
    by fraction: Double,
    in colorSpace: Gradient.ColorSpace = .perceptual
  ) -> Color {
    Color(
      archived: Palette.mixed(
        archived,
        with: other.archived,
        by: Double(byte(fraction)) / 255
      )
    )
  }
}

extension Color: CustomStringConvertible {
  /// The colour's name; for a colour without a name its components as `#RRGGBBAA`, for each scheme
  /// if they differ.
  public var description: String {
    switch archived.base {
    case .foreground(let level): level == 1 ? "primary" : level == 2 ? "secondary" : "level\(level)"
    case .background: "background"
    case .accent: "accentColor"
    case .system(let color): "\(color)"
    case .rgb(let light, let dark):
      light == dark ? "#" + hex(light) : "#" + hex(light) + "/#" + hex(dark)
    }
  }

  private func hex(_ value: UInt32) -> String {
    [value >> 16 & 0xFF, value >> 8 & 0xFF, value & 0xFF, UInt32(archived.opacity)]
      .map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }
      .joined()
  }
}
