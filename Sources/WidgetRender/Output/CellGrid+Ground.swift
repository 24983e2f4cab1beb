extension CellGrid {
  /// The grid as a palette wants it: with its ground in every cell that has none, where the terminal's own is
  /// another.
  func grounded(_ palette: Palette) -> CellGrid {
    guard palette.paintsGround else { return self }
    var grid = self
    let ground = grid.styles.colors.color(ArchivedColor(.background))
    var painted: [UInt16] = []
    for index in 0..<grid.styles.count {
      var style = grid.styles[packed: UInt16(truncatingIfNeeded: index)]
      if style.background == .standard { style.background = ground }
      painted.append(grid.styles.index(of: style))
    }
    for index in grid.cells.indices {
      grid.cells[index].style = painted[Int(grid.cells[index].style)]
    }
    return grid
  }
}

extension WidgetPicture {
  /// The picture with the ground that a palette gives it.
  package func grounded(_ palette: Palette) -> WidgetPicture {
    var picture = self
    if palette.paintsGround { picture.grid = grid.grounded(palette) }
    return picture
  }
}
