public import Foundation

/// A shadow, which is finer than a cell and therefore not drawn.
public struct ShadowStyle: Equatable, Sendable {
  private init() {}

  public static func drop(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33),
    radius: CGFloat,
    x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle { ShadowStyle() }

  public static func inner(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55),
    radius: CGFloat,
    x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle { ShadowStyle() }
}
