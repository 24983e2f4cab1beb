import Ground
import SystemLibrary

/// A terminal in raw mode, in which each key is available at once and is neither interpreted nor
/// echoed.
///
/// Any thread may restore the terminal, including one that handles a signal.
package final class RawTerminal: Sendable {
  package let input: Int32
  package let output: OutputDescriptor
  private let modes: Modes
  /// The saved mode of the terminal; `nil` while it is not in raw mode.
  private let saved = Guarded<termios?>(nil)

  /// The escape sequences that set terminal modes while a program reads keys, and those that reset
  /// them.
  package struct Modes: Sendable {
    let entering: String
    let leaving: String

    /// No sequences, for a question that changes nothing else.
    package static let question = Modes(entering: "", leaving: "")

    /// The sequences for a prompt: bracketed paste.
    package static let prompt = Modes(entering: "\u{1B}[?2004h", leaving: "\u{1B}[?2004l")

    /// The sequences for a full screen.
    ///
    /// They set the alternate screen, no cursor, no automatic wrapping, bracketed paste, and the
    /// mouse (xterm's modes 1000 and 1006). A terminal ignores modes that it does not support; one
    /// without an alternate screen is cleared.
    package static let screen = Modes(
      entering:
        "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[?2004h\u{1B}[?1000h\u{1B}[?1006h\u{1B}[H\u{1B}[2J",
      leaving:
        "\u{1B}[0m\u{1B}[H\u{1B}[2J\u{1B}[?1006l\u{1B}[?1000l\u{1B}[?2004l\u{1B}[?7h\u{1B}[?25h"
        + "\u{1B}[?1049l"
    )
  }

  /// Creates the terminal without changing it; `nil` if input or output is not a terminal.
  package init?(input: Int32, output: OutputDescriptor, modes: Modes = .prompt) {
    guard isatty(input) == 1, TerminalDevice.isTerminal(output) else { return nil }
    self.input = input
    self.output = output
    self.modes = modes
  }

  /// Enters raw mode and sets the terminal modes; a crash restores both.
  ///
  /// `again` is for a terminal that another program may have changed meanwhile.
  package func enter(again: Bool = false) {
    saved.withLock { saved in
      var mode = termios()
      if again, let before = saved {
        mode = before
      } else {
        guard saved == nil, tcgetattr(input, &mode) == 0 else { return }
      }
      saved = mode
      CrashRestorer.arm(
        input: input,
        output: output.number,
        mode: mode,
        bytes: Array(modes.leaving.utf8)
      )
      cfmakeraw(&mode)
      _ = tcsetattr(input, TCSADRAIN, &mode)
      write(modes.entering)
    }
  }

  /// Leaves raw mode and resets the terminal modes.
  package func leave() {
    saved.withLock { saved in
      guard var mode = saved else { return }
      saved = nil
      // The mode is restored before the sequences: when their effect is visible, keys such as Ctrl-C work again.
      _ = tcsetattr(input, TCSADRAIN, &mode)
      write(modes.leaving)
      CrashRestorer.disarm()
    }
  }

  /// Writes a text; errors are ignored, as for a closed terminal.
  package func write(_ text: String) {
    _ = output.write(Array(text.utf8))
  }

  /// Suspends this process and the others of its job, as Ctrl-Z usually does.
  ///
  /// Returns when the shell continues the job.
  package static func suspend() {
    _ = kill(0, SIGTSTP)
  }
}
