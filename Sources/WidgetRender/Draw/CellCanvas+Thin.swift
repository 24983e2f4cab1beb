/// The appearance of a shape that is much smaller than its cells (SU-88).
private struct ThinForm {
  enum Kind {
    case horizontal, upright, dot
  }

  let kind: Kind
  let exact: ExactSize
  private(set) var edge: CellAlignment
  let isBehind: Bool
  /// Whether the line is between two columns, and is therefore drawn only in blank cells.
  private(set) var isBetweenColumns = false

  /// The height in points from which a line is heavy, and the width from which a vertical line is a
  /// block character.
  private static let (heavyHeight, blockWidth) = (4.0, 2.0)
  /// The sizes in points below which a round shape is drawn as a dot, and as a small dot.
  private static let (dotSize, smallDotSize) = (6.0, 4.0)

  /// Creates the appearance of a thin shape; `nil` for a shape that is large enough for its cells,
  /// or that has no size.
  init?(_ shape: ArchivedShape, _ size: CellSize, _ surroundings: Surroundings) {
    (exact, edge, isBehind) = (surroundings.exact, surroundings.edge, surroundings.isBehind)
    guard exact.width != 0, exact.height != 0 else { return nil }
    if case .edge(let stroke, _) = shape.part, !stroke.dash.isEmpty { return nil }
    let isCell = size.columns <= 1 && size.rows <= 1 && exact.width > 0 && exact.height > 0
    if isCell, shape.isRound {
      // From this size on there is a character for a round shape.
      guard max(exact.width, exact.height) < Self.dotSize else { return nil }
      kind = .dot
      return
    }
    switch (size.columns <= 1 && exact.isNarrow, size.rows <= 1 && exact.isLow) {
    case (true, true): kind = .dot
    case (true, false) where size.rows > 0: kind = .upright
    case (false, true) where size.columns > 0: kind = .horizontal
    default: return nil
    }
  }

  var thickness: Double { kind == .horizontal ? exact.height : exact.width }

  /// Both ends of the line as fractions of the frame; empty for a dot.
  var ends: [ArchivedPoint] {
    switch kind {
    case .horizontal: [ArchivedPoint(x: 0, y: 0.5), ArchivedPoint(x: 1, y: 0.5)]
    case .upright: [ArchivedPoint(x: 0.5, y: 0), ArchivedPoint(x: 0.5, y: 1)]
    case .dot: []
    }
  }

  /// Returns the cells of the line.
  ///
  /// A frame without rows or columns has no cells. The line is then drawn at the edge of the cell
  /// above the frame or before it.
  mutating func cells(of frame: CellRect) -> CellRect {
    var area = frame
    if kind != .upright { area.size.rows = 1 }
    if kind != .horizontal { area.size.columns = 1 }
    if kind != .upright, frame.size.rows == 0 {
      area.origin.row -= 1
      edge.vertical = .bottom
    }
    if kind != .horizontal, frame.size.columns == 0 {
      area.origin.column -= 1
      edge.horizontal = .trailing
      isBetweenColumns = true
    }
    return area
  }

  /// Returns the character of a cell.
  ///
  /// A bar and the track behind it have different characters, so that they differ without colours
  /// too.
  func glyph(onLine: Bool) -> SymbolGlyph {
    switch kind {
    case .dot:
      let isSmall = max(exact.width, exact.height) < Self.smallDotSize
      return isSmall ? SymbolGlyph("·", ".") : SymbolGlyph("•", "o")
    case .upright:
      if exact.width >= 3 { return SymbolGlyph("▍", "|") }
      if exact.width >= Self.blockWidth { return SymbolGlyph("▎", "|") }
      switch edge.horizontal {
      case .leading: return SymbolGlyph("▏", "|")
      case .center: return SymbolGlyph("│", "|")
      case .trailing: return SymbolGlyph("▕", "|")
      }
    case .horizontal:
      if onLine || exact.height >= Self.heavyHeight && !isBehind { return SymbolGlyph("━", "=") }
      guard exact.height < Self.heavyHeight else { return SymbolGlyph("─", "-") }
      switch edge.vertical {
      case .top: return SymbolGlyph("▔", "-")
      case .center: return SymbolGlyph("─", "-")
      case .bottom, .firstTextBaseline, .lastTextBaseline: return SymbolGlyph("▁", "_")
      }
    }
  }

  /// The attribute that letters in the cells of the line get; `nil` if the line is not drawn where
  /// letters are.
  var lineAttribute: TextStyle.Attributes? {
    guard kind == .horizontal else { return nil }
    return switch edge.vertical {
    case .top: nil
    case .center: .strikethrough
    case .bottom, .firstTextBaseline, .lastTextBaseline: .underline
    }
  }
}

