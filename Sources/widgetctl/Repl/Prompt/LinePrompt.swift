import WidgetTerminal

/// Reads one input after another from a terminal, with editing, history and completion.
struct LinePrompt {
  enum Outcome: Equatable, Sendable {
    case input(String)
    /// The user has cancelled the line.
    case abandoned
    case ended
  }

  /// Functions that depend on the language of the inputs, which the prompt calls while the user
  /// types.
  struct Language {
    /// Returns whether the input is complete; it is not, for example, if a bracket is missing.
    var isWhole: (_ text: String) -> Bool
    var complete: (_ text: String, _ offset: Int) -> Completion
    /// Returns whether reading the line must end, for example after a signal.
    var isInterrupted: () -> Bool = { false }
  }

  /// The longest wait in milliseconds for the rest of an escape sequence, enough for a slow
  /// connection.
  private static let escapePauseInMilliseconds: Int32 = 50

  let terminal: RawTerminal
  let events: TerminalEvents
  let isASCII: Bool
  private var painter = ScreenPainter()
  private var parser = KeyParser()
  /// The keys that were read but not handled yet.
  private var waiting: [Key] = []
  private var killed = ""
  private var candidates: [Candidate] = []

  init(terminal: RawTerminal, events: TerminalEvents, isASCII: Bool) {
    self.terminal = terminal
    self.events = events
    self.isASCII = isASCII
  }

  /// Switches the terminal to raw mode, reads one input, and restores the terminal.
  mutating func read(history: [String], language: Language) -> Outcome {
    terminal.enter()
    defer { terminal.leave() }
    var editor = LineEditor(history: history, killed: killed)
    defer { killed = editor.clipboard }
    draw(editor)
    while true {
      guard let key = nextKey(editor, language) else {
        leaveLine(&editor)
        return .ended
      }
      candidates = []
      switch editor.press(key) {
      case .draw: break
      case .refuse: terminal.write("\u{07}")
      case .complete: complete(&editor, language)
      case .clearScreen: terminal.write(painter.clear())
      case .suspend: suspend(&editor)
      case .submit:
        if language.isWhole(editor.text) {
          leaveLine(&editor)
          return .input(editor.text)
        }
        _ = editor.press(.newLine)
      case .abandon:
        leaveLine(&editor)
        return .abandoned
      case .leave:
        leaveLine(&editor)
        return .ended
      }
      // If several keys were read, the line is drawn only after the last of them.
      if waiting.isEmpty { draw(editor) }
    }
  }

  /// Waits for the next key; `nil` at the end of the terminal's input.
  private mutating func nextKey(_ editor: LineEditor, _ language: Language) -> Key? {
    while waiting.isEmpty {
      let pause = parser.isUndecided ? Self.escapePauseInMilliseconds : nil
      switch events.next(pauseInMilliseconds: pause) {
      case .bytes(let bytes): waiting = parser.keys(from: bytes)
      case .pause: waiting = parser.keysAfterPause()
      case .woken:
        if language.isInterrupted() { return .control("c") }
        terminal.write(painter.erase(columns: columns))
        draw(editor)
      case .end: return nil
      }
    }
    return waiting.removeFirst()
  }

  private mutating func complete(_ editor: inout LineEditor, _ language: Language) {
    let completion = language.complete(editor.text, editor.edited.offset)
    let common = completion.common
    if completion.candidates.isEmpty { return terminal.write("\u{07}") }
    if completion.candidates.count > 1 { candidates = completion.candidates }
    editor.complete(completion.bytes, with: common)
  }

  private mutating func suspend(_ editor: inout LineEditor) {
    draw(editor)
    terminal.write(painter.leave())
    terminal.leave()
    RawTerminal.suspend()
    terminal.enter()
  }

  /// Shows the complete line without the list of completions, and begins the next row.
  private mutating func leaveLine(_ editor: inout LineEditor) {
    candidates = []
    editor.endSearch()
    draw(editor)
    terminal.write(painter.leave())
  }

  private mutating func draw(_ editor: LineEditor) {
    let (columns, height) = (columns, TerminalDevice.rows(of: terminal.output) ?? 24)
    let prompts =
      editor.search.map { InputPicture.Prompts.search($0, isASCII: isASCII) }
      ?? .ordinary(isASCII: isASCII)
    let picture = InputPicture(editor.edited, prompts: prompts, columns: columns)
    let window = picture.window(height: height)
    let list = CandidateRows.rows(
      candidates,
      columns: columns,
      rows: height - window.rows.count,
      isASCII: isASCII
    )
    terminal.write(painter.paint(window.adding(list)))
  }

  private var columns: Int {
    TerminalDevice.columns(of: terminal.output) ?? WidthDecision.fallback
  }
}
