import WidgetTerminal

/// Commands to try next, below the first picture of a new store: one line at a terminal, printed only in the run that
/// made the store.
struct FirstSteps {
  /// Every command is whole, to be pasted.
  private static let words =
    "try widgetctl watch, widgetctl gallery, widgetctl todo add Buy milk"

  private let isShown: Bool

  /// A store that the user has named has its own note, and is not a beginner's.
  init(_ context: CommandContext, hadStore: Bool) {
    isShown =
      !hadStore && !context.isStoreNamed && !context.output.isJSON
      && TerminalDevice.isTerminal(.standardOutput) && TerminalDevice.isTerminal(.standardError)
  }

  /// The rows of the terminal that it needs.
  var rows: Int { isShown ? 1 : 0 }

  func report(to output: Output) {
    if isShown { output.note(Self.words) }
  }
}
