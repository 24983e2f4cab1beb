import Ground
import SystemLibrary

/// A terminal that can hand over each key at once, neither obeying nor showing it.
///
/// Any thread may restore the terminal: a signal's too.
package final class RawTerminal: Sendable {
  package let input: Int32
  package let output: OutputDescriptor
  private let modes: Modes
  /// The terminal's earlier state; `nil` while it is unchanged.
  private let saved = Guarded<termios?>(nil)

  /// The terminal modes while a program reads its keys.
  package struct Modes: Sendable {
    let entering: String
    let leaving: String

    /// The modes that do not change the terminal.
    package static let question = Modes(entering: "", leaving: "")

    /// The modes of a prompt: bracketed paste.
    package static let prompt = Modes(entering: "\u{1B}[?2004h", leaving: "\u{1B}[?2004l")

    /// The modes of a screen: alternate screen, no cursor, no automatic wrapping, mouse (xterm's 1000 in the form
    /// 1006), bracketed paste.
    ///
    /// A terminal ignores modes that it does not support; one without an alternate screen is cleared.
    package static let screen = Modes(
      entering:
        "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[?2004h\u{1B}[?1000h\u{1B}[?1006h\u{1B}[H\u{1B}[2J",
      leaving:
        "\u{1B}[0m\u{1B}[H\u{1B}[2J\u{1B}[?1006l\u{1B}[?1000l\u{1B}[?2004l\u{1B}[?7h\u{1B}[?25h"
        + "\u{1B}[?1049l"
    )
  }

  /// - Returns: `nil` if one of the two is not a terminal.
  package init?(input: Int32, output: OutputDescriptor, modes: Modes = .prompt) {
    guard isatty(input) == 1, TerminalDevice.isTerminal(output) else { return nil }
    self.input = input
    self.output = output
    self.modes = modes
  }

  /// Begins to read keys and sets the terminal modes; a crash restores both.
  ///
  /// `again` is for a terminal that another program may have changed since.
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

  /// Restores the terminal as it was.
  package func leave() {
    saved.withLock { saved in
      guard var mode = saved else { return }
      saved = nil
      // After the end of the paste mode is seen, the keys for signals work.
      _ = tcsetattr(input, TCSADRAIN, &mode)
      write(modes.leaving)
      CrashRestorer.disarm()
    }
  }

  /// Writes a text, ignoring a terminal that was closed.
  package func write(_ text: String) {
    _ = output.write(Array(text.utf8))
  }

  /// Stops this process and the others of its job, as Ctrl-Z does elsewhere.
  ///
  /// Returns when the shell continues the job.
  package static func suspend() {
    _ = kill(0, SIGTSTP)
  }
}
