import WidgetRender
import WidgetTimeline

/// Lays out a menu for a family: the titles on top, then the lines that fit, then the number of
/// other lines.
struct MenuPicture {
  let menu: PrintedMenu
  let family: WidgetFamily
  /// The program's name, which replaces a picture if only text fits.
  var name = ""
  /// A number that grows each time another title is shown.
  ///
  /// Its remainder after a division by the number of titles is the index of the shown title.
  var turn = 0

  /// Returns how many pictures a family shows one after the other: one for each title if only one
  /// title fits.
  static func turns(of menu: PrintedMenu, in family: WidgetFamily) -> Int {
    switch family {
    case .accessoryInline where menu.line == nil: max(menu.titles.count, 1)
    case .accessoryCircular, .accessoryCorner: menu.short == nil ? max(menu.titles.count, 1) : 1
    default: 1
    }
  }

  var view: ArchivedView {
    switch family {
    case .accessoryInline: inline
    case .accessoryCircular, .accessoryCorner: circular
    case .accessoryRectangular: column(rows: family.cells.rows, columns: family.cells.columns)
    default:
      column(rows: family.cells.rows, columns: family.cells.columns - 2).modified(
        .padding(CellInsets(leading: 1, trailing: 1))
      )
    }
  }

  /// The item that represents the whole menu: one of its titles, otherwise its first line; `nil`
  /// for an empty menu.
  private var first: PrintedItem? {
    if !menu.titles.isEmpty { return menu.titles[turn % menu.titles.count] }
    return menu.items.first { !$0.isSeparator && !$0.isEmpty }
  }

  private var inline: ArchivedView {
    guard var item = menu.line ?? first else { return .empty }
    item.runs = RunText.trimmed(item.runs)
    if !item.hasWords, item.picture != nil { item = named(item) }
    item.picture = nil
    return ItemRow(item: item, isTitle: true).text(lineLimit: 1)
  }

  /// Returns the item with the program's name in place of its picture.
  private func named(_ item: PrintedItem) -> PrintedItem {
    var item = item
    item.picture = nil
    item.runs = [
      .init(.verbatim("▨"), style: TextStyle(foreground: .secondary)), .init(.verbatim(" \(name)")),
    ]
    return item
  }

  private var circular: ArchivedView {
    guard var item = menu.short ?? first else { return .empty }
    item.runs = RunText.trimmed(item.runs)
    let rows = family.cells.rows - 2
    let view: ArchivedView
    if !item.hasWords, case .decoded? = item.picture {
      view = ItemRow(item: item, isTitle: true, lines: rows).text(lineLimit: rows)
    } else {
      if !item.hasWords, item.picture != nil { item = named(item) }
      item.picture = nil
      view = ItemRow(item: item, isTitle: true).text(lineLimit: rows, alignment: .center)
    }
    return view.modified(.flexibleFrame(.init(maximumWidth: .max, maximumHeight: .max)))
  }

  private func column(rows: Int, columns: Int) -> ArchivedView {
    let menu = CompactTable.fitted(menu, columns: columns)
    // A picture without text is larger if there is enough space.
    let isRoomy = rows >= 10 && menu.items.count + 5 <= rows && menu.titles.count == 1
    let pictureRows = isRoomy ? 4 : 2
    let heights = menu.titles.map { title -> Int in
      guard !title.hasWords, case .decoded? = title.picture else { return 1 }
      return pictureRows
    }
    // The number of titles or lines that are left out needs a row.
    let all = heights.reduce(0, +) + (menu.items.isEmpty ? 0 : 1)
    let kept = all <= rows ? heights.count : fitting(heights, in: rows - 1)
    var room = rows - heights.prefix(kept).reduce(0, +)
    // A divider separates the titles from the lines if there is space for both.
    let hasRule = kept > 0 && rows > 6 && room > 2 && !menu.items.isEmpty
    if hasRule { room -= 1 }
    let isCompact = family.cells.rows < 20
    let missing = menu.titles.count - kept
    let whole = MenuRows(menu.items, rows: room, columns: columns, isCompact: isCompact)
    let lines = Self.lines(
      of: menu.titles.prefix(kept),
      free: missing > 0 ? 0 : room - whole.leastRows,
      columns: columns
    )
    room -= lines.reduce(-kept, +)
    let fitted = MenuRows(
      menu.items,
      rows: missing > 0 ? 0 : room,
      columns: columns,
      isCompact: isCompact
    )
    let titles = zip(menu.titles, lines).map { title, lines in
      ItemRow(item: title, isTitle: true, lines: lines, pictureRows: pictureRows).view
    }
    let body = fitted.rows.map { ItemRow(item: $0.item, lines: $0.lines).view }
    var children = titles + (hasRule ? [.divider(.secondary)] : []) + body
    let left = fitted.left + missing
    if left > 0 {
      let more = ArchivedText(
        runs: [.init(.verbatim("+\(left) more"), style: TextStyle(foreground: .secondary))],
        lineLimit: 1
      )
      children.append(.text(more))
    }
    children.append(.spacer(minimumLength: 0))
    return .stack(
      ArchivedStack(.vertical, alignment: .topLeading, spacing: 0, children)
    ).modified(
      .flexibleFrame(
        .init(maximumWidth: .max, maximumHeight: .max, alignment: .topLeading)
      )
    )
  }

  /// Returns the number of lines of each title.
  ///
  /// It is one line, or more for a long title as long as some of the `free` rows remain.
  private static func lines(
    of titles: ArraySlice<PrintedItem>,
    free: Int,
    columns: Int
  ) -> [Int] {
    var free = max(free, 0)
    return titles.map { title in
      let lines = title.hasWords ? min(title.neededLines(columns: columns), 1 + free) : 1
      free -= lines - 1
      return lines
    }
  }

  /// Returns how many of the titles, from the first, fit into the rows; `heights` are their rows.
  private func fitting(_ heights: [Int], in rows: Int) -> Int {
    var (used, count) = (0, 0)
    for height in heights {
      if used + height > rows { break }
      (used, count) = (used + height, count + 1)
    }
    return count
  }
}

extension ArchivedView {
  /// Returns a view that draws this view with a modifier.
  func modified(_ modifier: ArchivedModifier) -> ArchivedView { .modified(self, modifier) }
}
