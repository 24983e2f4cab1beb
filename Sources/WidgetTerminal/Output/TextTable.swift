import WidgetRender

/// A table of text whose columns are aligned by terminal cells.
package struct TextTable {
  /// The most columns of a cell at a terminal, so that one long name does not move all other
  /// columns out of sight.
  package static let maximumCellColumns = 72
  /// The least columns to which a column is narrowed; if that is not enough, the end of the line is
  /// truncated.
  package static let minimumCellColumns = 8
  private static let gap = 2

  /// The headings of the columns; empty for a table without headings.
  package var heading: [String]
  package var rows: [[String]]
  /// The index of the column that is narrowed before all others; `nil` for none.
  package var flexibleColumn: Int?

  package init(heading: [String], rows: [[String]] = [], flexibleColumn: Int? = nil) {
    self.heading = heading
    self.rows = rows
    self.flexibleColumn = flexibleColumn
  }

  /// Returns one line for each row without trailing spaces, none wider than `columns`.
  ///
  /// If the table is too wide, the widest columns are narrowed first. Without `columns` nothing is truncated (CL-19):
  /// a cell beyond the usual width moves only the rest of its own line.
  package func text(columns: Int?, isASCII: Bool) -> String {
    let count = heading.isEmpty ? rows.map(\.count).max() ?? 0 : heading.count
    let lines = ((heading.isEmpty ? [] : [heading]) + rows).map { row in
      row.prefix(count).map { CellText.safe($0, isASCII: isASCII) }
    }
    // Measured once: a list may have thousands of rows.
    let cellColumns = lines.map { $0.map { TextWidth.columns(of: $0) } }
    var widths = Self.widths(of: cellColumns, count: count)
    if let columns { widths = fitted(widths, to: columns) }
    var text = ""
    for (line, lineColumns) in zip(lines, cellColumns) {
      var row = ""
      var blanks = 0
      for (index, cell) in line.enumerated() {
        var (shown, used) = (cell, lineColumns[index])
        if columns != nil, used > widths[index] {
          shown = CellText.clipped(cell, columns: widths[index], isASCII: isASCII)
          used = TextWidth.columns(of: shown)
        }
        if !shown.isEmpty {
          row += String(repeating: " ", count: blanks)
          row += shown
          blanks = 0
        }
        blanks += max(widths[index] - used, 0) + Self.gap
      }
      while row.utf8.last == UInt8(ascii: " ") { row.unicodeScalars.removeLast() }
      text += columns.map { CellText.clipped(row, columns: $0, isASCII: isASCII) } ?? row
      text += "\n"
    }
    return text
  }

  private static func widths(of lines: [[Int]], count: Int) -> [Int] {
    var widths = Array(repeating: 0, count: count)
    for line in lines {
      for (index, columns) in line.enumerated() {
        widths[index] = max(widths[index], min(columns, maximumCellColumns))
      }
    }
    return widths
  }

  /// Returns the widths of the columns after narrowing the flexible one, then the widest, until the
  /// row fits.
  private func fitted(_ widths: [Int], to columns: Int) -> [Int] {
    var widths = widths
    var excess = widths.reduce(0, +) + Self.gap * max(widths.count - 1, 0) - columns
    if excess > 0, let flexibleColumn, widths.indices.contains(flexibleColumn) {
      let given = min(excess, max(widths[flexibleColumn] - Self.minimumCellColumns, 0))
      widths[flexibleColumn] -= given
      excess -= given
    }
    while excess > 0, let widest = widths.max(), widest > Self.minimumCellColumns,
      let index = widths.lastIndex(of: widest)
    {
      widths[index] -= 1
      excess -= 1
    }
    return widths
  }
}
