import WidgetRender

/// A command that a key of the live view performs.
package enum LiveCommand: Hashable, Sendable {
  case leave, suspend, redraw
  case next, previous, up, down, left, right
  case press, undo, redo, refresh
  case help, find, command, timeline, themes, copy, edit, close, zoom
  case pageUp, pageDown, first, last
  case previousOfStack, nextOfStack
}

/// The keys of the live view; help, manual page and view use the same table.
package enum LiveKeys {
  /// Keys with related effects, and their description.
  package struct Row: Sendable {
    /// The names of the keys, as displayed to the user.
    package let keys: String
    package let meaning: String
    /// The title and the position in the line below the widgets; `nil` for keys that only the help lists.
    fileprivate var bar: (place: Int, title: String)?
    fileprivate let commands: [(key: Key, command: LiveCommand)]
  }

  package static let rows: [Row] = [
    Row(
      keys: "q",
      meaning: "quit",
      bar: (6, "quit"),
      commands: [(.text("q"), .leave), (.control("d"), .leave)]
    ),
    Row(
      keys: "arrows, Tab",
      meaning: "go to a button, a toggle or a link; a click goes there and presses it",
      bar: (1, "next"),
      commands: [
        (.tab, .next), (.backTab, .previous), (.up, .up), (.down, .down), (.left, .left),
        (.right, .right),
      ]
    ),
    Row(
      keys: "Enter, space",
      meaning: "press it, or open the link",
      commands: [(.enter, .press), (.text(" "), .press)]
    ),
    Row(
      keys: "u, U",
      meaning: "undo the last press here; redo it",
      bar: (2, "undo"),
      commands: [(.text("u"), .undo), (.text("U"), .redo)]
    ),
    Row(
      keys: "r",
      meaning: "refresh the widgets on this page",
      bar: (7, "refresh"),
      commands: [(.text("r"), .refresh)]
    ),
    Row(
      keys: "PgUp, PgDn",
      meaning: "show the page before or after, as the wheel does; in a list that scrolls, its rows",
      commands: [(.pageUp, .pageUp), (.pageDown, .pageDown)]
    ),
    Row(
      keys: "Home, End",
      meaning: "go to the first row of the widget in focus, and to the last",
      commands: [(.home, .first), (.end, .last)]
    ),
    Row(
      keys: "Alt-1 … 9",
      meaning: "show that board; Ctrl-PgUp and Ctrl-PgDn the one before or after",
      commands: []
    ),
    Row(
      keys: "[, ]",
      meaning: "turn the stack in focus to another of its widgets, which stays for ten minutes",
      commands: [(.text("["), .previousOfStack), (.text("]"), .nextOfStack)]
    ),
    Row(
      keys: "m",
      meaning: "edit the page: move, resize, configure, name, remove and add widgets",
      bar: (5, "edit"),
      commands: [(.text("m"), .edit)]
    ),
    Row(
      keys: "/",
      meaning: "filter the list in focus as you type; without a focus find a widget by its name",
      bar: (3, "find"),
      commands: [(.text("/"), .find)]
    ),
    Row(
      keys: ":",
      meaning: "type a command of widgetctl: todo add Buy milk, add sudoku, log",
      bar: (4, "command"),
      commands: [(.text(":"), .command)]
    ),
    Row(
      keys: "z",
      meaning: "give the widget in focus the whole page, and all their places again",
      commands: [(.text("z"), .zoom)]
    ),
    Row(
      keys: "i",
      meaning: "show the timeline of the widget in focus: its entries, its next reload, and why",
      commands: [(.text("i"), .timeline)]
    ),
    Row(
      keys: "T",
      meaning: "show the palettes in turn; Enter keeps one",
      bar: (8, "theme"),
      commands: [(.text("T"), .themes)]
    ),
    Row(
      keys: "y",
      meaning: "copy the words of what has the focus to the terminal's clipboard",
      commands: [(.text("y"), .copy)]
    ),
    Row(keys: "?", meaning: "show these keys", commands: [(.text("?"), .help)]),
    Row(
      keys: "Esc",
      meaning: "leave the button, the message or the search",
      commands: [(.escape, .close)]
    ),
    Row(
      keys: "Ctrl-L, Ctrl-Z",
      meaning: "redraw the screen; suspend",
      commands: [(.control("l"), .redraw), (.control("z"), .suspend)]
    ),
  ]

  /// The description of keys that are not in the table.
  package static let others =
    "Letters and digits that the widget in focus has for itself come first: its author's, then its extension's."

  /// Returns the command of a key; `nil` for other keys, which widgets may use.
  package static func command(for key: Key) -> LiveCommand? {
    for row in rows {
      if let found = row.commands.first(where: { $0.key == key }) { return found.command }
    }
    return nil
  }

  /// Returns the name of a key for a message: `'x'` or `Ctrl-X`.
  package static func words(for key: Key) -> String {
    switch key {
    case .text(let text): "'\(text)'"
    case .control(let letter): "Ctrl-\(letter.uppercased())"
    case .alt(let letter): "Alt-\(letter)"
    case .enter: "Enter"
    case .newLine: "Alt-Enter"
    case .backspace: "Backspace"
    case .delete: "Delete"
    case .wordBackspace, .wordLeft, .wordRight: "with Ctrl or Alt"
    case .home: "Home"
    case .end: "End"
    default: "of that kind"
    }
  }

  /// Returns the name by which an author's control refers to a key; `nil` for a key that controls
  /// cannot have.
  package static func name(of key: Key) -> String? {
    switch key {
    case .text(let text): text.count == 1 ? text : nil
    case .control(let letter): "ctrl-\(letter)"
    case .alt(let letter): "alt-\(letter)"
    case .escape: "escape"
    case .enter: "return"
    case .backspace, .delete: "delete"
    case .home: "home"
    case .end: "end"
    default: nil
    }
  }

  /// Returns the key for a name of SwiftUI's `KeyEquivalent`; `nil` for a key that terminals do not
  /// send.
  static func key(named name: String) -> Key? {
    switch name {
    case "escape": return .escape
    case "return": return .enter
    case "delete": return .backspace
    case "home": return .home
    case "end": return .end
    default: break
    }
    if name.count == 1 { return .text(name) }
    let parts = name.split(separator: "-", maxSplits: 1)
    guard parts.count == 2, parts[1].count == 1, let letter = parts[1].first else { return nil }
    return parts[0] == "ctrl" ? .control(letter) : parts[0] == "alt" ? .alt(letter) : nil
  }
}

