extension View {
  /// What `BackgroundStyle` paints with inside the view.
  public nonisolated func backgroundStyle<Style: ShapeStyle>(_ style: Style) -> some View {
    transformingEnvironment { $0.backgroundStyle = AnyShapeStyle(style) }
  }
}
