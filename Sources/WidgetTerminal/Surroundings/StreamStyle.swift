import WidgetRender

/// Which of the two streams takes colours, decided when something is written (CL-3).
package struct StreamStyle: Sendable {
  /// What stands out in messages and tables.
  package enum Emphasis: String {
    case error = "1;31"
    case warning = "1;33"
    case hint = "36"
    case heading = "1"
  }

  /// What `--color` says; `nil` without it.
  private let option: String?
  private let environment: EnvironmentVariables

  package init(option: String?, environment: EnvironmentVariables) {
    self.option = option
    self.environment = environment
  }

  /// A program whose streams take none.
  package static let plain = StreamStyle(option: "never", environment: EnvironmentVariables([:]))

  /// The text in the terminal's own colours, where the stream takes any.
  package func styled(
    _ text: String,
    _ emphasis: Emphasis,
    on stream: OutputDescriptor
  ) -> String {
    takesColors(stream) ? "\u{1B}[\(emphasis.rawValue)m\(text)\u{1B}[0m" : text
  }

  /// A wrong `--color` is reported where the arguments are read; until then it says nothing.
  private func takesColors(_ stream: OutputDescriptor) -> Bool {
    let isTerminal = TerminalDevice.isTerminal(stream)
    let depth =
      (try? ColorDecision.depth(option: option, environment: environment, isTerminal: isTerminal))
      ?? .none
    return depth != .none
  }
}
