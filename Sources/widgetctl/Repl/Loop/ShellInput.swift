import WidgetTerminal

/// A shell command that was typed at the prompt of scripts by mistake, such as `undo` or `todo add
/// Buy milk`.
struct ShellInput {
  private let text: String
  private let command: String

  /// Names of commands that are also statements of scripts.
  private static let statements = ["find"]

  /// Reads the first word of an input.
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
