/// What a key of the live view does.
package enum LiveCommand: Hashable, Sendable {
  case leave, suspend, redraw
  case next, previous, up, down, left, right
  case press, undo, redo, refresh
  case help, find, command, timeline, themes, copy, edit, close
  case pageUp, pageDown
}

/// The keys of the live view: what help and manual print is what the view obeys.
package enum LiveKeys {
  /// Keys that belong together, and what they do in words.
  package struct Row: Sendable {
    /// As a person reads them.
    package let keys: String
    package let meaning: String
    fileprivate let commands: [(key: Key, command: LiveCommand)]
  }

  package static let rows: [Row] = [
    Row(
      keys: "q",
      meaning: "end",
      commands: [(.text("q"), .leave), (.control("d"), .leave)]
    ),
    Row(
      keys: "arrows, Tab",
      meaning: "go to a button, a toggle or a link; a click goes there and presses it",
      commands: [
        (.up, .up), (.down, .down), (.left, .left), (.right, .right), (.tab, .next),
        (.backTab, .previous),
      ]
    ),
    Row(
      keys: "Enter, space",
      meaning: "press it, or open the link",
      commands: [(.enter, .press), (.text(" "), .press)]
    ),
    Row(
      keys: "u, U",
      meaning: "take back what the last press here changed; do it again",
      commands: [(.text("u"), .undo), (.text("U"), .redo)]
    ),
    Row(
      keys: "r",
      meaning: "ask all widgets shown for new pictures",
      commands: [(.text("r"), .refresh)]
    ),
    Row(
      keys: "PgUp, PgDn",
      meaning: "show the page before or after, as the wheel does",
      commands: [(.pageUp, .pageUp), (.pageDown, .pageDown)]
    ),
    Row(
      keys: "Alt-1 … 9",
      meaning: "show that board; Ctrl-PgUp and Ctrl-PgDn the one before or after",
      commands: []
    ),
    Row(
      keys: "m",
      meaning: "edit the page: move, resize, configure, name, remove and add widgets",
      commands: [(.text("m"), .edit)]
    ),
    Row(
      keys: "/",
      meaning: "find a widget by its name; Enter stays there",
      commands: [(.text("/"), .find)]
    ),
    Row(
      keys: ":",
      meaning: "type a command of widgetctl: todo add Buy milk, add sudoku, log",
      commands: [(.text(":"), .command)]
    ),
    Row(
      keys: "i",
      meaning: "what timeline says of the widget in focus: its entries, its next reload, and why",
      commands: [(.text("i"), .timeline)]
    ),
    Row(
      keys: "T",
      meaning: "show the palettes in turn; Enter keeps one",
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
      meaning: "draw everything anew; suspend",
      commands: [(.control("l"), .redraw), (.control("z"), .suspend)]
    ),
  ]

  /// What is said of all other keys.
  package static let others =
    "Letters and digits that the widget in focus has for itself come first: its author's, then its extension's."

  /// The command of a key; `nil` for one that belongs to the widgets.
  package static func command(for key: Key) -> LiveCommand? {
    for row in rows {
      if let found = row.commands.first(where: { $0.key == key }) { return found.command }
    }
    return nil
  }

  /// The words for a key in a message: `'x'`, `Ctrl-X`.
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

  /// The name by which an author's control knows a key; `nil` for one that none can have.
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
}
