extension Painter {
  mutating func drawDivider(
    _ color: ArchivedColor,
    _ node: Int32,
    in frame: CellRect,
    _ surroundings: Surroundings
  ) {
    let box = BoxGlyphs.glyphs(isRounded: false, isASCII: context.isASCII)
    let isUpright = tree.nodes[Int(node)].axis == .horizontal
    guard let style = style(in: color, surroundings) else { return }
    let area = frame.intersection(surroundings.clip)
    for row in area.origin.row..<area.endRow {
      for column in area.origin.column..<area.endColumn {
        grid.put(
          isUpright ? box.vertical : box.horizontal,
          width: 1,
          style: style,
          column: column,
          row: row,
          clip: area
        )
      }
    }
  }

  mutating func draw(_ shape: ArchivedShape, in frame: CellRect, _ surroundings: Surroundings) {
    let isRound = shape.outline == .circle || shape.outline == .ellipse
    let isDot = frame.size.rows == 1 && frame.size.columns <= 2
    let color = shape.paint.mainColor
    switch shape.part {
    case .inside where isRound && isDot: drawDot("●", "@", color, in: frame, surroundings)
    case .edge where isRound && isDot: drawDot("○", "o", color, in: frame, surroundings)
    case .edge where isDot: drawDot("□", "o", color, in: frame, surroundings)
    case .inside where isRound: fillEllipse(color, in: frame, surroundings)
    case .inside: fill(frame, color, surroundings)
    case .edge:
      let box = BoxGlyphs.glyphs(
        isRounded: shape.outline != .rectangle,
        isASCII: context.isASCII
      )
      drawBox(frame, box, color, onlyWhereBlank: false, surroundings)
    }
  }

  /// A border gives way to text: lines and words cannot share a cell.
  mutating func drawBorder(_ frame: CellRect, _ color: ArchivedColor, _ surroundings: Surroundings)
  {
    let box = BoxGlyphs.glyphs(isRounded: false, isASCII: context.isASCII)
    drawBox(frame, box, color, onlyWhereBlank: true, surroundings)
  }

  private mutating func drawBox(
    _ frame: CellRect,
    _ box: BoxGlyphs,
    _ color: ArchivedColor,
    onlyWhereBlank: Bool,
    _ surroundings: Surroundings
  ) {
    guard let style = style(in: color, surroundings) else { return }
    let area = frame.intersection(surroundings.clip)
    guard !area.isEmpty else { return }
    let (left, right) = (frame.origin.column, frame.endColumn - 1)
    let (top, bottom) = (frame.origin.row, frame.endRow - 1)
    for row in area.origin.row..<area.endRow {
      for column in area.origin.column..<area.endColumn {
        let glyph: UInt32
        switch (column, row) {
        case (left, _) where left == right: glyph = box.vertical
        case (_, top) where top == bottom: glyph = box.horizontal
        case (left, top): glyph = box.topLeading
        case (right, top): glyph = box.topTrailing
        case (left, bottom): glyph = box.bottomLeading
        case (right, bottom): glyph = box.bottomTrailing
        case (_, top), (_, bottom): glyph = box.horizontal
        case (left, _), (right, _): glyph = box.vertical
        default: continue
        }
        if onlyWhereBlank, !grid.isBlank(column: column, row: row) { continue }
        grid.put(glyph, width: 1, style: style, column: column, row: row, clip: area)
      }
    }
  }

  /// A round shape too small for an outline is a character.
  private mutating func drawDot(
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

  /// Fills the cells whose centre lies in the ellipse that touches the frame's edges.
  private mutating func fillEllipse(
    _ color: ArchivedColor,
    in frame: CellRect,
    _ surroundings: Surroundings
  ) {
    let area = frame.intersection(surroundings.clip)
    let (width, height) = (Double(frame.size.columns), Double(frame.size.rows))
    for row in area.origin.row..<area.endRow {
      let vertical = (Double(row - frame.origin.row) + 0.5) / height * 2 - 1
      let half = (max(1 - vertical * vertical, 0)).squareRoot() * width / 2
      let from = Int((width / 2 - half).rounded()) + frame.origin.column
      let to = Int((width / 2 + half).rounded()) + frame.origin.column
      fill(CellRect(column: from, row: row, columns: to - from, rows: 1), color, surroundings)
    }
  }
}
