import SharedStore
import WidgetIntents
import WidgetTerminal

/// A name that a board may have.
struct BoardName {
  /// The most boards, more tabs than fit in a terminal.
  static let mostBoards = 50

  let text: String

  /// - Throws: for a name that could not be typed or shown.
  init(_ text: String) throws(CommandError) {
    guard let name = try WidgetName(text, called: "board").text else {
      throw .usage(.invalidValue(option: "NAME", value: text, expected: "a name, such as Work"))
    }
    guard !name.contains(where: "[]".contains) else {
      throw .usage(
        .invalidValue(option: "NAME", value: name, expected: "a name without [ and ]")
      )
    }
    self.text = name
  }

  /// Requires that no other board is called so.
  func requireFree(for board: StoredBoard?, among boards: [StoredBoard]) throws(CommandError) {
    let folded = FoldedText.fold(text)
    let other = boards.first { $0.key != board?.key && FoldedText.fold($0.name) == folded }
    guard let other else { return }
    let quoted = ShellWord.quoted(other.name)
    throw .usage(
      .other(
        message: "there is a board '\(other.name)' already",
        hint: "choose another name; 'widgetctl show --board \(quoted)' draws it"
      )
    )
  }
}

extension OptionDefinition {
  /// The board that a command is about.
  static let board = OptionDefinition(
    "board",
    value: "BOARD",
    of: .boards,
    "a board, by its name; 'widgetctl board' lists them"
  )
}

extension CommandError {
  /// The error for a board that another process has removed.
  static func boardIsGone(_ board: StoredBoard) -> CommandError {
    .failed(
      .negative,
      message: "board '\(board.name)' was removed meanwhile",
      hint: "'widgetctl board' lists the boards"
    )
  }
}
