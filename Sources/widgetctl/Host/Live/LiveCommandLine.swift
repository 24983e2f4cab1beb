import WidgetTerminal

/// The functions of the program that the live view's command line calls.
struct LiveCommandLine {
  /// The commands that were typed before, the oldest first.
  var history: [String] = []
  /// Stores a command in the history, for this and later views.
  var remember: (_ text: String) -> Void = { _ in }
  /// Returns the words of a command, split by the rules of a shell; `nil` if a quote is not closed.
  var words: (_ text: String) -> [String]?
  /// Returns the completions at the end of a text.
  var complete: (_ text: String) -> Completion = { .none(at: $0.utf8.count) }

  /// Returns the completions of a text that is typed after a key was pressed, and that becomes an
  /// argument of the key's command.
  ///
  /// Unlike words in a shell, the text has no quotes.
  var goOn: (_ text: String, _ call: LiveRowCall) -> Completion = { text, _ in
    .none(at: text.utf8.count)
  }

  /// Stores a command in the history, and returns its words without the program's own name; `nil`
  /// if a quote is not closed.
  func take(_ text: String) -> [String]? {
    remember(text)
    guard let words = words(text) else { return nil }
    return words.first == "widgetctl" ? Array(words.dropFirst()) : words
  }
}
