import WidgetTerminal

/// A command of the shell that was typed by mistake at the prompt for scripts, such as `undo` or
/// `todo add Buy milk`.
struct ShellInput {
  private let text: String
  private let command: String

  /// The names of commands that are also statements in scripts.
  private static let statements = ["find"]

  /// Recognises a command by the first word of an input.
  ///
  /// - Returns: `nil` if the input does not begin with a command.
  init?(_ text: String) {
    let words = text.split(whereSeparator: \.isWhitespace)
    guard let first = words.first.map(String.init), !Self.statements.contains(first),
      CommandName(rawValue: first) != nil || first == CommandName.shortWords
    else { return nil }
    command = first
    self.text = words.joined(separator: " ")
  }

  var error: CommandError {
    .usage(
      .other(
        message: "'\(command)' is a command of the shell, not of a script",
        hint: "leave with Ctrl-D, then: widgetctl \(text)"
      )
    )
  }
}
