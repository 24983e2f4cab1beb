extension Painter {
  /// Thinner strokes are lines of dots, thicker ones areas.
  private static let thinStroke = 7.5
  /// From here on a line of dots is more than one dot thick.
  private static let doubleStroke = 5.0

  mutating func drawEdge(
    _ shape: ArchivedShape,
    _ stroke: ArchivedStroke,
    isInset: Bool,
    in frame: CellRect,
    _ surroundings: Surroundings
  ) {
    let transform = transforms[surroundings.transform]
    var width = Self.width(stroke, transform)
    let isThin = width < Self.thinStroke
    // Edges of areas fall between quadrants of cells.
    if !isThin, !shape.outline.isPath {
      width = max((width / Self.widthStep).rounded() * Self.widthStep, Self.widthStep * 2)
    }
    // Half of an edge would lie outside of its frame, in the next cells; dots on the very edge would too.
    let inset = isInset || !isThin ? width / 2 / max(transform.scale, 0.01) : 1
    let outline = shape.outline.insetForStroke(by: inset)
    var lines = self.lines(of: outline, in: frame, surroundings)
    if !stroke.dash.isEmpty { lines = lines.dashed(stroke) }
    let role: PackedStyle.Role =
      surroundings.isBehind && shape.paint.mainColor.isFaint ? .surface : .content
    let paint = sampler(shape.paint, in: frame, surroundings)
    if isThin { return drawLines(lines, width, paint, surroundings) }
    drawThick(lines, stroke, width, paint, role, surroundings)
  }

  /// A stroke as an area.
  mutating func drawThick(
    _ lines: [Polyline],
    _ stroke: ArchivedStroke,
    _ width: Double,
    _ paint: PaintSampler,
    _ role: PackedStyle.Role,
    _ surroundings: Surroundings
  ) {
    var stroker = Stroker(stroke, width: width)
    for line in lines { stroker.add(line) }
    let area = Self.area(of: stroker.areas).intersection(surroundings.clip)
    guard spend(area) else { return }
    let coverage = ScanConverter.fill(stroker.areas, isEvenOdd: false, in: area)
    let composer = CellComposer(
      isASCII: context.isASCII,
      role: role,
      isStraight: false,
      attributes: surroundings.isDimmed ? .dim : []
    )
    lay(coverage, paint, composer)
  }

  /// Points on the shorter side of a quadrant.
  private static let widthStep = 4.0

  /// A stroke's width in points of the picture.
  private static func width(_ stroke: ArchivedStroke, _ transform: PlaneTransform) -> Double {
    let width = max(ArchivedPoint.limited(stroke.width), 0)
    return transform.isIdentity ? width : width * transform.scale
  }

  /// Lines of dots in braille, of strokes in ASCII.
  mutating func drawLines(
    _ lines: [Polyline],
    _ width: Double,
    _ paint: PaintSampler,
    _ surroundings: Surroundings
  ) {
    let area = Self.area(of: lines, spread: max(width / 2, 0.01))
      .intersection(surroundings.clip)
    guard spend(area) else { return }
    var canvas = LineCanvas(area)
    for line in lines { canvas.add(line) }
    if width >= Self.doubleStroke {
      var stroker = Stroker(ArchivedStroke(cap: .round, join: .round), width: width)
      for line in lines { stroker.add(line) }
      canvas.add(ScanConverter.fill(stroker.areas, isEvenOdd: false, in: area))
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
        // Letters and blocks stay; a line is thinner than either.
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

extension ArchivedColor {
  /// Whether it is the colour of what lies behind something else: faint, or grey.
  var isFaint: Bool {
    if opacity <= 128 || base == .system(.gray) { return true }
    if case .foreground(let level) = base { return level > 1 }
    return false
  }
}

extension ArchivedOutline {
  /// Whether it is made of a circle.
  var isRound: Bool {
    switch self {
    case .circle: true
    case .trimmed(let inner, _, _), .rotated(let inner, _, _), .inset(let inner, _),
      .scaled(let inner, _, _, _):
      inner.isRound
    default: false
    }
  }

  /// Whether it does not follow the edges of its frame.
  var isPath: Bool {
    switch self {
    case .path, .scaled, .moved, .sized: true
    case .trimmed(let inner, _, _), .rotated(let inner, _, _), .inset(let inner, _): inner.isPath
    default: false
    }
  }

  /// The outline with its frame's edges moved inward; a path has none, and what is made of one keeps its kind.
  func insetForStroke(by distance: Double) -> ArchivedOutline {
    switch self {
    case .path: self
    case .trimmed(let inner, let from, let to):
      .trimmed(inner.insetForStroke(by: distance), from: from, to: to)
    case .rotated(let inner, let degrees, let anchor):
      .rotated(inner.insetForStroke(by: distance), degrees: degrees, anchor: anchor)
    case .scaled, .moved, .sized: self
    default: .inset(self, by: distance)
    }
  }
}
