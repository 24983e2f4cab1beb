public import Foundation

extension ShapeView {
  /// The inside of the shape in a style, over what is painted already.
  public nonisolated func fill<Style: ShapeStyle>(
    _ content: Style = .foreground,
    style: FillStyle = FillStyle()
  ) -> FillShapeView<Content, Style, Self> {
    FillShapeView(shape: shape, style: content, fillStyle: style, background: self)
  }

  /// The outline of the shape in a style, over what is painted already.
  public nonisolated func stroke<Style: ShapeStyle>(
    _ content: Style,
    style: StrokeStyle,
    antialiased: Bool = true
  ) -> StrokeShapeView<Content, Style, Self> {
    StrokeShapeView(
      shape: shape,
      style: content,
      strokeStyle: style,
      isAntialiased: antialiased,
      background: self
    )
  }

  /// The outline of the shape in a style, over what is painted already; the width is in points.
  public nonisolated func stroke<Style: ShapeStyle>(
    _ content: Style,
    lineWidth: CGFloat = 1,
    antialiased: Bool = true
  ) -> StrokeShapeView<Content, Style, Self> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

extension ShapeView where Content: InsettableShape {
  /// The outline of the shape within it, over what is painted already.
  public nonisolated func strokeBorder<Style: ShapeStyle>(
    _ content: Style = .foreground,
    style: StrokeStyle,
    antialiased: Bool = true
  ) -> StrokeBorderShapeView<Content, Style, Self> {
    StrokeBorderShapeView(
      shape: shape,
      style: content,
      strokeStyle: style,
      isAntialiased: antialiased,
      background: self
    )
  }

  /// The outline of the shape within it, over what is painted already; the width is in points.
  public nonisolated func strokeBorder<Style: ShapeStyle>(
    _ content: Style = .foreground,
    lineWidth: CGFloat = 1,
    antialiased: Bool = true
  ) -> StrokeBorderShapeView<Content, Style, Self> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}
