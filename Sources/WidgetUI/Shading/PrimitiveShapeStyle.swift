import WidgetRender

/// A style that names its colour itself.
protocol PrimitiveShapeStyle {
  func archivedColor(in environment: EnvironmentValues) -> ArchivedColor
}
