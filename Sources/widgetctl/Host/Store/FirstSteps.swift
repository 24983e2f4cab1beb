import WidgetTerminal

/// Suggests commands below the first picture of a new store, in one line at a terminal.
///
/// It is printed only in the run that created the store.
struct FirstSteps {
  /// The suggestions; each is a complete command that can be pasted.
  private static let words =
    "try widgetctl watch, widgetctl gallery, widgetctl todo add Buy milk"

  private let isShown: Bool

  /// The suggestions are not shown for a store that the user has named, which has a note of its own.
  init(_ context: CommandContext, hadStore: Bool) {
    isShown =
      !hadStore && !context.isStoreNamed && !context.output.isJSON
      && TerminalDevice.isTerminal(.standardOutput) && TerminalDevice.isTerminal(.standardError)
  }

  /// The number of rows of the terminal that it needs.
  var rows: Int { isShown ? 1 : 0 }

  func report(to output: Output) {
    if isShown { output.note(Self.words) }
  }
}
