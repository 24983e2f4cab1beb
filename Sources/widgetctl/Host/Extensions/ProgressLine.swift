import Ground
import WidgetExtension
import WidgetRender
import WidgetTerminal

/// Shows the progress of long work in one line on standard error, which is erased at the end
/// (CL-17).
///
/// It is shown if standard error is a terminal that can erase a line, unless `--json` or
/// `--no-input` indicates that a program reads the output. Work of less than half a second shows
/// nothing.
final class ProgressLine: Sendable {
  private struct State {
    var isDrawn = false
    /// The work that the line shows: its number, its description, and its start in milliseconds;
    /// `nil` if there is none.
    var wait: (number: Int, words: String, start: Int64)?
    var lastNumber = 0
    /// Whether the line shows an intent's progress, or a question is being asked in its place.
    var isTaken = false
  }

  /// The width in columns that is assumed if the terminal does not report it.
  private static let fallbackColumns = 40
  private static let delayInMilliseconds: Int64 = 500
  private static let tickInMicroseconds: UInt32 = 100_000
  /// The bytes that move the cursor to the start of its line and erase the line.
  private static let erasure = "\r\u{1B}[K"

  private let isShown: Bool
  private let isASCII: Bool
  private let state = Guarded(State())

  init(isShown: Bool, isASCII: Bool = false) {
    self.isShown = isShown
    self.isASCII = isASCII
  }

  /// Creates the progress line for a command.
  convenience init(_ context: CommandContext) {
    self.init(
      isShown: TerminalDevice.isTerminal(.standardError) && context.environment["TERM"] != "dumb"
        && !context.output.isJSON && context.takesAnswers,
      isASCII: context.isASCII
    )
  }

  /// Shows the progress that an intent reports.
  func show(_ notice: ProgressNotice) {
    guard isShown else { return }
    draw(Self.text(notice, columns: columns), taking: true)
  }

  /// Runs `body`, which may be slow, and shows a line such as `Refreshing 3 widgets … 4 s`
  /// meanwhile.
  ///
  /// If `isEndable` is true, a signal that ends the program erases the line first; otherwise `body`
  /// handles signals itself.
  func waiting<Value, Failure: Error>(
    for words: String,
    isEndable: Bool = true,
    _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    guard isShown else { return try body() }
    let number = state.withLock { state in
      state.lastNumber += 1
      state.wait = (state.lastNumber, words, MonotonicTime.milliseconds)
      return state.lastNumber
    }
    if isEndable { SignalledEnd.erasesLine(true) }
    // If no thread can be started, the work is done without showing progress.
    try? BlockingThread.start { self.keepDrawing(number) }
    defer {
      state.withLock { $0.wait = nil }
      clear()
      if isEndable { SignalledEnd.erasesLine(false) }
    }
    return try body()
  }

  /// Erases the line, and does not show it while `body` writes or asks something.
  func aside<Value, Failure: Error>(_ body: () throws(Failure) -> Value) throws(Failure) -> Value {
    clear()
    state.withLock { $0.isTaken = true }
    defer {
      state.withLock { state in
        state.isTaken = false
        state.wait?.start = MonotonicTime.milliseconds
      }
    }
    return try body()
  }

  /// Erases the line, for example before other output.
  func clear() {
    state.withLock { state in
      if state.isDrawn { Self.write(Self.erasure) }
      (state.isDrawn, state.isTaken) = (false, false)
    }
  }

  private func keepDrawing(_ number: Int) {
    while true {
      ThreadPause.wait(microseconds: Self.tickInMicroseconds)
      let isGoingOn = state.withLock { state in
        guard let wait = state.wait, wait.number == number else { return false }
        let passed = MonotonicTime.milliseconds - wait.start
        guard !state.isTaken, passed >= Self.delayInMilliseconds else { return true }
        let text = Self.text(wait.words, milliseconds: passed, columns: columns, isASCII: isASCII)
        // The line is drawn while the state is locked, so that nothing is drawn after the end.
        Self.write(Self.erasure + text)
        state.isDrawn = true
        return true
      }
      if !isGoingOn { return }
    }
  }

  private func draw(_ text: String, taking: Bool) {
    state.withLock { state in
      Self.write(Self.erasure + text)
      (state.isDrawn, state.isTaken) = (true, taking)
    }
  }

  /// The width of the line in columns.
  ///
  /// The last column is not used, because some terminals would begin a new line after it.
  private var columns: Int {
    (TerminalDevice.columns(of: .standardError) ?? Self.fallbackColumns) - 1
  }

  /// Returns a text such as `42 % Loading prices`, truncated to the terminal's width.
  static func text(_ notice: ProgressNotice, columns: Int) -> String {
    let words = TerminalText.sanitized(notice.text)
    let share = notice.fraction.flatMap { fraction in
      fraction.isFinite ? "\(Int((min(max(fraction, 0), 1) * 100).rounded(.down))) %" : nil
    }
    let text = [share, words.isEmpty ? nil : words].compactMap { $0 }.joined(separator: "  ")
    return CellText.clipped(text, columns: columns, isASCII: false)
  }

  /// Returns a text such as `Building Tea … 12 s`, truncated to the terminal's width.
  static func text(_ words: String, milliseconds: Int64, columns: Int, isASCII: Bool) -> String {
    let dots = isASCII ? "..." : "…"
    let text = CellText.safe("\(words) \(dots) \(milliseconds / 1_000) s", isASCII: isASCII)
    return CellText.clipped(text, columns: columns, isASCII: isASCII)
  }

  private static func write(_ text: String) {
    _ = OutputDescriptor.standardError.write(Array(text.utf8))
  }
}
