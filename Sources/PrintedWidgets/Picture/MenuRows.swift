import WidgetRender

/// The lines of a menu that fit into a number of rows, each with its height in rows.
///
/// The lines outside submenus are chosen first, then the lines of submenus, one of each submenu in
/// turn. Remaining rows are used for lines that are too long.
struct MenuRows {
  struct Row {
    let item: PrintedItem
    var lines = 1
  }

  private(set) var rows: [Row] = []
  /// The number of lines that are left out.
  private(set) var left = 0
  /// The number of rows that are needed if each line uses one row, including the row with the
  /// number of left-out lines.
  private(set) var leastRows = 0

  /// Chooses the lines to show; `isCompact` leaves out blank lines and separators.
  init(_ items: [PrintedItem], rows room: Int, columns: Int, isCompact: Bool) {
    let wanted =
      isCompact ? items.filter { !$0.isSeparator && !$0.isEmpty } : items
    let chosen = Self.chosen(of: wanted, room: room)
    rows = chosen.map { Row(item: wanted[$0]) }
    while rows.last?.item.isSeparator == true { rows.removeLast() }
    left = Self.count(items) - Self.count(rows.map(\.item))
    leastRows = rows.count + (left > 0 ? 1 : 0)
    wrap(room - leastRows, columns: columns)
  }

  private static func count(_ items: [PrintedItem]) -> Int {
    items.count { !$0.isSeparator && !$0.isEmpty }
  }

  /// Returns the indexes of the lines to show, in order; one row is reserved for the number of
  /// other lines.
  private static func chosen(of items: [PrintedItem], room: Int) -> [Int] {
    guard items.count > room else { return Array(items.indices) }
    let room = max(room - 1, 0)
    let outer = items.indices.filter { items[$0].depth == 0 }
    guard outer.count < room else { return Array(outer.prefix(room)) }
    var chosen = Set(outer)
    // The lines of each submenu, including those of its own submenus.
    var menus: [ArraySlice<Int>] = []
    for place in items.indices where items[place].depth > 0 {
      if place > 0, items[place - 1].depth > 0, !menus.isEmpty {
        menus[menus.count - 1].append(place)
      } else {
        menus.append([place])
      }
    }
    while chosen.count < room, menus.contains(where: { !$0.isEmpty }) {
      for menu in menus.indices where chosen.count < room {
        if let next = menus[menu].popFirst() { chosen.insert(next) }
      }
    }
    // A separator in a submenu is useless if no line follows it.
    return chosen.sorted().filter { place in
      !items[place].isSeparator || items[place].depth == 0 || chosen.contains(place + 1)
    }
  }

  /// Assigns the remaining rows, one by one, to lines that need more than one row.
  private mutating func wrap(_ free: Int, columns: Int) {
    var free = free
    var needed = rows.map { row in
      row.item.neededLines(columns: columns - row.item.depth * 2) - 1
    }
    while free > 0, needed.contains(where: { $0 > 0 }) {
      for place in rows.indices where needed[place] > 0 && free > 0 {
        rows[place].lines += 1
        needed[place] -= 1
        free -= 1
      }
    }
  }
}

extension PrintedItem {
  /// Returns the number of rows that the item's text needs at a width in columns, at most 12.
  ///
  /// A table's row always needs one, since it is cut and not wrapped.
  func neededLines(columns: Int) -> Int {
    guard !isTabular, !isSeparator, !isEmpty else { return 1 }
    var text = FlowText()
    for (number, run) in runs.enumerated() {
      // A symbol needs two columns.
      if case .verbatim(let words) = run.content {
        text.append(words, run: number)
      } else {
        text.append("xx", run: number)
      }
    }
    let end = badge.map { TextWidth.columns(of: $0) + 1 } ?? 0
    let start = (isChecked ? 2 : 0) + (picture == nil ? 0 : 3)
    // The rows of one line are limited, so that it cannot fill the whole menu.
    return min(TextWrap.lines(of: text, columns: max(columns - end - start, 1)).count, 12)
  }
}
