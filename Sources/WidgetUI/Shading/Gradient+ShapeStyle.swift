import WidgetRender

/// From top to bottom, where nothing else is said of the gradient.
extension Gradient: ShapeStyle, PrimitiveShapeStyle {
  func ownPaint(in environment: EnvironmentValues) -> ArchivedPaint {
    .linear(archived, from: UnitPoint.top.archived, to: UnitPoint.bottom.archived)
  }

  func ownColor(in environment: EnvironmentValues) -> ArchivedColor {
    ownPaint(in: environment).mainColor
  }
}

extension AnyGradient: ShapeStyle, PrimitiveShapeStyle {
  func ownPaint(in environment: EnvironmentValues) -> ArchivedPaint {
    gradient.ownPaint(in: environment)
  }

  /// The last colour: the first of a colour's own gradient is lighter than the colour.
  func ownColor(in environment: EnvironmentValues) -> ArchivedColor {
    gradient.stops.last?.color.archived ?? ArchivedColor(.system(.clear))
  }
}
