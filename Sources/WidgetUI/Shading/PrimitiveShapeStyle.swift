import WidgetRender

/// A style that names itself what it paints with.
protocol PrimitiveShapeStyle {
  func ownPaint(in environment: EnvironmentValues) -> ArchivedPaint
  /// The one colour that stands for the style where letters are painted.
  func ownColor(in environment: EnvironmentValues) -> ArchivedColor
}

extension PrimitiveShapeStyle {
  func ownColor(in environment: EnvironmentValues) -> ArchivedColor {
    ownPaint(in: environment).mainColor
  }
}

/// A style of a single colour.
protocol PlainShapeStyle: PrimitiveShapeStyle {}

extension PlainShapeStyle {
  func ownPaint(in environment: EnvironmentValues) -> ArchivedPaint {
    .color(ownColor(in: environment))
  }
}
