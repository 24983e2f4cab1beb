import SharedStore
import WidgetIntents
import WidgetTerminal

/// A valid name for a board.
struct BoardName {
  /// The most boards in a store; more tabs would not fit in a terminal.
  static let mostBoards = 50

  let text: String

  /// Checks a name.
  ///
  /// - Throws: `.usage` for a name that could not be typed or displayed.
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

  /// Throws an error if another board already has this name.
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
  /// The option that names the board to which a command applies.
  static let board = OptionDefinition(
    "board",
    value: "BOARD",
    of: .boards,
    "a board, by its name; 'widgetctl board' lists them"
  )
}

extension CommandError {
  /// Returns the error for a board that another process has removed meanwhile.
  static func boardIsGone(_ board: StoredBoard) -> CommandError {
    .failed(
      .negative,
      message: "board '\(board.name)' was removed meanwhile",
      hint: "'widgetctl board' lists the boards"
    )
  }
}
