extension Painter {
  mutating func draw(_ shape: ArchivedShape, in frame: CellRect, _ surroundings: Surroundings) {
    guard !frame.isEmpty else { return }
    var shape = shape
    if surroundings.isMasked, !surroundings.isBehind { shape.paint = Self.neutral }
    if frame.size.rows == 1, frame.size.columns <= 2, let dot = shape.dot {
      return drawDot(dot.glyph, dot.ascii, shape.paint.mainColor, in: frame, surroundings)
    }
    switch shape.part {
    case .inside(let isEvenOdd):
      drawInside(shape, isEvenOdd: isEvenOdd, in: frame, surroundings)
    case .edge(let stroke, let isInset):
      if surroundings.transform == 0,
        let isRounded = shape.outline.boxCorners(stroke, frame.size)
      {
        let glyphs = BoxGlyphs.glyphs(isRounded: isRounded, isASCII: context.isASCII)
        drawBox(frame, glyphs, shape.paint, onlyWhereBlank: false, surroundings)
      } else {
        drawEdge(shape, stroke, isInset: isInset, in: frame, surroundings)
      }
    }
  }

  /// What a redacted shape is painted with.
  static let neutral = ArchivedPaint.color(ArchivedColor(.foreground(level: 4)))

  private mutating func drawInside(
    _ shape: ArchivedShape,
    isEvenOdd: Bool,
    in frame: CellRect,
    _ surroundings: Surroundings
  ) {
    let isPlain = surroundings.transform == 0 && shape.outline.isPlain(in: frame.size)
    // A bar or a stripe that nothing stands on is seen without colours as well.
    let isSurface =
      surroundings.isBehind
      || shape.outline.isBox && frame.size.columns > 3 && frame.size.rows > 1
    if isPlain, isSurface { return fill(frame, shape.paint, surroundings) }
    let lines = lines(of: shape.outline, in: frame, surroundings)
    let area = Self.area(of: lines).intersection(surroundings.clip)
    guard spend(area) else { return }
    let coverage = ScanConverter.fill(lines, isEvenOdd: isEvenOdd, in: area)
    let composer = CellComposer(
      isASCII: context.isASCII,
      role: isSurface ? .surface : .content,
      isStraight: shape.outline.isBox,
      attributes: surroundings.isDimmed ? .dim : []
    )
    let paint = sampler(shape.paint, in: frame, surroundings, isSurface: isSurface)
    lay(coverage, paint, composer)
  }

  /// The lines of an outline as they are drawn.
  func lines(of outline: ArchivedOutline, in frame: CellRect, _ surroundings: Surroundings)
    -> [Polyline]
  {
    let rect = PlaneRect(frame)
    let lines = OutlineTracer(widget: PlaneRect(grid.bounds)).lines(of: outline, in: rect)
      .applying(transforms[surroundings.transform])
    return outline.isRound ? lines.applying(rect.stretch) : lines
  }

  /// Lays a paint on the cells that a shape covers.
  mutating func lay(_ coverage: Coverage, _ paint: PaintSampler, _ composer: CellComposer) {
    let area = coverage.area
    for row in area.origin.row..<area.endRow {
      for column in area.origin.column..<area.endColumn {
        let cell = coverage.cell(column: column, row: row)
        if cell.total == 0 { continue }
        if composer.role == .surface, !paint.isUniform, cell.isFull {
          fillCell(column, row, paint)
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

  /// Takes the cells of an area from the budget; `false` where nothing is to be drawn.
  mutating func spend(_ area: CellRect) -> Bool {
    guard !area.isEmpty else { return false }
    graphicsBudget -= area.size.columns * area.size.rows
    return graphicsBudget > 0
  }

  /// The cells that lines touch.
  static func area(of lines: [Polyline], spread: Double = 0) -> CellRect {
    var (left, top) = (Double.infinity, Double.infinity)
    var (right, bottom) = (-Double.infinity, -Double.infinity)
    for line in lines {
      for point in line.points {
        (left, right) = (min(left, point.x), max(right, point.x))
        (top, bottom) = (min(top, point.y), max(bottom, point.y))
      }
    }
    guard left <= right else { return CellRect(origin: .zero, size: .zero) }
    func cell(_ points: Double, _ scale: Double, _ rule: FloatingPointRoundingRule) -> Int {
      Int((ArchivedPoint.limited(points) / scale).rounded(rule))
    }
    let column = cell(left - spread, PointScale.pointsPerColumn, .down)
    let row = cell(top - spread, PointScale.pointsPerRow, .down)
    return CellRect(
      column: column,
      row: row,
      columns: cell(right + spread, PointScale.pointsPerColumn, .up) - column,
      rows: cell(bottom + spread, PointScale.pointsPerRow, .up) - row
    )
  }

  /// A round shape too small for an outline is a character.
  mutating func drawDot(
    _ glyph: Unicode.Scalar,
    _ ascii: Unicode.Scalar,
    _ color: ArchivedColor,
    in frame: CellRect,
    _ surroundings: Surroundings
  ) {
    guard let style = style(in: color, surroundings) else { return }
    grid.put(
      (context.isASCII ? ascii : glyph).value,
      width: 1,
      style: style,
      column: frame.origin.column,
      row: frame.origin.row,
      clip: surroundings.clip
    )
  }
}
