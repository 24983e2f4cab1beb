import WidgetRender

/// The current foreground, level one.
public struct ForegroundStyle: ShapeStyle, PrimitiveShapeStyle {
  public init() {}

  func archivedColor(in environment: EnvironmentValues) -> ArchivedColor {
    environment.foreground.color(level: 1)
  }
}

extension ShapeStyle where Self == ForegroundStyle {
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}
