import WidgetTerminal

/// Writes a long text: at a terminal with too few rows through a pager, and otherwise directly.
struct PagedOutput {
  private let context: CommandContext

  init(_ context: CommandContext) {
    self.context = context
  }

  /// Writes a text in which each line ends with a line feed.
  func result(_ text: String) throws(CommandError) {
    guard let command = command(for: text), PagerProgram.run(command, on: text) else {
      return try context.output.result(text)
    }
  }

  /// Writes lines, wrapped at the width of the terminal.
  func result(lines text: String) throws(CommandError) {
    let columns = context.output.columns(of: .standardOutput) ?? .max
    try result(FittedText.lines(of: text, columns: columns, isASCII: context.isASCII))
  }

  /// Writes a table with its heading in the first line.
  func result(_ table: TextTable) throws(CommandError) {
    try result(context.output.text(of: table))
  }

  /// Returns the command line of the pager; `nil` if the text fits on the terminal, or if paging is
  /// turned off.
  private func command(for text: String) -> String? {
    guard !context.arguments.has(.noPager), !context.output.isJSON, context.takesAnswers,
      TerminalDevice.isTerminal(.standardOutput), TerminalDevice.isInputTerminal,
      let rows = TerminalDevice.rows(of: .standardOutput),
      text.utf8.count(where: { $0 == UInt8(ascii: "\n") }) >= rows
    else { return nil }
    return PagerProgram.command(context.environment)
  }
}
