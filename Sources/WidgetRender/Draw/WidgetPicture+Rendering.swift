extension WidgetPicture {
  /// Measures, places and draws an archive on `size` cells; what does not fit is clipped.
  package init(_ view: ArchivedView, size: CellSize, in context: DrawContext) {
    var layout = LayoutEngine(LayoutTree(view, in: context))
    layout.layOut(in: CellGrid.clamped(size))
    var painter = Painter(layout, in: context)
    painter.drawAll()
    self.init(grid: painter.grid, hitAreas: painter.hitAreas)
  }
}
