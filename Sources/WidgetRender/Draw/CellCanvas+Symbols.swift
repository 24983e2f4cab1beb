extension CellCanvas {
  /// Draws a symbol as large as its frame, or its one-cell glyph in the middle of the frame
  /// (SU-87).
  mutating func drawSymbol(
    _ symbol: ArchivedSymbol,
    in frame: CellRect,
    _ surroundings: Surroundings
  ) {
    guard !frame.isEmpty else { return }
    if surroundings.isMasked {
      let area = frame.intersection(surroundings.clip)
      for row in area.origin.row..<area.endRow {
        let start = CellPoint(column: area.origin.column, row: row)
        mask(start, columns: area.size.columns, surroundings)
      }
      return
    }
    if let drawing = drawing(of: symbol.name, isSmall: frame.size.rows <= 2),
      frame.size.hasRoom(for: drawing, isASCII: context.isASCII)
    {
      return draw(drawing, symbol.style, in: frame, surroundings)
    }
    if surroundings.isMask, frame.size.rows > 1 {
      // With a mask of one glyph almost nothing would be visible.
      let ellipse = ArchivedShape(.ellipse, filledWith: .color(symbol.style.foreground))
      return draw(ellipse, in: frame, surroundings)
    }
    let middle = CellRect(
      column: frame.origin.column + (frame.size.columns - 1) / 2,
      row: frame.origin.row + (frame.size.rows - 1) / 2,
      columns: 1,
      rows: 1
    )
    drawSymbol(symbol.name, symbol.style, in: middle, surroundings)
  }

  private mutating func drawing(of name: String, isSmall: Bool) -> SymbolDrawing? {
    if let known = symbols.drawing(of: name, isSmall: isSmall) { return known }
    guard budget.spend(1, .symbol) else { return nil }
    let drawing = SymbolDrawing(named: name, isSmall: isSmall)
    symbols.add(drawing, of: name, isSmall: isSmall)
    return drawing
  }

  private mutating func draw(
    _ drawing: SymbolDrawing,
    _ style: TextStyle,
    in frame: CellRect,
    _ surroundings: Surroundings
  ) {
    guard let index = self.style(of: style, surroundings),
      let raster = raster(of: drawing, in: frame, surroundings)
    else { return }
    let paint = letterPaint(surroundings)
    let area = raster.area
    for row in area.origin.row..<area.endRow {
      for column in area.origin.column..<area.endColumn {
        let glyph = raster.glyph(column: column, row: row, isASCII: context.isASCII)
        guard glyph != BlockGlyph.blank else { continue }
        let style = paint.map { self.style(index, $0, column: column, row: row) } ?? index
        grid.put(glyph, width: 1, style: style, column: column, row: row, clip: area)
      }
    }
  }

  /// Rasters the layers of a drawing; `nil` if the budget does not suffice.
  private mutating func raster(
    of drawing: SymbolDrawing,
    in frame: CellRect,
    _ surroundings: Surroundings
  ) -> SymbolRaster? {
    let isTurned = surroundings.transform != 0
    let area = isTurned ? surroundings.clip : frame.intersection(surroundings.clip)
    let hasBlocks = surroundings.isMask || frame.size.isRoomForBlocks(drawing)
    var raster = SymbolRaster(area, hasBlocks: hasBlocks)
    let rect = PlaneRect(frame)
    let scale = isTurned ? transform(of: surroundings).scale : 1
    for layer in drawing.layers(width: rect.width, height: rect.height) {
      let lines = self.lines(of: .path(layer.path), in: frame, surroundings)
      guard spend(area, .cover) else { return nil }
      guard let width = layer.width.map({ max($0 * scale, raster.thinnestLine) }) else {
        guard let coverage = ScanConverter.fill(lines, isEvenOdd: false, in: area, &budget)
        else { return nil }
        raster.add(coverage, isCut: layer.isCut)
        continue
      }
      var coverage: Coverage?
      let areaWidth = layer.isCut ? SymbolRaster.cutWidth : SymbolRaster.areaWidth
      if width >= areaWidth || hasBlocks {
        let areas = areas(of: lines, ArchivedStroke(cap: .round, join: .round), width)
        coverage = ScanConverter.fill(areas, isEvenOdd: false, in: area, &budget)
        guard coverage != nil else { return nil }
      }
      var canvas = LineCanvas(area, maximumSteps: budget.room(for: .crossing))
      if !hasBlocks {
        for line in lines {
          canvas.add(line)
          // A line of dots omits its last dot, with which the next line would begin.
          if !line.isClosed, let end = line.points.last { canvas.add(Polyline([end, end])) }
        }
        budget.spendDone(canvas.steps, .crossing)
      }
      raster.add(canvas, coverage, isCut: layer.isCut)
    }
    return raster
  }
}

