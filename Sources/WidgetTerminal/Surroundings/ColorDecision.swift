import WidgetRender

/// Decides the number of colours of a stream (CL-3).
package enum ColorDecision {
  /// The values that `--color` accepts.
  package static let words = Setting.color.words ?? []

  /// Decides by `--color`, otherwise NO_COLOR, otherwise CLICOLOR_FORCE and FORCE_COLOR, otherwise TERM=dumb,
  /// otherwise the user's setting, otherwise whether the stream is a terminal.
  package static func depth(
    option: String?,
    environment: EnvironmentVariables,
    isTerminal: Bool
  ) throws(UsageError) -> ColorDepth {
    guard let option, option != "auto" else {
      return automatic(environment, isTerminal: isTerminal, isAsked: option != nil)
    }
    guard let depth = depth(named: option, environment) else {
      throw .invalidValue(
        option: "--color",
        value: option,
        expected: "one of \(words.joined(separator: ", "))"
      )
    }
    return depth
  }

  /// Returns the variable that decides if there is no option; `nil` if none does.
  package static func variable(_ environment: EnvironmentVariables) -> String? {
    if environment.nonEmpty("NO_COLOR") != nil { return "NO_COLOR" }
    if let force = environment.nonEmpty("CLICOLOR_FORCE"), force != "0" { return "CLICOLOR_FORCE" }
    if environment["FORCE_COLOR"] != nil { return "FORCE_COLOR" }
    return environment["TERM"] == "dumb" ? "TERM" : nil
  }

  /// Returns the depth for a value other than `auto`; `nil` for an invalid one.
  private static func depth(named word: String, _ environment: EnvironmentVariables) -> ColorDepth?
  {
    switch word {
    case "always": forced(environment)
    case "never": ColorDepth.none
    case "16": .ansi16
    case "256": .ansi256
    case "truecolor": .truecolor
    default: nil
    }
  }

  /// Returns the depth for `auto`; `isAsked` is `true` for an explicit `--color auto`, which
  /// overrides every setting.
  private static func automatic(
    _ environment: EnvironmentVariables,
    isTerminal: Bool,
    isAsked: Bool
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
    if !isAsked, environment["TERM"] != "dumb", let word = environment.settings[.color],
      let depth = depth(named: word, environment)
    {
      return depth
    }
    return isTerminal ? capability(environment) : .none
  }

  /// Returns the number of colours of the terminal; 16 if its variables state that it has none.
  private static func forced(_ environment: EnvironmentVariables) -> ColorDepth {
    let depth = capability(environment)
    return depth == .none ? .ansi16 : depth
  }

  /// Returns the number of colours that TERM and COLORTERM state for the terminal.
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
