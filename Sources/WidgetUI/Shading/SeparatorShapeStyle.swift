import WidgetRender

/// The colour of lines between things.
public struct SeparatorShapeStyle: ShapeStyle, PrimitiveShapeStyle {
  public init() {}

  func archivedColor(in environment: EnvironmentValues) -> ArchivedColor {
    ArchivedColor(.foreground(level: 4))
  }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}
