import WidgetTerminal

/// Suggests commands below the first picture of a new store, in one line at a terminal.
///
/// Only the command that has created the store prints them.
struct FirstSteps {
  /// The suggested commands, each of which can be copied to the command line.
  private static let words =
    "try widgetctl watch, widgetctl gallery, widgetctl todo add Buy milk"

  private let isShown: Bool

  /// Determines whether to print the suggestions.
  ///
  /// They are not printed for a store whose path the user has typed; that has a message of its own.
  init(_ context: CommandContext, hadStore: Bool) {
    isShown =
      !hadStore && !context.isStoreNamed && !context.output.isJSON
      && TerminalDevice.isTerminal(.standardOutput) && TerminalDevice.isTerminal(.standardError)
  }

  /// The number of terminal rows that the suggestions need: 1, or 0 if they are not printed.
  var rows: Int { isShown ? 1 : 0 }

  func report(to output: Output) {
    if isShown { output.note(Self.words) }
  }
}
