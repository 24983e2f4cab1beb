import WidgetRender

/// Which of the two streams takes colours, decided when something is written (CL-3).
package struct StreamStyle: Sendable {
  /// What stands out in messages and tables.
  package enum Emphasis: String, Sendable {
    case error = "1;31"
    case warning = "1;33"
    case hint = "36"
    case heading = "1"
    /// The number by which the next command means a row.
    case number = "36;1"
    /// A date that has passed.
    case late = "31"
    /// What is due today, or matters more than most.
    case notable = "33"
    /// What matters most.
    case weighty = "31;1"
    case tag = "32"
    case list = "35"
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
    takesColors(stream) ? Self.colored(text, emphasis) : text
  }

  /// The text in the terminal's own colours.
  package static func colored(_ text: String, _ emphasis: Emphasis) -> String {
    "\u{1B}[\(emphasis.rawValue)m\(text)\u{1B}[0m"
  }

  /// Whether a stream takes colours.
  ///
  /// A wrong `--color` is reported where the arguments are read; until then it says nothing.
  package func takesColors(_ stream: OutputDescriptor) -> Bool {
    let isTerminal = TerminalDevice.isTerminal(stream)
    let depth =
      (try? ColorDecision.depth(option: option, environment: environment, isTerminal: isTerminal))
      ?? .none
    return depth != .none
  }
}
