extension CellCanvas {
  /// Paints a rectangle with block characters, or as a surface.
  ///
  /// A surface is only a background colour, which is not drawn without colours.
  mutating func fill(
    _ rect: CellRect,
    _ paint: ArchivedPaint,
    _ surroundings: Surroundings,
    isSurface: Bool
  ) {
    let sampler = sampler(paint, in: rect, surroundings, isSurface: isSurface)
    if sampler.isUniform { return fill(rect, paint.mainColor, surroundings, isSurface: isSurface) }
    let area = rect.intersection(surroundings.clip)
    guard spend(area, .gradient) else { return }
    for row in area.origin.row..<area.endRow {
      for column in area.origin.column..<area.endColumn {
        fillCell(column, row, sampler, isSurface: isSurface)
      }
    }
  }

  /// Fills a cell with two colours of a gradient, side by side if the gradient is horizontal,
  /// otherwise one above the other.
  private mutating func fillCell(
    _ column: Int,
    _ row: Int,
    _ paint: PaintSampler,
    isSurface: Bool
  ) {
    let cell = PlaneRect(CellRect(column: column, row: row, columns: 1, rows: 1))
    func color(_ x: Double, _ y: Double, _ colors: inout ColorTable) -> CellColor {
      paint.color(at: cell.point(at: ArchivedPoint(x: x, y: y)), &colors)
    }
    let middle = color(0.5, 0.5, &grid.styles.colors)
    let index = row * grid.size.columns + column
    let isOpaque = grid.styles.colors.isOpaque(middle)
    let area = CellRect(column: column, row: row, columns: 1, rows: 1)
    let old = grid.styles[packed: grid.cells[index].style]
    let isBlank = grid.cells[index].isBlank || old.isSolid
    if context.isASCII || !isBlank && !isOpaque {
      return fill(area, middle, isSurface: isSurface, clip: area)
    }
    let below = old.background
    var glyph = BlockGlyph.upperHalf
    var first = color(0.5, 0.25, &grid.styles.colors)
    var second = color(0.5, 0.75, &grid.styles.colors)
    if first == second {
      glyph = BlockGlyph.leftHalf
      first = color(0.25, 0.5, &grid.styles.colors)
      second = color(0.75, 0.5, &grid.styles.colors)
    }
    if first == second {
      return fill(area, middle, isSurface: isSurface, clip: area)
    }
    let style = PackedStyle(
      foreground: grid.styles.colors.flattened(grid.styles.colors.over(below, first)),
      background: grid.styles.colors.over(below, second),
      role: isSurface ? .surface : .fills
    )
    grid.replace(index, with: Cell(glyph: glyph, style: grid.styles.index(of: style), width: 1))
  }

  /// Paints a rectangle in one colour.
  private mutating func fill(
    _ rect: CellRect,
    _ color: ArchivedColor,
    _ surroundings: Surroundings,
    isSurface: Bool
  ) {
    guard spend(rect.intersection(surroundings.clip), .fill) else { return }
    if color.base == .background, color.opacity == 255, surroundings.opacity == 255 {
      grid.fill(rect, with: .standard, isOpaque: true, clip: surroundings.clip)
    } else if let surface = surface(color, surroundings) {
      let painted =
        isSurface ? grid.styles.colors.color(surface) : painted(color, surroundings)
      let attributes: TextStyle.Attributes = surroundings.isDimmed ? .dim : []
      fill(rect, painted, isSurface: isSurface, attributes, clip: surroundings.clip)
    }
  }

  private mutating func fill(
    _ rect: CellRect,
    _ color: CellColor,
    isSurface: Bool,
    _ attributes: TextStyle.Attributes = [],
    clip: CellRect
  ) {
    let isOpaque = grid.styles.colors.isOpaque(color)
    if isSurface { return grid.fill(rect, with: color, isOpaque: isOpaque, clip: clip) }
    let block = context.isASCII ? BlockGlyph.ascii : BlockGlyph.full
    grid.fill(rect, with: color, isOpaque: isOpaque, block: block, attributes, clip: clip)
  }

  /// Paints the cells that a shape covers, with block characters for those that it covers partly.
  mutating func lay(_ coverage: Coverage, _ paint: PaintSampler, _ composer: CellComposer) {
    let area = coverage.area
    for row in area.origin.row..<area.endRow {
      for column in area.origin.column..<area.endColumn {
        let cell = coverage.cell(column: column, row: row)
        if cell.total == 0 { continue }
        if composer.role == .surface, !paint.isUniform, cell.isFull {
          fillCell(column, row, paint, isSurface: true)
          continue
        }
        let frame = PlaneRect(CellRect(column: column, row: row, columns: 1, rows: 1))
        let color = paint.color(at: frame.middle, &grid.styles.colors)
        let index = row * grid.size.columns + column
        let old = grid.cells[index]
        guard let cell = composer.lay(color, on: cell, over: old, &grid.styles) else { continue }
        grid.replace(index, with: cell)
      }
    }
  }

  /// Draws shaded cells in place of text, of the same width (SU-65); they are visible without
  /// colour.
  mutating func mask(_ start: CellPoint, columns: Int, _ surroundings: Surroundings) {
    guard let style = style(in: ArchivedColor(.foreground(level: 3)), surroundings) else { return }
    let glyph: Unicode.Scalar = context.isASCII ? "#" : "░"
    let end = min(start.column + columns, surroundings.clip.endColumn)
    for column in stride(from: start.column, to: end, by: 1) {
      grid.put(
        glyph.value,
        width: 1,
        style: style,
        column: column,
        row: start.row,
        clip: surroundings.clip
      )
    }
  }
}

extension ArchivedPaint {
  /// The paint of redacted shapes and meters.
  static let neutral = ArchivedPaint.color(ArchivedColor(.foreground(level: 4)))
}
