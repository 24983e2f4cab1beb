extension CellCanvas {
  /// Records the instant at which the text in a frame next changes by itself.
  mutating func noteChange(
    of text: ArchivedText,
    in frame: CellRect,
    _ surroundings: Surroundings
  ) {
    guard context.findsNextChange, !surroundings.isMasked,
      !frame.intersection(surroundings.clip).isEmpty
    else { return }
    var dates = context.dates
    if let zone = text.timeZone.flatMap({ context.zones.zone(named: $0) }) { dates.timeZone = zone }
    note(change: dates.nextChange(of: text))
  }

  /// Returns the frame in which letters or a symbol are drawn inside rotations.
  ///
  /// If the rotations cancel each other out, as around a clock's numerals, the frame moves with its
  /// rotated centre. Otherwise it is unchanged.
  func carried(_ frame: CellRect, _ surroundings: Surroundings) -> CellRect {
    let transform = transform(of: surroundings)
    guard surroundings.transform != 0, transform.isUpright else { return frame }
    let middle = PlaneRect(frame).middle
    let carried = transform.apply(middle)
    var result = frame
    result.origin.column += Int(((carried.x - middle.x) / PointScale.pointsPerColumn).rounded())
    result.origin.row += Int(((carried.y - middle.y) / PointScale.pointsPerRow).rounded())
    return result
  }

  mutating func draw(
    _ text: ArchivedText,
    _ block: TextBlock,
    alignedBy alignment: CellHorizontalAlignment,
    in frame: CellRect,
    _ surroundings: Surroundings
  ) {
    if text.letterRows <= 1, let plain = block.plain, block.ideal.columns <= frame.size.columns {
      return draw(plain, text, alignedBy: alignment, in: frame, surroundings)
    }
    if let form = block.largeForm(columns: frame.size.columns, rows: frame.size.rows) {
      return draw(form, text, alignedBy: alignment, in: frame, surroundings)
    }
    let text = text.letterRows > 1 ? text.inBold : text
    if let plain = block.plain, block.ideal.columns <= frame.size.columns {
      return draw(plain, text, alignedBy: alignment, in: frame, surroundings)
    }
    let (flow, lines) = block.wrapped(columns: frame.size.columns, rows: frame.size.rows)
    var row = frame.origin.row
    for line in lines {
      defer { row += 1 }
      guard row >= surroundings.clip.origin.row else { continue }
      guard row < surroundings.clip.endRow else { break }
      let indent = alignment.offset(line.columns, in: frame.size.columns)
      let start = CellPoint(column: frame.origin.column + indent, row: row)
      if surroundings.isMasked {
        mask(start, columns: line.columns, surroundings)
      } else {
        draw(line, of: flow, text.runs, at: start, surroundings)
      }
    }
  }

  /// Draws a line of ASCII text in one style, the most common kind of text.
  private mutating func draw(
    _ plain: String,
    _ text: ArchivedText,
    alignedBy alignment: CellHorizontalAlignment,
    in frame: CellRect,
    _ surroundings: Surroundings
  ) {
    let columns = plain.utf8.count
    let indent = alignment.offset(columns, in: frame.size.columns)
    let start = CellPoint(column: frame.origin.column + indent, row: frame.origin.row)
    if surroundings.isMasked { return mask(start, columns: columns, surroundings) }
    guard let run = text.runs.first, let style = style(of: run.style, surroundings) else { return }
    guard let paint = letterPaint(surroundings) else {
      return grid.put(ascii: plain, style: style, at: start, clip: surroundings.clip)
    }
    var column = start.column
    for byte in plain.utf8 {
      grid.put(
        UInt32(byte),
        width: 1,
        style: self.style(style, paint, column: column, row: start.row),
        column: column,
        row: start.row,
        clip: surroundings.clip
      )
      column += 1
    }
  }

  private mutating func draw(
    _ line: TextLine,
    of flow: FlowText,
    _ runs: [ArchivedText.Run],
    at start: CellPoint,
    _ surroundings: Surroundings
  ) {
    var column = start.column
    var run = -1
    var style: UInt16?
    let paint = letterPaint(surroundings)
    for (number, part) in [line.head, line.tail].enumerated() {
      for index in part {
        let cluster = flow.clusters[index]
        if cluster.run != run {
          run = cluster.run
          style = runs.indices.contains(run) ? self.style(of: runs[run].style, surroundings) : nil
        }
        guard var style else {
          column += cluster.columns
          continue
        }
        if let paint { style = self.style(style, paint, column: column, row: start.row) }
        column = grid.write(
          flow,
          index,
          style,
          column,
          start.row,
          surroundings.clip,
          context.isASCII
        )
      }
      guard line.hasEllipsis, number == 0 else { continue }
      // At the start of a line the ellipsis has the style of the text after it.
      let neighbour = (line.head.last ?? line.tail.first).map { flow.clusters[$0].run } ?? 0
      putEllipsis(neighbour, runs, column: column, row: start.row, surroundings)
      column += 1
    }
  }

  private mutating func putEllipsis(
    _ run: Int,
    _ runs: [ArchivedText.Run],
    column: Int,
    row: Int,
    _ surroundings: Surroundings
  ) {
    guard runs.indices.contains(run), let style = style(of: runs[run].style, surroundings)
    else { return }
    let sign = TextWrap.ellipsis(isASCII: context.isASCII).unicodeScalars.first?.value
    grid.put(
      sign ?? 0x20,
      width: 1,
      style: style,
      column: column,
      row: row,
      clip: surroundings.clip
    )
  }

  mutating func drawSymbol(
    _ name: String,
    _ style: TextStyle,
    in frame: CellRect,
    _ surroundings: Surroundings
  ) {
    if surroundings.isMasked { return mask(frame.origin, columns: 1, surroundings) }
    guard var index = self.style(of: style, surroundings) else { return }
    if let paint = letterPaint(surroundings) {
      index = self.style(index, paint, column: frame.origin.column, row: frame.origin.row)
    }
    grid.put(
      symbols.glyph(of: name).scalar(isASCII: context.isASCII).value,
      width: 1,
      style: index,
      column: frame.origin.column,
      row: frame.origin.row,
      clip: surroundings.clip
    )
  }

  /// Draws a text in large letters, each in the style of the run of text that contains it.
  private mutating func draw(
    _ form: LetterForm,
    _ text: ArchivedText,
    alignedBy alignment: CellHorizontalAlignment,
    in frame: CellRect,
    _ surroundings: Surroundings
  ) {
    let indent = alignment.offset(form.size.columns, in: frame.size.columns)
    let origin = CellPoint(column: frame.origin.column + indent, row: frame.origin.row)
    let styles = text.runs.map { run in
      var style = run.style
      // An underline or strikethrough in one of several rows would cut the letters.
      style.attributes.subtract([.underline, .strikethrough])
      return self.style(of: style, surroundings)
    }
    let paint = letterPaint(surroundings)
    let area = CellRect(origin: origin, size: form.size).intersection(surroundings.clip)
    for row in area.origin.row..<area.endRow {
      if surroundings.isMasked {
        let start = CellPoint(column: origin.column, row: row)
        mask(start, columns: form.size.columns, surroundings)
        continue
      }
      for column in area.origin.column..<area.endColumn {
        let cell = form[column - origin.column, row - origin.row]
        guard cell.quarters != 0, styles.indices.contains(cell.run), var style = styles[cell.run]
        else { continue }
        if let paint { style = self.style(style, paint, column: column, row: row) }
        grid.put(
          LetterForm.glyph(cell.quarters, isASCII: context.isASCII).value,
          width: 1,
          style: style,
          column: column,
          row: row,
          clip: surroundings.clip
        )
      }
    }
  }
}

