public import Foundation
import WidgetRender

extension GraphicsContext {
  /// What a canvas paints with; places and distances are points of the drawing.
  public struct Shading: Sendable {
    enum Kind: Sendable {
      case style(AnyShapeStyle)
      case linear(Gradient, from: CGPoint, to: CGPoint)
      case radial(Gradient, center: CGPoint, from: CGFloat, to: CGFloat)
      case conic(Gradient, center: CGPoint, angle: Angle)
    }

    let kind: Kind

    public static var foreground: Shading { .style(ForegroundStyle()) }
    public static var backdrop: Shading { .style(BackgroundStyle()) }

    public static func color(_ color: Color) -> Shading { .style(color) }

    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB,
      red: Double,
      green: Double,
      blue: Double,
      opacity: Double = 1
    ) -> Shading {
      .style(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }

    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB,
      white: Double,
      opacity: Double = 1
    ) -> Shading {
      .style(Color(colorSpace, white: white, opacity: opacity))
    }

    /// A style across the bounds of what is painted.
    public static func style<Style: ShapeStyle>(_ style: Style) -> Shading {
      Shading(kind: .style(AnyShapeStyle(style)))
    }

    public static func linearGradient(
      _ gradient: Gradient,
      startPoint: CGPoint,
      endPoint: CGPoint,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(kind: .linear(gradient, from: startPoint, to: endPoint))
    }

    public static func radialGradient(
      _ gradient: Gradient,
      center: CGPoint,
      startRadius: CGFloat,
      endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(kind: .radial(gradient, center: center, from: startRadius, to: endRadius))
    }

    public static func conicGradient(
      _ gradient: Gradient,
      center: CGPoint,
      angle: Angle = Angle(),
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(kind: .conic(gradient, center: center, angle: angle))
    }

    /// The foreground's second level, since pictures are not repeated over cells.
    public static func tiledImage(
      _ image: Image,
      origin: CGPoint = .zero,
      sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
      scale: CGFloat = 1
    ) -> Shading { .style(HierarchicalShapeStyle.secondary) }

    /// The first of several shadings.
    public static func palette(_ array: [Shading]) -> Shading { array.first ?? .foreground }
  }

  /// The shading itself, which is resolved when it is used.
  public func resolve(_ shading: Shading) -> Shading { shading }
}
