public import Foundation

extension Shape {
  /// Returns a view with the area of the shape filled in a style.
  ///
  /// ```swift
  /// RoundedRectangle(cornerRadius: 8).fill(.orange)
  /// ```
  public nonisolated func fill<Style: ShapeStyle>(
    _ content: Style = .foreground,
    style: FillStyle = FillStyle()
  ) -> _ShapeView<Self, Style> {
    _ShapeView(shape: self, style: content, fillStyle: style)
  }

  /// Returns a view with the outline of the shape in a style.
  public nonisolated func stroke<Style: ShapeStyle>(
    _ content: Style,
    style: StrokeStyle,
    antialiased: Bool = true
  ) -> StrokeShapeView<Self, Style, EmptyView> {
    StrokeShapeView(
      shape: self,
      style: content,
      strokeStyle: style,
      isAntialiased: antialiased,
      background: EmptyView()
    )
  }

  /// Returns a view with the outline of the shape in a style; the width is in points.
  ///
  /// ```swift
  /// Circle().stroke(.blue, lineWidth: 4)
  /// ```
  public nonisolated func stroke<Style: ShapeStyle>(
    _ content: Style,
    lineWidth: CGFloat = 1,
    antialiased: Bool = true
  ) -> StrokeShapeView<Self, Style, EmptyView> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }

  /// Returns the line along the outline, as a shape.
  public nonisolated func stroke(style: StrokeStyle) -> some Shape {
    _StrokedShape(shape: self, style: style)
  }

  /// Returns the solid line along the outline, as a shape; the width is in points.
  public nonisolated func stroke(lineWidth: CGFloat = 1) -> some Shape {
    stroke(style: StrokeStyle(lineWidth: lineWidth))
  }
}

extension InsettableShape {
  /// Returns a view with the outline of the shape in a style, drawn inside of the shape.
  public nonisolated func strokeBorder<Style: ShapeStyle>(
    _ content: Style = .foreground,
    style: StrokeStyle,
    antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, Style, EmptyView> {
    StrokeBorderShapeView(
      shape: self,
      style: content,
      strokeStyle: style,
      isAntialiased: antialiased,
      background: EmptyView()
    )
  }

  /// Returns a view with the outline of the shape in a style, drawn inside of the shape; the width
  /// is in points.
  public nonisolated func strokeBorder<Style: ShapeStyle>(
    _ content: Style = .foreground,
    lineWidth: CGFloat = 1,
    antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, Style, EmptyView> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

extension ShapeView {
  /// Returns a view with the area of the shape filled in a style, in front of earlier fills and
  /// strokes.
  public nonisolated func fill<Style: ShapeStyle>(
    _ content: Style = .foreground,
    style: FillStyle = FillStyle()
  ) -> FillShapeView<Content, Style, Self> {
    FillShapeView(shape: shape, style: content, fillStyle: style, background: self)
  }

  /// Returns a view with the outline of the shape in a style, in front of earlier fills and
  /// strokes.
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

  /// Returns a view with the outline in a style, in front of earlier fills and strokes; the width
  /// is in points.
  public nonisolated func stroke<Style: ShapeStyle>(
    _ content: Style,
    lineWidth: CGFloat = 1,
    antialiased: Bool = true
  ) -> StrokeShapeView<Content, Style, Self> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

extension ShapeView where Content: InsettableShape {
  /// Returns a view with the outline drawn inside of the shape, in front of earlier fills and
  /// strokes.
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

  /// Returns a view with the outline drawn inside of the shape, in front of earlier fills and
  /// strokes; the width is in points.
  public nonisolated func strokeBorder<Style: ShapeStyle>(
    _ content: Style = .foreground,
    lineWidth: CGFloat = 1,
    antialiased: Bool = true
  ) -> StrokeBorderShapeView<Content, Style, Self> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}
