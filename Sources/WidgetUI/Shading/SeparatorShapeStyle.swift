import WidgetRender

/// The colour of lines between things.
public struct SeparatorShapeStyle: ShapeStyle, PlainShapeStyle {
  public init() {}

  func ownColor(in environment: EnvironmentValues) -> ArchivedColor {
    ArchivedColor(.foreground(level: 4))
  }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}
