import WidgetRender
import WidgetTimeline

/// Lays a menu out for a family: titles on top, then the lines that fit, then how many are left.
struct MenuPicture {
  /// The most titles above the lines; a menu bar shows them in turn.
  private static let maximumTitles = 3

  let menu: PrintedMenu
  let family: WidgetFamily

  var view: ArchivedView {
    switch family {
    case .accessoryInline: inline
    case .accessoryCircular, .accessoryCorner: circular
    case .accessoryRectangular: column(rows: family.cells.rows)
    default:
      column(rows: family.cells.rows).modified(
        .padding(CellInsets(leading: 1, trailing: 1))
      )
    }
  }

  /// The item that represents the whole menu: its first title, otherwise its first line.
  private var first: PrintedItem? {
    menu.titles.first ?? menu.items.first { !$0.isSeparator && !$0.isEmpty }
  }

  private var inline: ArchivedView {
    first.map { ItemRow(item: $0, isTitle: true).text(lineLimit: 1) } ?? .empty
  }

  private var circular: ArchivedView {
    guard let first else { return .empty }
    return ItemRow(item: first, isTitle: true)
      .text(lineLimit: family.cells.rows - 2, alignment: .center)
      .modified(.flexibleFrame(.init(maximumWidth: .max, maximumHeight: .max)))
  }

  private func column(rows: Int) -> ArchivedView {
    let titles = menu.titles.prefix(Self.maximumTitles).map {
      ItemRow(item: $0, isTitle: true).view
    }
    var room = rows - titles.count
    // A line parts the titles from the rest where there is room for both.
    let hasRule = !titles.isEmpty && rows > 6 && !menu.items.isEmpty
    if hasRule { room -= 1 }
    let lines = shown(in: room)
    let body = lines.items.map { ItemRow(item: $0).view }
    var children = titles + (hasRule ? [.divider(.secondary)] : []) + body
    if lines.left > 0 {
      let more = ArchivedText(
        runs: [.init(.verbatim("+\(lines.left) more"), style: TextStyle(foreground: .secondary))],
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

  /// Returns the lines that fit, and the number of others; a small widget has no room for submenus and separators.
  private func shown(in room: Int) -> (items: [PrintedItem], left: Int) {
    let isSmall = family.cells.rows < 20
    let wanted = isSmall ? menu.items.filter { $0.depth == 0 && !$0.isSeparator } : menu.items
    let items = isSmall ? wanted.filter { !$0.isEmpty } : wanted
    if items.count <= room { return (items, left(of: menu.items, without: items)) }
    var kept = Array(items.prefix(max(room - 1, 0)))
    while kept.last?.isSeparator == true { kept.removeLast() }
    return (kept, left(of: menu.items, without: kept))
  }

  private func left(of all: [PrintedItem], without kept: [PrintedItem]) -> Int {
    func count(_ items: [PrintedItem]) -> Int {
      items.filter { !$0.isSeparator && !$0.isEmpty }.count
    }
    return count(all) - count(kept)
  }
}

extension ArchivedView {
  /// The view with a modifier around it.
  func modified(_ modifier: ArchivedModifier) -> ArchivedView { .modified(self, modifier) }
}
