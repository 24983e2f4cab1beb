extension WidgetPicture {
  /// The width of a widget in a status line (the size `inline`), in columns.
  package static let lineColumns = 29

  /// Returns the picture's first row, without a border or padding.
  ///
  /// A note, such as the age of a stale picture, follows in grey. If both are longer than `limit` columns, the row is
  /// truncated with an ellipsis.
  package func onOneLine(
    note: String?,
    limit: Int = lineColumns,
    in context: DrawContext
  ) -> WidgetPicture {
    var flow = FlowText()
    flow.append(note ?? "", run: 0)
    let noteColumns = flow.clusters.reduce(0) { $0 + Int($1.columns) }
    let taken = noteColumns > 0 ? min(noteColumns + 1, max(limit, 0)) : 0
    let first = (0..<grid.size.columns).first { !isBlank($0) } ?? 0
    let end = ((0..<grid.size.columns).last { !isBlank($0) } ?? -1) + 1
    let room = max(limit, 0) - taken
    let isCut = end - first > room
    let words = part(from: first, columns: isCut ? max(room - 1, 0) : max(end - first, 0))
    let columns = words.size.columns
    let mark = isCut && room > 0 ? 1 : 0
    var line = CellGrid(size: CellSize(columns: columns + mark + taken, rows: 1))
    line.copy(words, to: .zero)
    if mark > 0 {
      let sign = Array(TextWrap.ellipsis(isASCII: context.isASCII).utf8)
      line.put(
        line.glyph(of: sign[...]),
        width: 1,
        style: 0,
        column: columns,
        row: 0,
        clip: line.bounds
      )
    }
    if taken > 0 {
      let style = line.styles.index(of: CellStyle(foreground: .secondary))
      if let noted = TextWrap.lines(of: flow, columns: taken - 1, maximumLines: 1).first {
        _ = line.write(
          noted,
          of: flow,
          style: style,
          column: columns + mark + 1,
          row: 0,
          isASCII: context.isASCII
        )
      }
    }
    let areas = hitAreas.compactMap { $0.offset(columns: -first, within: line.bounds) }
    return WidgetPicture(grid: line, hitAreas: areas)
  }

  /// Returns at most `columns` columns of the top row, from column `first` on.
  ///
  /// Blanks at the end are left out, and so is a character that does not fit completely.
  private func part(from first: Int, columns: Int) -> CellGrid {
    func copied(_ columns: Int) -> CellGrid {
      var part = CellGrid(size: CellSize(columns: columns, rows: 1))
      part.copy(grid, to: CellPoint(column: -first, row: 0))
      return part
    }
    let part = copied(columns)
    let end = (0..<columns).last { !part.isBlank(column: $0, row: 0) } ?? -1
    return end + 1 == columns ? part : copied(end + 1)
  }

  private func isBlank(_ column: Int) -> Bool {
    grid.size.rows == 0 || grid.isBlank(column: column, row: 0)
  }
}
