import Moments
import WidgetRender

/// Drawing of the input in the last row, and of texts that cover the page.
extension LiveScreen {
  /// The most rows above a typed line that list its completions.
  private static let candidateRows = 8

  /// Draws the line with its cursor, its preview at the end, and its completions above it.
  func draw(_ line: LiveLine, _ size: CellSize, _ screen: inout ScreenPicture) {
    let row = size.rows - 1
    screen.clear(CellRect(column: 0, row: row, columns: size.columns, rows: 1))
    let isExample = line.text.isEmpty && line.echo.isEmpty
    let (note, color) =
      line.fault.map { ("! " + $0, ArchivedColor(.system(.red))) }
      ?? (isExample ? (line.example, .secondary) : (line.echo, ArchivedColor(.system(.teal))))
    // The text has at least half of the row; a longer note is in the row above.
    let safe = CellText.safe(note, isASCII: isASCII)
    let isAbove =
      TextWidth.columns(of: safe) > size.columns / 2 && row > 0 && line.candidates.isEmpty
    if isAbove {
      screen.clear(CellRect(column: 0, row: row - 1, columns: size.columns, rows: 1))
      screen.write(
        safe,
        at: CellPoint(column: 0, row: row - 1),
        columns: size.columns,
        style: CellStyle(foreground: color)
      )
    }
    let echo = CellText.clipped(
      isAbove ? "" : safe,
      columns: size.columns / 2,
      isASCII: isASCII
    )
    let echoColumns = TextWidth.columns(of: echo)
    let columns = size.columns - (echo.isEmpty ? 0 : echoColumns + 2)
    let search = line.editor.search.map {
      "(\($0.isMissing ? "not found" : "search"): \($0.query)) "
    }
    let prompt = search ?? line.prompt
    let start = screen.write(
      prompt,
      at: CellPoint(column: 0, row: row),
      columns: columns - 1,
      style: CellStyle(attributes: .bold)
    )
    draw(line.editor.edited, from: start, columns: max(columns - start, 1), row: row, &screen)
    screen.write(
      echo,
      at: CellPoint(column: size.columns - echoColumns, row: row),
      columns: echoColumns,
      style: CellStyle(foreground: color)
    )
    list(line.candidates, above: row, size, &screen)
  }

  /// Draws the part of a text around its cursor for which there is room.
  func draw(
    _ edited: EditedText,
    from start: Int,
    columns: Int,
    row: Int,
    _ screen: inout ScreenPicture
  ) {
    func width(_ places: Range<Int>) -> Int {
      edited.clusters[places].reduce(0) { $0 + $1.columns }
    }
    // One cell is reserved for the cursor after the end of the text.
    var first = 0
    while first < edited.cursor, width(first..<edited.cursor) + 1 > columns { first += 1 }
    var end = first
    while end < edited.clusters.count, width(first..<end + 1) <= columns { end += 1 }
    screen.write(
      edited.slice(first..<end),
      at: CellPoint(column: start, row: row),
      columns: columns
    )
    let cursor = CellRect(
      column: start + width(first..<edited.cursor),
      row: row,
      columns: edited.isAtEnd ? 1 : max(edited.clusters[edited.cursor].columns, 1),
      rows: 1
    )
    screen.mark(cursor, .inverse)
  }

  func list(
    _ candidates: [Candidate],
    above row: Int,
    _ size: CellSize,
    _ screen: inout ScreenPicture
  ) {
    let lines = CandidateRows.rows(
      candidates,
      columns: size.columns - 2,
      rows: min(Self.candidateRows, row),
      isASCII: isASCII
    )
    let first = row - lines.count
    screen.clear(CellRect(column: 0, row: first, columns: size.columns, rows: lines.count))
    for (index, text) in lines.enumerated() {
      screen.write(
        text,
        at: CellPoint(column: 1, row: first + index),
        columns: size.columns - 1,
        style: CellStyle(foreground: .secondary)
      )
    }
  }

  /// Draws a line of text in place of the last row.
  func draw(lastRow text: String, _ size: CellSize, _ screen: inout ScreenPicture) {
    let row = CellRect(column: 0, row: size.rows - 1, columns: size.columns, rows: 1)
    screen.clear(row)
    screen.write(text, at: row.origin, columns: size.columns, style: CellStyle(attributes: .bold))
  }

  /// Draws a text in a box over the widgets; if it does not fit, the border shows the number of lines.
  func draw(_ sheet: LiveSheet, _ size: CellSize, _ screen: inout ScreenPicture) {
    let lines = sheet.lines(in: size, isASCII: isASCII)
    let shown = lines.dropFirst(sheet.top).prefix(LiveSheet.rows(of: size))
    let widest = shown.map { TextWidth.columns(of: $0) }.max() ?? 0
    let content = CellSize(
      // The width of the box does not change while the text is scrolled.
      columns: lines.count > shown.count
        ? max(size.columns - LiveSheet.margin.columns, 1) : max(widest, sheet.title.count + 16),
      rows: max(shown.count, 1)
    )
    var page = ScreenPicture(
      size: CellSize(columns: min(content.columns, size.columns - 4) + 2, rows: content.rows),
      isASCII: isASCII
    )
    for (index, line) in shown.enumerated() {
      page.write(line, at: CellPoint(column: 1, row: index), columns: content.columns)
    }
    let count = "\(sheet.top + 1)-\(sheet.top + shown.count) of \(lines.count)"
    box(
      page.picture,
      title: sheet.title,
      badge: lines.count > shown.count ? count : "q goes back",
      size,
      &screen
    )
  }

  /// Draws a picture with a border over the middle of the widgets.
  func box(
    _ content: WidgetPicture,
    title: String,
    badge: String,
    _ size: CellSize,
    _ screen: inout ScreenPicture
  ) {
    let context = DrawContext(now: Instant(microseconds: 0), isASCII: isASCII)
    let box = FramedWidget(content, title: title, badge: badge).picture(in: context)
    let origin = CellPoint(
      column: max((size.columns - box.grid.size.columns) / 2, 0),
      row: max((size.rows - 1 - box.grid.size.rows) / 2, 0)
    )
    screen.clear(CellRect(origin: origin, size: box.grid.size))
    screen.place(box, at: origin)
  }
}
