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

  /// Need not be asked whether it is a style of the library.
  func archivedPaint(in environment: EnvironmentValues) -> ArchivedPaint {
    ownPaint(in: environment)
  }

  /// Need not be asked whether it is a style of the library.
  func archivedColor(in environment: EnvironmentValues) -> ArchivedColor {
    ownColor(in: environment)
  }
}
