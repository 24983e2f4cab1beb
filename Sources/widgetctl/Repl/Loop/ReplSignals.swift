import Ground
import WidgetTerminal

/// Handles signals at the prompt and while an input runs.
///
/// They are handled on a separate thread, so that the terminal can be restored at any time.
final class ReplSignals: Sendable {
  private struct State {
    var isRunning = false
    var isCancelled = false
    /// The signal because of which the prompt ends; `nil` if none has arrived.
    var ending: Int32?
  }

  private let terminal: RawTerminal
  private let events: TerminalEvents
  private let state = Guarded(State())

  init(terminal: RawTerminal, events: TerminalEvents) {
    self.terminal = terminal
    self.events = events
  }

  /// Whether the running input must be cancelled.
  var isCancelled: Bool { state.withLock { $0.isCancelled } }
  /// The exit code after a signal, 128 plus its number; `nil` if no signal has arrived (CL-14).
  var exitCode: Int32? { state.withLock { $0.ending.map { 128 + $0 } } }

  /// Records that an input is running, so that a signal cancels it.
  func begin() {
    state.withLock { $0.isRunning = true }
  }

  /// Records that the input has ended.
  ///
  /// - Returns: Whether a signal cancelled it.
  func end() -> Bool {
    state.withLock { state in
      defer { (state.isRunning, state.isCancelled) = (false, false) }
      return state.isCancelled
    }
  }

  /// Handles a signal; a second signal during an input ends the process at once.
  ///
  /// An interrupt that arrives before an input runs cancels that input.
  func receive(_ signal: TerminalSignal) {
    if signal == .resized { return events.wake() }
    let ends = state.withLock { state in
      defer { state.isCancelled = true }
      if signal != .interrupt { state.ending = signal.number }
      return state.isRunning ? state.isCancelled : signal != .interrupt
    }
    if ends {
      terminal.write("\r\n")
      terminal.leave()
      ProcessSetup.leave(128 + signal.number)
    }
    // A thread that waits for an answer is woken.
    events.wake()
  }
}
