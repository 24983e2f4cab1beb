import WidgetRender

/// Narrows the gaps between a table's columns if the table is wider than the widget.
struct CompactTable {
  /// The most lines of a table whose width is measured; no widget shows more.
  private static let maximumLines = 200
  /// The most columns of a table that are searched for blank columns.
  private static let maximumColumns = 400

  /// For each terminal column, whether every line of the table has a blank in it.
  private var blanks: [Bool] = []

  /// Returns the menu; in each table that is wider than `columns`, several blank columns in a row
  /// become one.
  static func fitted(_ menu: PrintedMenu, columns: Int) -> PrintedMenu {
    var menu = menu
    // A table's first line is the title.
    let isTitled = menu.titles.count == 1 && menu.titles[0].isTabular
    var all = (isTitled ? menu.titles : []) + menu.items
    var start = 0
    while start < all.count {
      let end = all[start...].firstIndex { !$0.isTabular && !$0.isSeparator } ?? all.count
      if end > start + 1 {
        all.replaceSubrange(start..<end, with: squeezed(all[start..<end], columns: columns))
      }
      start = end + 1
    }
    if isTitled { menu.titles = [all.removeFirst()] }
    menu.items = all
    return menu
  }

  private static func squeezed(
    _ lines: ArraySlice<PrintedItem>,
    columns: Int
  ) -> [PrintedItem] {
    let measured = lines.prefix(maximumLines)
    guard measured.contains(where: { width(of: $0) > columns }) else { return Array(lines) }
    var table = CompactTable()
    for line in measured where !line.isSeparator { table.add(line) }
    return lines.map { line in
      var line = line
      line.runs = table.squeezed(line.runs)
      return line
    }
  }

  private static func width(of item: PrintedItem) -> Int {
    item.runs.reduce(0) { $0 + TextWidth.columns(of: RunText.plain($1)) }
  }

  private mutating func add(_ item: PrintedItem) {
    var column = 0
    for run in item.runs {
      for letter in RunText.plain(run) {
        let width = TextWidth.columns(of: String(letter))
        guard column + width <= Self.maximumColumns else { return }
        while blanks.count < column + width { blanks.append(true) }
        if letter != " " {
          for place in column..<column + width { blanks[place] = false }
        }
        column += width
      }
    }
  }

  /// Returns the styled runs of a line with one blank for several blank columns in a row, and with
  /// none at the beginning.
  private func squeezed(_ runs: [ArchivedText.Run]) -> [ArchivedText.Run] {
    var column = 0
    return runs.compactMap { run in
      guard case .verbatim(let text) = run.content else {
        column += 1
        return run
      }
      var kept = ""
      for letter in text {
        let isBlank = letter == " " && column < blanks.count && blanks[column]
        if !isBlank || column > 0 && !blanks[column - 1] { kept.append(letter) }
        column += TextWidth.columns(of: String(letter))
      }
      return kept.isEmpty ? nil : ArchivedText.Run(.verbatim(kept), style: run.style)
    }
  }
}
