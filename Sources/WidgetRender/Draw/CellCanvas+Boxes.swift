extension CellCanvas {
  mutating func drawDivider(
    _ color: ArchivedColor,
    isUpright: Bool,
    in frame: CellRect,
    _ surroundings: Surroundings
  ) {
    let box = BoxGlyphs.glyphs(isRounded: false, isASCII: context.isASCII)
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

  /// Draws a border only in blank cells, because lines and letters cannot share a cell.
  mutating func drawBorder(_ frame: CellRect, _ paint: ArchivedPaint, _ surroundings: Surroundings)
  {
    let box = BoxGlyphs.glyphs(isRounded: false, isASCII: context.isASCII)
    drawBox(frame, box, paint, onlyWhereBlank: true, surroundings)
  }

  mutating func drawBox(
    _ frame: CellRect,
    _ box: BoxGlyphs,
    _ paint: ArchivedPaint,
    onlyWhereBlank: Bool,
    _ surroundings: Surroundings
  ) {
    guard var style = style(in: paint.mainColor, surroundings) else { return }
    let area = frame.intersection(surroundings.clip)
    guard spend(area, .fill) else { return }
    let sampler = sampler(paint, in: frame, surroundings)
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
        if !sampler.isUniform { style = self.style(style, sampler, column: column, row: row) }
        grid.put(glyph, width: 1, style: style, column: column, row: row, clip: area)
      }
    }
  }
}

/// The characters of lines and boxes, each one cell wide.
struct BoxGlyphs {
  var topLeading: UInt32
  var topTrailing: UInt32
  var bottomLeading: UInt32
  var bottomTrailing: UInt32
  var horizontal: UInt32
  var vertical: UInt32

  private init(_ glyphs: StaticString) {
    var scalars = "\(glyphs)".unicodeScalars.map(\.value)[...]
    func next() -> UInt32 { scalars.popFirst() ?? 0x20 }
    topLeading = next()
    topTrailing = next()
    bottomLeading = next()
    bottomTrailing = next()
    horizontal = next()
    vertical = next()
  }

  static let square = BoxGlyphs("┌┐└┘─│")
  static let rounded = BoxGlyphs("╭╮╰╯─│")
  static let ascii = BoxGlyphs("++++-|")

  static func glyphs(isRounded: Bool, isASCII: Bool) -> BoxGlyphs {
    isASCII ? ascii : isRounded ? rounded : square
  }
}
