import WidgetRender

/// How many colours a stream gets (CL-3).
package enum ColorDecision {
  /// The words that `--color` takes.
  package static let words = ["auto", "always", "never", "16", "256", "truecolor"]

  /// `--color`, else NO_COLOR, else CLICOLOR_FORCE and FORCE_COLOR, else TERM=dumb, else whether
  /// the stream is a terminal.
  package static func depth(
    option: String?,
    environment: EnvironmentVariables,
    isTerminal: Bool
  ) throws(UsageError) -> ColorDepth {
    switch option ?? "auto" {
    case "auto": return automatic(environment, isTerminal: isTerminal)
    case "always": return forced(environment)
    case "never": return .none
    case "16": return .ansi16
    case "256": return .ansi256
    case "truecolor": return .truecolor
    case let other:
      throw .invalidValue(
        option: "--color",
        value: other,
        expected: "one of \(words.joined(separator: ", "))"
      )
    }
  }

  private static func automatic(
    _ environment: EnvironmentVariables,
    isTerminal: Bool
  ) -> ColorDepth {
    if environment.nonEmpty("NO_COLOR") != nil { return .none }
    if let force = environment.nonEmpty("CLICOLOR_FORCE"), force != "0" {
      return forced(environment)
    }
    switch environment["FORCE_COLOR"] {
    case nil: break
    case "0", "false": return .none
    case "1": return .ansi16
    case "2": return .ansi256
    case "3": return .truecolor
    default: return forced(environment)
    }
    return isTerminal ? capability(environment) : .none
  }

  /// What the terminal says of itself, but colours at least.
  private static func forced(_ environment: EnvironmentVariables) -> ColorDepth {
    let depth = capability(environment)
    return depth == .none ? .ansi16 : depth
  }

  /// What the terminal says of itself; one that says nothing has no colours.
  private static func capability(_ environment: EnvironmentVariables) -> ColorDepth {
    guard let terminal = environment.nonEmpty("TERM"), terminal != "dumb" else { return .none }
    let claim = environment["COLORTERM"]
    if claim == "truecolor" || claim == "24bit" || terminal.hasSuffix("-direct") {
      return .truecolor
    }
    // VT100 to VT220 have no colours at all.
    if terminal.hasPrefix("vt1") || terminal.hasPrefix("vt2") { return .none }
    return terminal.contains("256color") ? .ansi256 : .ansi16
  }
}
