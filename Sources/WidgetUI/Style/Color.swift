import WidgetRender

/// A colour that stays symbolic until the host draws it for a scheme, a palette and a terminal.
public struct Color: Hashable, Sendable {
  package let archived: ArchivedColor

  package init(archived: ArchivedColor) {
    self.archived = archived
  }

  private init(_ base: ArchivedColor.Base) {
    self.init(archived: ArchivedColor(base))
  }

  /// Components and opacity from 0 to 1; others are clamped, not-a-number counts as 0.
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

  /// A grey from 0, black, to 1, white.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// Hue, saturation and brightness from 0 to 1, converted to sRGB.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    func component(_ offset: Double) -> Double {
      let place = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(place, 4 - place, 1))
    }
    self.init(red: component(5), green: component(3), blue: component(1), opacity: opacity)
  }

  /// A colour with a value of its own for each scheme, as `0xRRGGBB`.
  public init(light: UInt32, dark: UInt32) {
    self.init(.rgb(light: light & 0xFF_FFFF, dark: dark & 0xFF_FFFF))
  }

  /// The colour with its opacity multiplied by `opacity`, from 0 to 1.
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

/// A fraction from 0 to 1 as a byte from 0 to 255, rounded half up.
func byte(_ fraction: Double) -> UInt8 {
  UInt8((clamped(fraction) * 255 + 0.5).rounded(.down))
}