/// The table of keys for the screen.
extension LiveKeys {
  /// Returns the rows of the help's table, each with keys and their effect; `nil` without room.
  ///
  /// It also returns the widths of the keys and of both columns.
  static func help(_ own: [(key: String, title: String)], in size: CellSize, isASCII: Bool)
    -> (lines: [(String, String)], keyColumns: Int, columns: Int)?
  {
    let rows = table(behind: own)
    let keyColumns = (rows.map { TextWidth.columns(of: $0.keys) }.max() ?? 0) + 2
    let columns = min(size.columns - 2 - 2, 76)
    guard columns > keyColumns + 8 else { return nil }
    func lines(wrapped: Bool) -> [(String, String)] {
      rows.flatMap { row in
        let room = wrapped ? columns - keyColumns : .max
        return FittedText.lines(of: row.meaning, columns: room, isASCII: isASCII)
          .split(separator: "\n").enumerated()
          .map { ($0.offset == 0 ? row.keys : "", String($0.element)) }
      }
    }
    // Descriptions are wrapped if there is room; otherwise they are cut, so that every key is listed.
    let fitting = [lines(wrapped: true), lines(wrapped: false)].first { $0.count <= size.rows - 3 }
    return fitting.map { ($0, keyColumns, columns) }
  }

  /// Returns the table, preceded by a row for the keys of the control in focus.
  private static func table(
    behind own: [(key: String, title: String)]
  ) -> [(keys: String, meaning: String)] {
    let table = rows.map { (keys: $0.keys, meaning: $0.meaning) }
    guard !own.isEmpty else { return table }
    let titles = own.map(\.title).joined(separator: ", ")
    return [(own.map(\.key).joined(separator: " "), "here: \(titles)")] + table
  }

  /// Returns the table as a text, for a screen that is too small for it.
  static func text(_ own: [(key: String, title: String)]) -> String {
    let rows = table(behind: own)
    let width = (rows.map { TextWidth.columns(of: $0.keys) }.max() ?? 0) + 2
    return rows.map { row in
      let gap = String(repeating: " ", count: width - TextWidth.columns(of: row.keys))
      return row.keys + gap + row.meaning
    }
    .joined(separator: "\n") + "\n\n" + others
  }
}

/// The keys of the line below the widgets.
extension LiveKeys {
  /// The items for the keys of the view itself.
  static var barItems: [LiveBar.Item] {
    rows.compactMap { row in row.bar.flatMap { bar in row.commands.first.map { (bar, $0.key) } } }
      .sorted { $0.0.place < $1.0.place }
      .map { .init(key: words(forBar: $0.1), title: $0.0.title, press: $0.1) }
  }

  /// The items for the keys that a new user tries first.
  static let firstTries: [LiveBar.Item] = [
    .init(key: "Tab", title: "to a button", press: .tab),
    .init(key: "Enter", title: "to press", press: .enter),
    .init(key: "u", title: "to undo", press: .text("u")),
  ]

  /// The item for the gallery, shown if there is room for one more key.
  static let galleryTry = LiveBar.Item(key: "m", title: "to add widgets", press: .text("m"))

  /// Returns the name of a key for the line below the widgets.
  static func words(forBar key: Key) -> String {
    switch key {
    case .text(let text): text == " " ? "space" : text
    case .tab: "Tab"
    case .escape: "Esc"
    default: words(for: key)
    }
  }
}
