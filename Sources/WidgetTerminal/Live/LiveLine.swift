import WidgetRender

/// A line of text in the last row of the view, which the user types, and its purpose.
package struct LiveLine: Equatable, Sendable {
  package enum Purpose: Equatable, Sendable {
    /// A command of the program, parsed like the words of a shell.
    case command
    /// The text for a command of the widget in focus.
    case row(LiveRowCall)
    /// The new name of a widget, typed while the page is edited.
    case name
    /// The typed answer to the question of a running command.
    case answer
  }

  /// The result of a key that was pressed in the line.
  enum Answer: Equatable {
    case stays
    /// The key has no effect.
    case refused
    case completes
    case submitted
    case closes
    /// The screen is redrawn, or the view suspended.
    case redraws, suspends
  }

  package let purpose: Purpose
  /// The text before the input, such as `:`.
  let prompt: String
  private(set) var editor: LineEditor
  /// The completions that the last Tab found; they are kept until the next key.
  private(set) var candidates: [Candidate] = []
  /// The preview at the end of the line: the meaning of the text so far.
  var echo = ""
  /// An example that is shown while the text is empty.
  var example = ""
  /// The error about the text, shown until the next key; `nil` for none.
  var fault: String?

  package init(
    _ purpose: Purpose,
    prompt: String,
    text: String = "",
    history: [String] = []
  ) {
    self.purpose = purpose
    self.prompt = prompt
    editor = LineEditor(history: history)
    editor.show(EditedText(text))
  }

  package var text: String { editor.text }

  /// The text before the cursor, which is completed.
  var begun: String { editor.edited.slice(0..<editor.edited.cursor) }

  mutating func press(_ key: Key) -> Answer {
    (candidates, fault) = ([], nil)
    // The line has one row, so pasted lines are joined.
    if case .paste(let text) = key { return press(.text(EditedText.oneLine(text))) }
    if key == .newLine { return .refused }
    if key == .escape, editor.search == nil { return .closes }
    switch editor.press(key) {
    case .draw: return .stays
    case .submit: return .submitted
    case .complete: return .completes
    case .abandon, .leave: return .closes
    case .clearScreen: return .redraws
    case .suspend: return .suspends
    // Backspace in an empty line closes it, as in other programs.
    case .refuse: return key == .backspace && text.isEmpty ? .closes : .refused
    }
  }

  /// Inserts the common prefix of the candidates, and lists them if there are several.
  ///
  /// - Returns: Whether there is a candidate.
  mutating func take(_ completion: Completion) -> Bool {
    if completion.candidates.count > 1 { candidates = completion.candidates }
    guard !completion.candidates.isEmpty else { return false }
    editor.complete(completion.bytes, with: completion.common)
    return true
  }
}

/// Handling of a typed line: its keys, and the use of its text.
extension LiveModel {
  /// Whether the user is typing text, so that keys are inserted and not performed.
  var isTyping: Bool {
    switch mode {
    case .line: true
    case .edit(let edit): edit.isTyping
    case .asked(let asked): asked.line != nil
    default: false
    }
  }

  mutating func open(_ line: LiveLine) { mode = .line(line) }

  mutating func press(_ key: Key, in line: LiveLine) -> [Effect] {
    var line = line
    if let question = question(about: key, in: line) {
      mode = .choice(question)
      return []
    }
    let before = line.text
    let answer = line.press(key)
    // The preview belongs to the text before the key.
    if line.text != before { line.echo = "" }
    mode = .line(line)
    switch answer {
    case .stays: return []
    case .refused: return [.ring]
    case .completes: return [.complete(line.purpose, line.begun)]
    case .redraws: return [.redraw]
    case .suspends: return [.suspend]
    case .closes:
      // The error about the text is removed with it.
      (mode, message) = (.view, nil)
      if case .row(let call) = line.purpose { leave(line.text, of: call) }
      return []
    case .submitted: return submit(line)
    }
  }

  /// Inserts the common prefix of completions into the typed line, or lists them.
  package mutating func take(_ completion: Completion) -> [Effect] {
    guard case .line(var line) = mode else { return [] }
    let isFound = line.take(completion)
    mode = .line(line)
    return isFound ? [] : [.ring]
  }

  private mutating func submit(_ line: LiveLine) -> [Effect] {
    mode = .view
    let text = line.text
    switch line.purpose {
    case .command:
      if Self.leaving.contains(text.filter { !$0.isWhitespace }) { return obey(.leave) }
      return text.allSatisfy(\.isWhitespace) ? [] : run(text)
    case .row(let call): return submit(text, for: call)
    // The part of the view that opened the line handles its text.
    case .name, .answer: return []
    }
  }

  /// Commands for leaving other programs, which also leave the view.
  private static let leaving = ["q", "q!", "quit", "exit", "wq", "x"]

  /// Runs a typed command of the program.
  mutating func run(_ text: String) -> [Effect] {
    if history.last != text { history.append(text) }
    show(":\(text) …")
    return [begin(.command(text))]
  }
}
