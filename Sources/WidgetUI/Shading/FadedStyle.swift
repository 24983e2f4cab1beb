import WidgetRender

/// A style of which less is seen.
struct FadedStyle<Base: ShapeStyle>: ShapeStyle, PrimitiveShapeStyle {
  let base: Base
  let opacity: Double

  func ownPaint(in environment: EnvironmentValues) -> ArchivedPaint {
    base.archivedPaint(in: environment).mapColors {
      Color(archived: $0).opacity(opacity).archived
    }
  }

  func ownColor(in environment: EnvironmentValues) -> ArchivedColor {
    ownPaint(in: environment).mainColor
  }
}

extension ShapeStyle {
  /// The style with its opacity multiplied by a factor from 0 to 1.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    FadedStyle(base: self, opacity: opacity)
  }

  /// The style itself: cells do not mix with what lies below.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle { self }

  /// The style itself: shadows are finer than a cell.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle { self }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// The foreground with its opacity multiplied by a factor from 0 to 1.
  public static func opacity(_ opacity: Double) -> some ShapeStyle {
    FadedStyle(base: ForegroundStyle(), opacity: opacity)
  }

  public static func blendMode(_ mode: BlendMode) -> some ShapeStyle { ForegroundStyle() }

  public static func shadow(_ style: ShadowStyle) -> some ShapeStyle { ForegroundStyle() }
}
