import WidgetRender

/// The table of keys.
extension LiveScreen {
  /// The table of keys in a box over the widgets, as much of it as there is room for.
  ///
  /// The keys of what has the focus come first.
  func drawHelp(
    _ own: [(key: String, title: String)],
    _ size: CellSize,
    _ screen: inout ScreenPicture
  ) {
    let rows = Self.rows(own)
    let keyColumns = (rows.map { TextWidth.columns(of: $0.keys) }.max() ?? 0) + 2
    let inner = min(size.columns - 2 - 2, 76)
    guard inner > keyColumns + 8, size.rows > 4 else { return writeNarrowHelp(rows, size, &screen) }
    func lines(wrapped: Bool) -> [(String, String)] {
      rows.flatMap { row in
        let room = wrapped ? inner - keyColumns : .max
        return FittedText.lines(of: row.meaning, columns: room, isASCII: isASCII)
          .split(separator: "\n").enumerated()
          .map { ($0.offset == 0 ? row.keys : "", String($0.element)) }
      }
    }
    // Every key is named before any is explained whole.
    let whole = lines(wrapped: true)
    let lines = whole.count <= size.rows - 3 ? whole : lines(wrapped: false)
    guard lines.count <= size.rows - 3 else { return writeNarrowHelp(rows, size, &screen) }
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

  private static func rows(_ own: [(key: String, title: String)]) -> [(
    keys: String, meaning: String
  )] {
    let table = LiveKeys.rows.map { (keys: $0.keys, meaning: $0.meaning) }
    guard !own.isEmpty else { return table }
    let titles = own.map(\.title).joined(separator: ", ")
    return [(own.map(\.key).joined(separator: " "), "here: \(titles)")] + table
  }

  /// Where a box has no room: key after key, as far as the screen goes.
  private func writeNarrowHelp(
    _ rows: [(keys: String, meaning: String)],
    _ size: CellSize,
    _ screen: inout ScreenPicture
  ) {
    screen.clear(CellRect(origin: .zero, size: size))
    for (row, line) in rows.prefix(size.rows).enumerated() {
      screen.write(
        "\(line.keys): \(line.meaning)",
        at: CellPoint(column: 0, row: row),
        columns: size.columns
      )
    }
  }
}
