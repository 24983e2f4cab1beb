import Foundation
import WidgetRender

extension Color {
  /// The components of a colour for a scheme, in sRGB from 0 to 1.
  public struct Resolved: Hashable, Sendable, Codable {
    public var red: Float
    public var green: Float
    public var blue: Float
    public var opacity: Float

    public init(red: Float, green: Float, blue: Float, opacity: Float = 1) {
      (self.red, self.green, self.blue, self.opacity) = (red, green, blue, opacity)
    }

    public init(
      colorSpace: RGBColorSpace,
      red: Float,
      green: Float,
      blue: Float,
      opacity: Float = 1
    ) {
      let (red, green, blue) = colorSpace.encoded(Double(red), Double(green), Double(blue))
      self.init(red: Float(red), green: Float(green), blue: Float(blue), opacity: opacity)
    }

    /// The red component as a linear amount of light.
    public var linearRed: Float {
      get { Float(RGBColorSpace.linear(Double(red))) }
      set { red = Float(RGBColorSpace.encoded(Double(newValue))) }
    }

    public var linearGreen: Float {
      get { Float(RGBColorSpace.linear(Double(green))) }
      set { green = Float(RGBColorSpace.encoded(Double(newValue))) }
    }

    public var linearBlue: Float {
      get { Float(RGBColorSpace.linear(Double(blue))) }
      set { blue = Float(RGBColorSpace.encoded(Double(newValue))) }
    }
  }

  public init(_ resolved: Resolved) {
    self.init(
      red: Double(resolved.red),
      green: Double(resolved.green),
      blue: Double(resolved.blue),
      opacity: Double(resolved.opacity)
    )
  }

  /// Returns the components for a scheme, in the host's palette.
  package func resolved(in palette: Palette) -> Resolved {
    let fixed = palette.fixed(archived)
    guard case .rgb(let value, _) = fixed.base else {
      return Resolved(red: 0, green: 0, blue: 0, opacity: 0)
    }
    return Resolved(
      red: Float(value >> 16 & 0xFF) / 255,
      green: Float(value >> 8 & 0xFF) / 255,
      blue: Float(value & 0xFF) / 255,
      opacity: Float(fixed.opacity) / 255
    )
  }
}
