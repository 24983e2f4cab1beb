public import Foundation
public import WidgetUI

/// A colour of UIKit: its components for light and dark, and the corresponding SwiftUI colour.
public final class UIColor: NSObject, Sendable {
  let light: ColorComponents
  let dark: ColorComponents
  /// The colour that views draw; a named system colour is the terminal's own.
  let color: Color

  init(light: ColorComponents, dark: ColorComponents, color: Color? = nil) {
    self.light = light
    self.dark = dark
    self.color =
      color
      ?? (light == dark
        ? Color(red: light.red, green: light.green, blue: light.blue, opacity: light.alpha)
        : Color(light: light.rgb, dark: dark.rgb).opacity(light.alpha))
  }

  convenience init(_ components: ColorComponents) {
    self.init(light: components, dark: components)
  }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(ColorComponents(red: red, green: green, blue: blue, alpha: alpha))
  }

  public convenience init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: displayP3Red, green: green, blue: blue, alpha: alpha)
  }

  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  public convenience init(
    hue: CGFloat,
    saturation: CGFloat,
    brightness: CGFloat,
    alpha: CGFloat
  ) {
    self.init(
      ColorComponents(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)
    )
  }

  /// Creates a colour by calling the provider immediately, once for light and once for dark.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    let light = dynamicProvider(UITraitCollection(userInterfaceStyle: .light))
    let dark = dynamicProvider(UITraitCollection(userInterfaceStyle: .dark))
    self.init(light: light.light, dark: dark.dark)
  }

  /// Creates a colour from one of SwiftUI.
  ///
  /// Its components are grey, because only the host knows the real ones.
  public convenience init(_ color: Color) {
    let unknown = ColorComponents(red: 0.5, green: 0.5, blue: 0.5)
    self.init(light: unknown, dark: unknown, color: color)
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return light == other.light && dark == other.dark && color == other.color
  }

  public override var hash: Int { color.hashValue }
}

/// The colours with fixed components (Apple, UIColor: Standard colors).
extension UIColor {
  private static func fixed(_ rgb: UInt32) -> UIColor { UIColor(ColorComponents(rgb: rgb)) }

  public static let black = fixed(0x000000)
  public static let darkGray = fixed(0x555555)
  public static let lightGray = fixed(0xAAAAAA)
  public static let white = fixed(0xFFFFFF)
  public static let gray = fixed(0x808080)
  public static let red = fixed(0xFF0000)
  public static let green = fixed(0x00FF00)
  public static let blue = fixed(0x0000FF)
  public static let cyan = fixed(0x00FFFF)
  public static let yellow = fixed(0xFFFF00)
  public static let magenta = fixed(0xFF00FF)
  public static let orange = fixed(0xFF8000)
  public static let purple = fixed(0x800080)
  public static let brown = fixed(0x996633)
  public static let clear = UIColor(ColorComponents(rgb: 0, alpha: 0))
}

extension UIColor {
  /// Creates a colour from an asset catalogue; `nil` if there is none with this name.
  ///
  /// The traits have no effect. Its components are grey, because only the host knows the real ones.
  public convenience init?(
    named name: String,
    in bundle: Bundle? = nil,
    compatibleWith traitCollection: UITraitCollection? = nil
  ) {
    guard let color = Color.asset(named: name, bundle: bundle) else { return nil }
    self.init(color)
  }
}

extension Color {
  public init(uiColor: UIColor) {
    self = uiColor.color
  }

  @_disfavoredOverload
  public init(_ color: UIColor) {
    self = color.color
  }
}
