import WidgetRender

/// Rows of text in columns that line up by the cells that a terminal gives them.
struct TextTable {
  /// A wider cell is cut: one long name must not push all other columns out of sight.
  static let maximumCellColumns = 60

  var heading: [String]
  var rows: [[String]] = []

  /// Lines that end with their last word; none is wider than `columns`.
  func text(columns: Int, isASCII: Bool) -> String {
    let lines = ([heading] + rows).map { row in row.map { Self.clean($0, isASCII: isASCII) } }
    var widths = Array(repeating: 0, count: heading.count)
    for line in lines {
      for (index, cell) in line.enumerated() where index < widths.count {
        widths[index] = max(widths[index], TextWidth.columns(of: cell))
      }
    }
    var text = ""
    for line in lines {
      var row = ""
      for (index, cell) in line.enumerated() where index < widths.count {
        row += cell
        let blanks = widths[index] - TextWidth.columns(of: cell) + 2
        if index + 1 < widths.count { row += String(repeating: " ", count: blanks) }
      }
      while row.hasSuffix(" ") { row.removeLast() }
      text += CellText.clipped(row, columns: columns, isASCII: isASCII) + "\n"
    }
    return text
  }

  private static func clean(_ cell: String, isASCII: Bool) -> String {
    CellText.clipped(
      CellText.safe(cell, isASCII: isASCII),
      columns: maximumCellColumns,
      isASCII: isASCII
    )
  }
}