extension CellSize {
  /// Returns whether a drawing is legible in this number of cells; ASCII needs more cells, because
  /// its characters show less than dots.
  fileprivate func hasRoom(for drawing: SymbolDrawing, isASCII: Bool) -> Bool {
    if isASCII { return columns >= 6 && rows >= 3 }
    return columns >= 2 && (rows >= 2 || drawing.isPlain)
  }

  /// Returns whether a drawing is also legible in block characters, which are more solid than dots
  /// but twice as high.
  fileprivate func isRoomForBlocks(_ drawing: SymbolDrawing) -> Bool {
    rows >= 6 && columns >= 12 || rows >= 5 && columns >= 10 && drawing.isSolid
  }
}

/// A drawing as the characters of cells: with 2 × 4 dots each, or as blocks.
private struct SymbolRaster {
  private struct Dots {
    /// The dots as the bits of a Braille pattern.
    var bits: UInt8 = 0
    /// The ASCII stroke in the direction of a line; `nil` if the cell contains anything other than
    /// a line.
    var stroke: UInt32?
  }

  /// The width in points from which a line is more than one dot wide.
  static let areaWidth = 7.0
  /// The width in points from which a cut-out line is more than one dot wide.
  ///
  /// It is less than `areaWidth`, because a cut-out line is less visible than a drawn one.
  static let cutWidth = 4.0
  /// The sum of a dot's four pixels, each 0 to 255, from which the dot is drawn.
  ///
  /// It is slightly less than half of the maximum, so that symmetric drawings remain symmetric.
  private static let dotThreshold = 460
  private static let quadrantThreshold = Int32(CellCoverage.full / 4 * 45 / 100)

  let area: CellRect
  private let hasBlocks: Bool
  private var dots: [Dots] = []
  private var coverage: Coverage

  init(_ area: CellRect, hasBlocks: Bool) {
    self.area = area
    self.hasBlocks = hasBlocks
    coverage = Coverage(hasBlocks ? area : CellRect(origin: area.origin, size: .zero))
    if !hasBlocks {
      dots = Array(repeating: Dots(), count: area.size.columns * area.size.rows)
    }
  }

  /// The least width of a line in points; in block characters a line is at least as thick as the
  /// smallest block.
  var thinnestLine: Double { hasBlocks ? 6 : 0 }

  /// Adds an area to the drawing, or cuts it out.
  mutating func add(_ layer: Coverage, isCut: Bool) {
    guard hasBlocks else {
      var canvas = LineCanvas(area, maximumSteps: 0)
      canvas.add(layer, from: Self.dotThreshold)
      return add(canvas, isLine: false, isCut: isCut)
    }
    for index in coverage.pixels.indices {
      let (old, new) = (coverage.pixels[index], layer.pixels[index])
      coverage.pixels[index] = isCut ? min(old, 255 - new) : max(old, new)
    }
  }

  /// Adds a line to the drawing, or cuts it out; `area` is what the line covers if it is thick.
  mutating func add(_ line: LineCanvas, _ area: Coverage?, isCut: Bool) {
    if hasBlocks {
      if let area { add(area, isCut: isCut) }
      return
    }
    var line = line
    if let area { line.add(area, from: Self.dotThreshold) }
    add(line, isLine: true, isCut: isCut)
  }

  private mutating func add(_ layer: LineCanvas, isLine: Bool, isCut: Bool) {
    for index in dots.indices {
      let column = area.origin.column + index % area.size.columns
      let row = area.origin.row + index / area.size.columns
      let bits = layer.dots(column: column, row: row)
      guard bits != 0 else { continue }
      if isCut {
        dots[index].bits &= ~bits
        continue
      }
      let isAlone = dots[index].bits == 0
      dots[index].stroke = isLine && isAlone ? layer.asciiGlyph(column: column, row: row) : nil
      dots[index].bits |= bits
    }
  }

  func glyph(column: Int, row: Int, isASCII: Bool) -> UInt32 {
    if hasBlocks {
      let cell = coverage.cell(column: column, row: row)
      if isASCII { return BlockGlyph.asciiShades[Self.level(cell.total * 8 / CellCoverage.full)] }
      var bits = 0
      for quadrant in 0..<4 where cell.quadrants[quadrant] >= Self.quadrantThreshold {
        bits |= 1 << quadrant
      }
      return BlockGlyph.quadrants[bits]
    }
    let cell = dots[(row - area.origin.row) * area.size.columns + column - area.origin.column]
    guard cell.bits != 0 else { return BlockGlyph.blank }
    if !isASCII { return 0x2800 | UInt32(cell.bits) }
    return cell.stroke ?? BlockGlyph.asciiShades[Self.level(cell.bits.nonzeroBitCount)]
  }

  /// Returns the index of the ASCII shade for a number of filled eighths of a cell; from half a
  /// cell on, the full shade.
  private static func level(_ eighths: Int) -> Int {
    switch eighths {
    case 0: 0
    case 1, 2: 1
    case 3: 2
    default: 4
    }
  }
}
