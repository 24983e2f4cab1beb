import WidgetRender

extension View {
  /// A shape in a style behind the view.
  public nonisolated func background<Style: ShapeStyle, Content: Shape>(
    _ style: Style,
    in shape: Content,
    fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(
      PlacedChange { .background($0.layered(shape.fill(style, style: fillStyle)), .center) }
    )
  }

  /// A shape behind the view in the background's own style.
  public nonisolated func background<Content: Shape>(
    in shape: Content,
    fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
  }

  /// A shape in a style in front of the view.
  public nonisolated func overlay<Style: ShapeStyle, Content: Shape>(
    _ style: Style,
    in shape: Content,
    fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(
      PlacedChange { .overlay($0.layered(shape.fill(style, style: fillStyle)), .center) }
    )
  }
}
