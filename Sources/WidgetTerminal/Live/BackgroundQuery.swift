import Ground
import SystemLibrary

/// Asks a terminal for the colour of its background, outside of the live view.
package enum BackgroundQuery {
  /// Asks the terminal at standard input and output; returns `nil` if it does not answer in time.
  ///
  /// The terminal is not asked if typed keys are waiting, so that they are not consumed.
  package static func ask(environment: EnvironmentVariables) -> TerminalBackground? {
    guard TerminalBackground.mayAsk(environment: environment),
      let terminal = RawTerminal(input: 0, output: .standardOutput, modes: .question)
    else { return nil }
    terminal.enter()
    defer { terminal.leave() }
    guard !isReadable(within: 0) else { return nil }
    terminal.write(TerminalBackground.question)
    var parser = KeyParser()
    let end =
      MonotonicTime.nanoseconds + Int64(TerminalBackground.patienceInMilliseconds) * 1_000_000
    while true {
      let rest = (end - MonotonicTime.nanoseconds) / 1_000_000
      guard rest > 0, isReadable(within: Int32(rest)) else { return nil }
      var bytes = [UInt8](repeating: 0, count: 256)
      let count = systemRead(0, &bytes, bytes.count)
      guard count > 0 else { return nil }
      _ = parser.keys(from: bytes.prefix(count))
      for answer in parser.takeAnswers() {
        if let background = TerminalBackground(answer: answer) { return background }
      }
    }
  }

  private static func isReadable(within milliseconds: Int32) -> Bool {
    var request = pollfd(fd: 0, events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, milliseconds) > 0
  }
}
