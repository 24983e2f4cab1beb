import WidgetTerminal

/// The facts about the program's commands that the live view's command line uses.
struct LiveCommandLine {
  /// The commands that were typed before, the oldest first.
  var history: [String] = []
  /// Keeps a command for the next view.
  var remember: (_ text: String) -> Void = { _ in }
  /// Splits a command into words as a shell would; `nil` if a quote is open.
  var words: (_ text: String) -> [String]?
  /// Returns the completions of a text.
  var complete: (_ text: String) -> Completion = { .none(at: $0.utf8.count) }

  /// Returns the completions of the text of a command that a key performs, which no shell parses.
  var goOn: (_ text: String, _ call: LiveRowCall) -> Completion = { text, _ in
    .none(at: text.utf8.count)
  }

  /// The words of a command that is run; the program's own name before them is not needed.
  func take(_ text: String) -> [String]? {
    remember(text)
    guard let words = words(text) else { return nil }
    return words.first == "widgetctl" ? Array(words.dropFirst()) : words
  }
}
