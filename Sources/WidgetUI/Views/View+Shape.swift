extension View {
  /// A shape in `style` behind the view.
  public nonisolated func background<Style: ShapeStyle, Outline: Shape>(
    _ style: Style,
    in shape: Outline
  ) -> some View {
    background { shape.fill(style) }
  }

  /// Draws nothing beyond the bounds of `shape`, whose corners are too small for a terminal.
  public nonisolated func clipShape<Outline: Shape>(_ shape: Outline) -> some View {
    clipped()
  }
}
