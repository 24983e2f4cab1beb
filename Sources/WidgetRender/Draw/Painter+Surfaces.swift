extension Painter {
  /// Lays a paint on a rectangle.
  mutating func fill(_ rect: CellRect, _ paint: ArchivedPaint, _ surroundings: Surroundings) {
    if case .color(let color) = paint { return fill(rect, color, surroundings) }
    let sampler = sampler(paint, in: rect, surroundings, isSurface: true)
    if sampler.isUniform { return fill(rect, paint.mainColor, surroundings) }
    let area = rect.intersection(surroundings.clip)
    guard spend(area) else { return }
    for row in area.origin.row..<area.endRow {
      for column in area.origin.column..<area.endColumn {
        fillCell(column, row, sampler)
      }
    }
  }

  /// Two colours of a gradient in one cell: above each other, or beside each other where it runs across.
  mutating func fillCell(_ column: Int, _ row: Int, _ paint: PaintSampler) {
    let cell = PlaneRect(CellRect(column: column, row: row, columns: 1, rows: 1))
    func color(_ x: Double, _ y: Double, _ colors: inout ColorTable) -> CellColor {
      paint.color(at: cell.point(at: ArchivedPoint(x: x, y: y)), &colors)
    }
    let middle = color(0.5, 0.5, &grid.styles.colors)
    let index = row * grid.size.columns + column
    let isOpaque = grid.styles.colors.isOpaque(middle)
    let area = CellRect(column: column, row: row, columns: 1, rows: 1)
    let isBlank = grid.cells[index].isBlank
    if context.isASCII || !isBlank && !isOpaque {
      return grid.fill(area, with: middle, isOpaque: isOpaque, clip: area)
    }
    let below = grid.styles[packed: grid.cells[index].style].background
    var glyph = BlockGlyph.upperHalf
    var first = color(0.5, 0.25, &grid.styles.colors)
    var second = color(0.5, 0.75, &grid.styles.colors)
    if first == second {
      glyph = BlockGlyph.leftHalf
      first = color(0.25, 0.5, &grid.styles.colors)
      second = color(0.75, 0.5, &grid.styles.colors)
    }
    if first == second {
      return grid.fill(area, with: middle, isOpaque: isOpaque, clip: area)
    }
    let style = PackedStyle(
      foreground: grid.styles.colors.flattened(grid.styles.colors.over(below, first)),
      background: grid.styles.colors.over(below, second),
      role: .surface
    )
    grid.replace(index, with: Cell(glyph: glyph, style: grid.styles.index(of: style), width: 1))
  }
}
