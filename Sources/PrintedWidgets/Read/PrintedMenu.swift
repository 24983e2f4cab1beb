import WidgetRender

/// A program's parsed output in any format, before layout.
struct PrintedMenu: Equatable, Sendable {
  /// The titles, which the program prints before `---`.
  ///
  /// They are at the top, or alone in a widget of one line.
  var titles: [PrintedItem] = []
  var items: [PrintedItem] = []
  /// The line that a widget of one line shows; if it is `nil`, the titles are shown in turn.
  var line: PrintedItem?
  /// A shorter text, for a circular or corner widget; `nil` if the output has none.
  var short: PrintedItem?

  /// The commands of all items; a press of an item can run no other command (see `ItemCommand`).
  var commands: [ItemCommand] { (titles + items).compactMap(\.command) }
}

/// One title or line of a menu, with its text, picture and press action.
struct PrintedItem: Equatable, Sendable {
  var runs: [ArchivedText.Run] = []
  /// A picture, shown before the text or alone; `nil` if the item has none.
  var picture: PrintedPicture?
  /// Whether the text is a row of a table.
  ///
  /// Its columns are aligned with those of other lines, so a long row is cut and never wrapped.
  var isTabular = false
  /// The nesting depth of a submenu: its lines are one deeper than the line that opens it.
  var depth = 0
  var isSeparator = false
  var isDisabled = false
  var isChecked = false
  /// A short text at the end of the line; `nil` if the item has none.
  var badge: String?
  /// A text that screen readers read for the item; `nil` if the item has none.
  var tooltip: String?
  var link: String?
  var command: ItemCommand?

  static let separator = PrintedItem(isSeparator: true)

  /// Draws the item in the style of urgent ones.
  mutating func markUrgent() {
    for place in runs.indices {
      runs[place].style = TextStyle(
        foreground: ArchivedColor(.system(.red)),
        attributes: [.bold, .inverse]
      )
    }
  }

  /// Whether the item has nothing to draw: no text, symbol, picture or badge; a separator is not
  /// empty.
  var isEmpty: Bool {
    !isSeparator && badge == nil && picture == nil && !hasWords
  }

  /// Whether the item has text or a symbol.
  var hasWords: Bool {
    runs.contains {
      if case .verbatim(let text) = $0.content { text.contains { !$0.isWhitespace } } else { true }
    }
  }
}

/// The command that a press runs: a program with its arguments as written, without a shell.
struct ItemCommand: Equatable, Hashable, Sendable {
  /// The name of the intent that a press in a picture performs.
  static let intent = "PressItem"

  /// The command's program and arguments; empty if a press only runs the printing program again.
  var words: [String] = []

  /// Sixteen hexadecimal digits that identify the command in a picture: the FNV-1a hash of its
  /// words.
  ///
  /// A press contains only the token, and runs the command of the last output with the same token.
  /// So no picture, script or argument can choose another command.
  var token: String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for word in words {
      for byte in Array(word.utf8) + [0] {
        hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
      }
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// The parameters of a press's action, which identify the command by its token.
  var parameters: [ArchivedAction.Parameter] { [.init(name: "item", value: token)] }
}
