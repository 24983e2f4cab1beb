import WidgetRender

/// The colours of standard output and standard error, decided when something is written (CL-3).
package struct StreamStyle: Sendable {
  /// The emphasis of a text in messages and tables, as SGR codes.
  package enum Emphasis: String, Sendable {
    case error = "1;31"
    case warning = "1;33"
    case hint = "36"
    case heading = "1"
    /// A number by which the next command can refer to a row.
    case number = "36;1"
    /// A date that has passed.
    case late = "31"
    /// A style for items that are due today or important.
    case notable = "33"
    /// A style for the most urgent items.
    case weighty = "31;1"
    case tag = "32"
    case list = "35"
  }

  /// The value of `--color`; `nil` without the option.
  private let option: String?
  private let environment: EnvironmentVariables

  package init(option: String?, environment: EnvironmentVariables) {
    self.option = option
    self.environment = environment
  }

  /// A style without colours.
  package static let plain = StreamStyle(option: "never", environment: EnvironmentVariables([:]))

  /// Returns the text in the terminal's own colours, or unchanged if the stream has none.
  package func styled(
    _ text: String,
    _ emphasis: Emphasis,
    on stream: OutputDescriptor
  ) -> String {
    takesColors(stream) ? Self.colored(text, emphasis) : text
  }

  /// Returns the text in the terminal's own colours.
  package static func colored(_ text: String, _ emphasis: Emphasis) -> String {
    "\u{1B}[\(emphasis.rawValue)m\(text)\u{1B}[0m"
  }

  /// Returns whether a stream has colours.
  ///
  /// An invalid `--color` is reported when the arguments are read, and ignored until then.
  package func takesColors(_ stream: OutputDescriptor) -> Bool {
    let isTerminal = TerminalDevice.isTerminal(stream)
    let depth =
      (try? ColorDecision.depth(option: option, environment: environment, isTerminal: isTerminal))
      ?? .none
    return depth != .none
  }
}