extension CellCanvas {
  /// Draws a shape or a colour that is thinner than half a cell; returns `false` and draws nothing
  /// if it is larger.
  mutating func drawThin(
    _ shape: ArchivedShape,
    in frame: CellRect,
    _ surroundings: Surroundings
  ) -> Bool {
    guard var form = ThinForm(shape, frame.size, surroundings) else { return false }
    let paint = sampler(shape.paint, in: frame, surroundings)
    if surroundings.transform != 0 {
      if form.kind == .dot { return false }
      let line = Polyline(form.ends.map(PlaneRect(frame).point))
      let turned = [line].applying(transform(of: surroundings))
      drawLines(turned, form.thickness, paint, surroundings)
      return true
    }
    var area = form.cells(of: frame)
    if !shape.outline.isPlain(in: frame.size), !shape.isRound {
      area = extent(of: shape.outline, in: area, surroundings)
    }
    let isClear = paint.isUniform && grid.styles.colors.isClear(paint.mainColor)
    area = area.intersection(surroundings.clip)
    guard !isClear, spend(area, .fill) else { return true }
    for row in area.origin.row..<area.endRow {
      for column in area.origin.column..<area.endColumn {
        put(form, paint, column: column, row: row, isDimmed: surroundings.isDimmed)
      }
    }
    return true
  }

  /// Returns the cells within `area` that an outline occupies after rotation or scaling; at least
  /// one, unless the outline is empty.
  private mutating func extent(
    of outline: ArchivedOutline,
    in area: CellRect,
    _ surroundings: Surroundings
  ) -> CellRect {
    let points = lines(of: outline, in: area, surroundings).flatMap(\.points)
    guard let left = points.map(\.x).min(), let right = points.map(\.x).max(),
      let top = points.map(\.y).min(), let bottom = points.map(\.y).max()
    else { return CellRect(origin: area.origin, size: .zero) }
    func cells(_ from: Double, _ to: Double, _ scale: Double) -> (start: Int, count: Int) {
      let (start, end) = (Int((from / scale).rounded()), Int((to / scale).rounded()))
      return (start, max(end - start, 1))
    }
    var result = area
    if area.size.columns > 1 {
      (result.origin.column, result.size.columns) = cells(left, right, PointScale.pointsPerColumn)
    }
    if area.size.rows > 1 {
      (result.origin.row, result.size.rows) = cells(top, bottom, PointScale.pointsPerRow)
    }
    return result
  }

  /// Draws one cell of a line.
  ///
  /// Letters are kept: they are struck through or underlined if the line crosses or underlies them.
  private mutating func put(
    _ form: ThinForm,
    _ paint: PaintSampler,
    column: Int,
    row: Int,
    isDimmed: Bool
  ) {
    let index = row * grid.size.columns + column
    let old = grid.cells[index]
    let isBlank = grid.isBlank(old)
    let isLine = !isBlank && old.isLine(context.isASCII)
    let isFree =
      isBlank || !form.isBetweenColumns && (isLine || BlockGlyph.mask(of: old.glyph) != nil)
    guard isFree else {
      guard let attribute = form.lineAttribute else { return }
      var style = grid.styles[packed: old.style]
      style.attributes.insert(attribute)
      return grid.cells[index].style = grid.styles.index(of: style)
    }
    let cell = PlaneRect(CellRect(column: column, row: row, columns: 1, rows: 1))
    let surface = grid.surface(of: old)
    let color = paint.color(at: cell.middle, &grid.styles.colors)
    let style = PackedStyle(
      foreground: grid.styles.colors.over(surface, color),
      background: surface,
      attributes: isDimmed ? .dim : []
    )
    let glyph = form.glyph(onLine: isLine).scalar(isASCII: context.isASCII).value
    grid.replace(index, with: Cell(glyph: glyph, style: grid.styles.index(of: style), width: 1))
  }
}

extension ArchivedShape {
  fileprivate var isRound: Bool { outline.isRound || outline == .ellipse || outline == .capsule }
}

extension ColorTable {
  fileprivate func isClear(_ color: CellColor) -> Bool {
    guard case .symbolic(let color) = self[color] else { return false }
    return color.opacity == 0 || color.base == .system(.clear)
  }
}

extension Cell {
  /// Returns whether the cell contains a line character.
  fileprivate func isLine(_ isASCII: Bool) -> Bool {
    let isBoxLine = (0x2500...0x257F).contains(glyph) || glyph == 0x2594 || glyph == 0x2595
    // Underscore, hyphen, equals sign and bar.
    return isBoxLine || isASCII && [0x5F, 0x2D, 0x3D, 0x7C].contains(glyph)
  }
}
