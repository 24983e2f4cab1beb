import WidgetRender

/// The surface behind the widget.
public struct BackgroundStyle: ShapeStyle, PlainShapeStyle {
  public init() {}

  func ownColor(in environment: EnvironmentValues) -> ArchivedColor {
    ArchivedColor(.background)
  }
}

extension ShapeStyle where Self == BackgroundStyle {
  public static var background: BackgroundStyle { BackgroundStyle() }
}
