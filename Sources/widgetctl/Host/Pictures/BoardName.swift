import SharedStore
import WidgetIntents
import WidgetTerminal

/// The valid name of a board.
struct BoardName {
  /// The most boards; more tabs would not fit in a terminal.
  static let mostBoards = 50

  let text: String

  /// Reads a name.
  ///
  /// - Throws: `.usage` for a name that could not be typed or shown.
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

  /// Throws an error if another board has this name.
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
  /// The option that selects the board of a command.
  static let board = OptionDefinition(
    "board",
    value: "BOARD",
    of: .boards,
    "a board, by its name; 'widgetctl board' lists them"
  )
}

extension CommandError {
  /// Returns the error for a board that another process has removed.
  static func boardIsGone(_ board: StoredBoard) -> CommandError {
    .failed(
      .negative,
      message: "board '\(board.name)' was removed meanwhile",
      hint: "'widgetctl board' lists the boards"
    )
  }
}
