extension CellCanvas {
  /// The width in points from which a line drawn in dots is more than one dot thick.
  private static let doubleStroke = 5.0

  /// Draws a stroke as a filled area, because it is too thick for a line of dots.
  mutating func drawThick(
    _ lines: [Polyline],
    _ stroke: ArchivedStroke,
    _ width: Double,
    _ paint: PaintSampler,
    _ role: PackedStyle.Role,
    _ surroundings: Surroundings
  ) {
    let areas = areas(of: lines, stroke, width)
    let area = areas.cells().intersection(surroundings.clip)
    guard spend(area, .cover),
      let coverage = ScanConverter.fill(areas, isEvenOdd: false, in: area, &budget)
    else { return }
    let composer = CellComposer(
      isASCII: context.isASCII,
      role: role,
      isStraight: false,
      attributes: surroundings.isDimmed ? .dim : []
    )
    lay(coverage, paint, composer)
  }

  /// Returns the areas that are covered by lines of this width in points; what exceeds the budget
  /// is left out.
  mutating func areas(
    of lines: [Polyline],
    _ stroke: ArchivedStroke,
    _ width: Double
  ) -> [Polyline] {
    var stroker = Stroker(stroke, width: width, maximumCorners: budget.room(for: .corner))
    for line in lines { stroker.add(line) }
    budget.spendDone(stroker.corners, .corner)
    return stroker.areas
  }

  /// Draws lines in the dots of Braille patterns, or in the strokes of ASCII characters.
  mutating func drawLines(
    _ lines: [Polyline],
    _ width: Double,
    _ paint: PaintSampler,
    _ surroundings: Surroundings
  ) {
    let area = lines.cells(spread: max(width / 2, 0.01))
      .intersection(surroundings.clip)
    guard spend(area, .layer) else { return }
    var canvas = LineCanvas(area, maximumSteps: budget.room(for: .crossing))
    for line in lines { canvas.add(line) }
    budget.spendDone(canvas.steps, .crossing)
    if width >= Self.doubleStroke {
      let areas = areas(of: lines, ArchivedStroke(cap: .round, join: .round), width)
      if let coverage = ScanConverter.fill(areas, isEvenOdd: false, in: area, &budget) {
        canvas.add(coverage)
      }
    }
    let attributes: TextStyle.Attributes = surroundings.isDimmed ? .dim : []
    for row in area.origin.row..<area.endRow {
      for column in area.origin.column..<area.endColumn {
        let dots = canvas.dots(column: column, row: row)
        if dots == 0 { continue }
        let index = row * grid.size.columns + column
        let old = grid.cells[index]
        let style = grid.styles[packed: old.style]
        let oldDots = old.glyph & ~0xFF == 0x2800 ? old.glyph & 0xFF : 0
        let isFree = oldDots != 0 || grid.isBlank(column: column, row: row)
        // Letters are kept, because a line is thinner.
        guard isFree || BlockGlyph.mask(of: old.glyph) != nil else { continue }
        let cell = PlaneRect(CellRect(column: column, row: row, columns: 1, rows: 1))
        let color = paint.color(at: cell.middle, &grid.styles.colors)
        let surface = grid.surface(of: old)
        var packed = PackedStyle(
          foreground: grid.styles.colors.over(surface, color),
          background: surface,
          attributes: attributes
        )
        var glyph = canvas.asciiGlyph(column: column, row: row)
        if !context.isASCII {
          let kept = UInt32(oldDots) & ~UInt32(dots)
          if kept.nonzeroBitCount > dots.nonzeroBitCount { packed.foreground = style.foreground }
          glyph = 0x2800 | UInt32(dots) | UInt32(oldDots)
        }
        let styleIndex = grid.styles.index(of: packed)
        grid.replace(index, with: Cell(glyph: glyph, style: styleIndex, width: 1))
      }
    }
  }
}
