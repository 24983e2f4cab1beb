public import FoundationAdditions

extension UIColor {
  /// Returns the same colour with another opacity.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    var (light, dark) = (self.light, self.dark)
    (light.alpha, dark.alpha) = (alpha, alpha)
    return UIColor(light: light, dark: dark, color: color.opacity(alpha))
  }

  /// Returns the colour for the light or dark scheme of the traits.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    UIColor(traitCollection.userInterfaceStyle == .dark ? dark : light)
  }

  /// Writes the light scheme's components through the pointers and returns `true`.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?,
    green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    red?.pointee = light.red
    green?.pointee = light.green
    blue?.pointee = light.blue
    alpha?.pointee = light.alpha
    return true
  }

  /// Writes the light scheme's hue, saturation, brightness and opacity through the pointers and
  /// returns `true`.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?,
    saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let hsb = light.hsb
    hue?.pointee = hsb.hue
    saturation?.pointee = hsb.saturation
    brightness?.pointee = hsb.brightness
    alpha?.pointee = light.alpha
    return true
  }

  /// Writes the mean of the light scheme's components through `white` and returns `true`.
  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    white?.pointee = (light.red + light.green + light.blue) / 3
    alpha?.pointee = light.alpha
    return true
  }

  /// The colour's components in the light scheme.
  public var cgColor: CGColor {
    CGColor(red: light.red, green: light.green, blue: light.blue, alpha: light.alpha)
  }

  public convenience init(cgColor: CGColor) {
    let values = cgColor.components ?? []
    guard values.count == 4 else {
      self.init(ColorComponents(rgb: 0, alpha: 0))
      return
    }
    self.init(
      ColorComponents(red: values[0], green: values[1], blue: values[2], alpha: values[3])
    )
  }
}

/// A colour's sRGB components and its opacity, from 0 to 1.
struct ColorComponents: Hashable, Sendable {
  var red: Double
  var green: Double
  var blue: Double
  var alpha = 1.0

  /// The components as `0xRRGGBB`.
  var rgb: UInt32 {
    [red, green, blue].reduce(0) { $0 << 8 | UInt32((Self.clamped($1) * 255).rounded()) }
  }

  init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = Self.clamped(red)
    self.green = Self.clamped(green)
    self.blue = Self.clamped(blue)
    self.alpha = Self.clamped(alpha)
  }

  init(rgb: UInt32, alpha: Double = 1) {
    self.init(
      red: Double(rgb >> 16 & 0xFF) / 255,
      green: Double(rgb >> 8 & 0xFF) / 255,
      blue: Double(rgb & 0xFF) / 255,
      alpha: alpha
    )
  }

  /// Creates components from hue, saturation and brightness, each from 0 to 1.
  init(hue: Double, saturation: Double, brightness: Double, alpha: Double) {
    let hue = hue.isFinite ? hue : 0
    func component(_ offset: Double) -> Double {
      let place = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(place, 4 - place, 1))
    }
    self.init(red: component(5), green: component(3), blue: component(1), alpha: alpha)
  }

  /// The hue, saturation and brightness, each from 0 to 1.
  var hsb: (hue: Double, saturation: Double, brightness: Double) {
    let high = max(red, green, blue)
    let range = high - min(red, green, blue)
    guard range > 0 else { return (0, 0, high) }
    let sixths: Double
    switch high {
    case red: sixths = (green - blue) / range + (green < blue ? 6 : 0)
    case green: sixths = (blue - red) / range + 2
    default: sixths = (red - green) / range + 4
    }
    return (sixths / 6, range / high, high)
  }

  private static func clamped(_ value: Double) -> Double {
    value.isNaN ? 0 : min(max(value, 0), 1)
  }
}
