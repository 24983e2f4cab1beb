extension CellGrid {
  /// Returns the grid with a palette's background in every cell without one, if it differs from the terminal's own.
  func withBackground(of palette: Palette) -> CellGrid {
    guard palette.paintsBackground else { return self }
    var grid = self
    let background = grid.styles.colors.color(ArchivedColor(.background))
    var painted: [UInt16] = []
    for index in 0..<grid.styles.count {
      var style = grid.styles[packed: UInt16(truncatingIfNeeded: index)]
      if style.background == .standard { style.background = background }
      painted.append(grid.styles.index(of: style))
    }
    for index in grid.cells.indices {
      grid.cells[index].style = painted[Int(grid.cells[index].style)]
    }
    return grid
  }
}

extension WidgetPicture {
  /// Returns the picture with a palette's background in every cell without one, if it differs from
  /// the terminal's own.
  package func withBackground(of palette: Palette) -> WidgetPicture {
    var picture = self
    if palette.paintsBackground { picture.grid = grid.withBackground(of: palette) }
    return picture
  }
}
