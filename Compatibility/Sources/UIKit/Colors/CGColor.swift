public import Foundation
public import WidgetUI

/// Red, green, blue and opacity in sRGB, from 0 to 1.
public final class CGColor: Hashable, Sendable {
  let values: ColorComponents

  init(_ values: ColorComponents) {
    self.values = values
  }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(ColorComponents(red: red, green: green, blue: blue, alpha: alpha))
  }

  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  public var alpha: CGFloat { values.alpha }
  public var numberOfComponents: Int { 4 }
  public var components: [CGFloat]? { [values.red, values.green, values.blue, values.alpha] }

  public static func == (left: CGColor, right: CGColor) -> Bool { left.values == right.values }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(values)
  }
}

extension Color {
  public init(_ cgColor: CGColor) {
    self = UIColor(cgColor: cgColor).color
  }

  public init(cgColor: CGColor) {
    self.init(cgColor)
  }
}
