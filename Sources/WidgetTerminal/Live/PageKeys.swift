/// A command that a key performs while the page is edited.
enum PageCommand: Hashable, Sendable {
  case left, right, up, down
  case larger, smaller
  case remove, name, configure, gallery
  case next, previous
  case undo, redo
  case keep, takeBack
  case help, redraw, suspend
  case pageUp, pageDown
}

/// The keys for editing the page; the help and the view use the same table.
package enum PageKeys {
  package struct Row: Sendable {
    /// The names of the keys, as displayed to the user.
    package let keys: String
    package let meaning: String
    /// The title in the line below the page; `nil` for keys that only the help lists.
    fileprivate let word: String?
    /// The position of the key in the line below the page.
    fileprivate var place = 4
    fileprivate let commands: [(key: Key, command: PageCommand)]
  }

  package static let rows: [Row] = [
    Row(
      keys: "arrows",
      meaning: "move the widget to the place before or after, or to the one above or below",
      word: "move",
      place: 1,
      commands: [(.left, .left), (.right, .right), (.up, .up), (.down, .down)]
    ),
    Row(
      keys: "Tab",
      meaning: "go to the next widget; Shift-Tab to the one before, a click to any",
      word: "next",
      commands: [(.tab, .next), (.backTab, .previous)]
    ),
    Row(
      keys: "+ -",
      meaning: "give it the next size that its kind has, larger or smaller",
      word: "size",
      place: 2,
      commands: [
        (.text("+"), .larger), (.text("="), .larger), (.text("-"), .smaller),
      ]
    ),
    Row(
      keys: "c",
      meaning: "configure it: its parameters, size and name in a form",
      word: "configure",
      commands: [(.text("c"), .configure)]
    ),
    Row(keys: "n", meaning: "name it", word: "name", commands: [(.text("n"), .name)]),
    Row(
      keys: "x",
      meaning: "remove it from the page",
      word: "remove",
      commands: [(.text("x"), .remove), (.delete, .remove)]
    ),
    Row(
      keys: "A",
      meaning: "add a widget: the gallery has every kind in its sizes",
      word: "add",
      place: 2,
      commands: [(.text("A"), .gallery), (.text("a"), .gallery)]
    ),
    Row(
      keys: "u, U",
      meaning: "undo the last change of this edit; redo it",
      word: nil,
      commands: [(.text("u"), .undo), (.text("U"), .redo)]
    ),
    Row(
      keys: "m, Enter",
      meaning: "keep all changes and leave the edit",
      word: "keep",
      place: 3,
      commands: [(.text("m"), .keep), (.enter, .keep)]
    ),
    Row(
      keys: "Esc",
      meaning: "undo the whole edit; from the second change on it asks. U redoes it",
      word: "take back",
      place: 3,
      commands: [(.escape, .takeBack)]
    ),
    Row(
      keys: "PgUp, PgDn",
      meaning: "show the page before or after",
      word: nil,
      commands: [(.pageUp, .pageUp), (.pageDown, .pageDown)]
    ),
    Row(
      keys: "?, Ctrl-L, Ctrl-Z",
      meaning: "show these keys; redraw the screen; suspend",
      word: nil,
      commands: [(.text("?"), .help), (.control("l"), .redraw), (.control("z"), .suspend)]
    ),
  ]

  /// The keys for the line below the page, each with its title.
  ///
  /// Those that continue the edit come first and those that end it last, because a narrow line
  /// cannot show all of them.
  static let line: [(keys: String, word: String)] = rows.compactMap { row in
    row.word.map { (row, $0) }
  }
  .sorted { $0.0.place < $1.0.place }
  .map { ($0.0.keys, $0.1) }

  /// The table of all keys for editing the page, as a text.
  static var text: String {
    let width = rows.map(\.keys.count).max() ?? 0
    return rows.map { row in
      row.keys + String(repeating: " ", count: width - row.keys.count + 2) + row.meaning
    }.joined(separator: "\n")
  }

  static func command(for key: Key) -> PageCommand? {
    for row in rows {
      if let found = row.commands.first(where: { $0.key == key }) { return found.command }
    }
    return nil
  }
}
