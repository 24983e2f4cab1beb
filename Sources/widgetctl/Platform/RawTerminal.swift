import Ground
import WidgetTerminal

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// A terminal that can hand over each key at once, neither obeying nor showing it.
///
/// Any thread may restore the terminal: a signal's too.
final class RawTerminal: Sendable {
  let input: Int32
  let output: OutputDescriptor
  /// How the terminal was; `nil` while it is still so.
  private let saved = Guarded<termios?>(nil)

  /// - Returns: `nil` where one of the two is no terminal.
  init?(input: Int32, output: OutputDescriptor) {
    guard isatty(input) == 1, TerminalDevice.isTerminal(output) else { return nil }
    self.input = input
    self.output = output
  }

  /// Takes the keys, and asks the terminal to mark what is pasted.
  func enter() {
    saved.withLock { saved in
      var mode = termios()
      guard saved == nil, tcgetattr(input, &mode) == 0 else { return }
      saved = mode
      cfmakeraw(&mode)
      _ = tcsetattr(input, TCSADRAIN, &mode)
      write("\u{1B}[?2004h")
    }
  }

  /// Restores the terminal as it was.
  func leave() {
    saved.withLock { saved in
      guard var mode = saved else { return }
      saved = nil
      // After the end of the paste mode is seen, the keys for signals work.
      _ = tcsetattr(input, TCSADRAIN, &mode)
      write("\u{1B}[?2004l")
    }
  }

  /// A terminal that has gone away needs no picture.
  func write(_ text: String) {
    _ = output.write(Array(text.utf8))
  }

  /// Stops this process and those that belong to its job, as the key for it does elsewhere.
  ///
  /// Returns when the shell has the job go on.
  static func suspend() {
    _ = kill(0, SIGTSTP)
  }
}