extension ArchivedText {
  /// The text in bold, drawn if there is no room for its large letters.
  fileprivate var inBold: ArchivedText {
    var text = self
    for index in text.runs.indices { text.runs[index].style.attributes.insert(.bold) }
    return text
  }
}

/// A cache of the symbols drawn last, because the rows of a list repeat them: one for done and one
/// for open.
struct DrawnSymbols {
  private var last: Symbol?
  private var beforeLast: Symbol?
  private var drawings: [(name: String, isSmall: Bool, drawing: SymbolDrawing?)] = []
  private static let maximumCount = 8

  /// Returns the glyph of a symbol, from those drawn last or else from the table.
  mutating func glyph(of name: String) -> SymbolGlyph {
    if let last, last.name == name { return last.glyph }
    if let beforeLast, beforeLast.name == name { return beforeLast.glyph }
    let symbol = Symbol(name: name, glyph: SymbolGlyph.named(name))
    (last, beforeLast) = (symbol, last)
    return symbol.glyph
  }

  private struct Symbol {
    let name: String
    let glyph: SymbolGlyph
  }

  /// Returns the cached drawing of a name, which is `nil` inside if the symbol has none.
  ///
  /// The result is `nil` if the name has not been looked up.
  func drawing(of name: String, isSmall: Bool) -> SymbolDrawing?? {
    drawings.first { $0.name == name && $0.isSmall == isSmall }?.drawing
  }

  mutating func add(_ drawing: SymbolDrawing?, of name: String, isSmall: Bool) {
    if drawings.count < Self.maximumCount { drawings.append((name, isSmall, drawing)) }
  }
}
