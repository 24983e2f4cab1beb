import WidgetRender

/// The current foreground, level one.
public struct ForegroundStyle: ShapeStyle, PrimitiveShapeStyle {
  public init() {}

  func ownPaint(in environment: EnvironmentValues) -> ArchivedPaint {
    environment.foreground.paint(level: 1)
  }

  func ownColor(in environment: EnvironmentValues) -> ArchivedColor {
    environment.foreground.color(level: 1)
  }
}

extension ShapeStyle where Self == ForegroundStyle {
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}
