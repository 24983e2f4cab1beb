extension WidgetPicture {
  /// Measures, places and draws an archive on `size` cells; what does not fit is clipped.
  package init(_ view: ArchivedView, size: CellSize, in context: DrawContext) {
    self.init(grid: CellGrid(size: size))
  }
}
