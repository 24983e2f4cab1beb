import WidgetRender

/// A Markdown table whose columns are as wide as their widest texts.
struct MarkdownTable {
  /// The most columns of a table, as many as a widget can show.
  private static let maximumColumns = 32

  private enum Alignment { case leading, center, trailing }

  private typealias Cell = [ArchivedText.Run]

  private var rows: [[Cell]]
  private let alignments: [Alignment]

  /// Consumes the rows after the first line of a table.
  ///
  /// `rest` are the lines after it, from which the rows are removed.
  /// - Returns: `nil` if the line is not the beginning of a table.
  init?(_ header: Substring, _ rest: inout ArraySlice<Substring>) {
    guard header.contains("|"), let line = rest.first, let alignments = Self.alignments(line) else {
      return nil
    }
    let titles = Self.cells(header)
    guard titles.count == alignments.count else { return nil }
    self.alignments = alignments
    rest.removeFirst()
    rows = [titles.map { Self.runs($0, TextStyle(attributes: .bold)) }]
    while let line = rest.first, line.contains("|") {
      rest.removeFirst()
      let cells = Self.cells(line).prefix(alignments.count).map { Self.runs($0, TextStyle()) }
      rows.append(cells + Array(repeating: [], count: alignments.count - cells.count))
    }
  }

  /// The table as lines of a menu: the titles, a separator, the rows.
  var items: [PrintedItem] {
    let widths = alignments.indices.map { column in
      rows.map { Self.columns(of: $0[column]) }.max() ?? 0
    }
    var items = rows.map { cells in
      var runs: [ArchivedText.Run] = []
      for (column, cell) in cells.enumerated() {
        let room = widths[column] - Self.columns(of: cell)
        let before =
          switch alignments[column] {
          case .leading: 0
          case .center: room / 2
          case .trailing: room
          }
        let gap = column == 0 ? 0 : 2
        runs.append(.init(.verbatim(String(repeating: " ", count: before + gap))))
        runs += cell
        if column < cells.count - 1 {
          runs.append(.init(.verbatim(String(repeating: " ", count: room - before))))
        }
      }
      return PrintedItem(
        runs: runs.filter { $0.content != .verbatim("") },
        isTabular: true
      )
    }
    items.insert(.separator, at: 1)
    return items
  }

  private static func columns(of runs: Cell) -> Int {
    runs.reduce(0) { $0 + TextWidth.columns(of: RunText.plain($1)) }
  }

  private static func runs(_ text: Substring, _ style: TextStyle) -> Cell {
    AnsiText.runs(text, style: style).flatMap(MarkdownLine.styled)
  }

  /// Returns the alignments of columns in a line such as `|---|:-:|--:|`; `nil` for any other line.
  private static func alignments(_ line: Substring) -> [Alignment]? {
    guard line.contains("-"), line.contains("|"), line.allSatisfy({ "|-: \t".contains($0) }) else {
      return nil
    }
    let cells = cells(line)
    guard cells.count <= maximumColumns, cells.allSatisfy({ $0.contains("-") }) else { return nil }
    return cells.map { cell in
      switch (cell.hasPrefix(":"), cell.hasSuffix(":")) {
      case (true, true): .center
      case (false, true): .trailing
      default: .leading
      }
    }
  }

  /// Returns the texts between the bars; a bar after a backslash is part of a text.
  private static func cells(_ line: Substring) -> [Substring] {
    var cells: [String] = [""]
    var isEscaped = false
    for character in line.trimmed {
      if character == "|", !isEscaped {
        cells.append("")
      } else if character == "\\", !isEscaped {
        isEscaped = true
        continue
      } else {
        cells[cells.count - 1] += (isEscaped && character != "|" ? "\\" : "") + String(character)
      }
      isEscaped = false
    }
    // A bar at either end of the line only frames the table.
    if cells.first?.trimmed.isEmpty == true { cells.removeFirst() }
    if cells.last?.trimmed.isEmpty == true, cells.count > 1 { cells.removeLast() }
    return cells.prefix(maximumColumns + 1).map { Substring($0).trimmed }
  }
}
