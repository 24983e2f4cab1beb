import WidgetRender

/// The colour of controls in the place where it is used.
public struct TintShapeStyle: ShapeStyle, PrimitiveShapeStyle {
  public init() {}

  func ownPaint(in environment: EnvironmentValues) -> ArchivedPaint {
    environment.tintPaint ?? .color(.accent)
  }

  func ownColor(in environment: EnvironmentValues) -> ArchivedColor {
    environment.tint ?? .accent
  }
}

extension ShapeStyle where Self == TintShapeStyle {
  public static var tint: TintShapeStyle { TintShapeStyle() }
}
