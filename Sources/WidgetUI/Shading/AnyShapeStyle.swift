import WidgetRender

/// A style whose own type is of no interest.
public struct AnyShapeStyle: ShapeStyle, PrimitiveShapeStyle {
  private let style: any ShapeStyle

  public init<Style: ShapeStyle>(_ style: Style) {
    self.style = style
  }

  func ownPaint(in environment: EnvironmentValues) -> ArchivedPaint {
    style.archivedPaint(in: environment)
  }

  func ownColor(in environment: EnvironmentValues) -> ArchivedColor {
    style.archivedColor(in: environment)
  }
}
