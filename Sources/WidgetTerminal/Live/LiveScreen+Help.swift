import WidgetRender

/// Drawing of the table of keys.
extension LiveScreen {
  /// Draws the table of keys in a box over the widgets; the keys of the focus come first.
  func drawHelp(
    _ own: [(key: String, title: String)],
    _ size: CellSize,
    _ screen: inout ScreenPicture
  ) {
    guard let (lines, keyColumns, inner) = LiveKeys.help(own, in: size, isASCII: isASCII) else {
      return
    }
    let others = FittedText.lines(of: LiveKeys.others, columns: inner, isASCII: isASCII)
      .split(separator: "\n").map(String.init)
    let wanted = lines.count + others.count + 1
    let height = min(wanted, size.rows - 3)
    var content = ScreenPicture(
      size: CellSize(columns: inner + 2, rows: height),
      isASCII: isASCII
    )
    for (row, line) in lines.prefix(height).enumerated() {
      content.write(
        line.0,
        at: CellPoint(column: 1, row: row),
        columns: keyColumns,
        style: CellStyle(attributes: .bold)
      )
      content.write(
        line.1,
        at: CellPoint(column: 1 + keyColumns, row: row),
        columns: inner - keyColumns
      )
    }
    for (index, line) in others.enumerated() where lines.count + 1 + index < height {
      content.write(
        line,
        at: CellPoint(column: 1, row: lines.count + 1 + index),
        columns: inner,
        style: CellStyle(foreground: .secondary)
      )
    }
    box(content.picture, title: "Keys", badge: "any key goes back", size, &screen)
  }
}
