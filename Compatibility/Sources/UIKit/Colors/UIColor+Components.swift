public import Foundation

extension UIColor {
  /// The same colour with another opacity.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    var (light, dark) = (self.light, self.dark)
    (light.alpha, dark.alpha) = (alpha, alpha)
    return UIColor(light: light, dark: dark, color: color.opacity(alpha))
  }

  /// The colour for one scheme.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    UIColor(traitCollection.userInterfaceStyle == .dark ? dark : light)
  }

  /// Writes the light scheme's components and returns true.
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

  /// Writes the light scheme's hue, saturation and brightness and returns true.
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

  /// Writes the light scheme's mean brightness and returns true.
  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    white?.pointee = (light.red + light.green + light.blue) / 3
    alpha?.pointee = light.alpha
    return true
  }

  public var cgColor: CGColor { CGColor(light) }

  public convenience init(cgColor: CGColor) {
    self.init(cgColor.values)
  }
}
