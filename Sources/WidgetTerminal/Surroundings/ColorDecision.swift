import WidgetRender

/// How many colours a stream gets (CL-3).
package enum ColorDecision {
  /// The words that `--color` takes.
  package static let words = Setting.color.words ?? []

  /// `--color`, else NO_COLOR, else CLICOLOR_FORCE and FORCE_COLOR, else TERM=dumb, else what a
  /// person has set, else whether the stream is a terminal.
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

  /// The variable that decides where no option does; `nil` where none does.
  package static func variable(_ environment: EnvironmentVariables) -> String? {
    if environment.nonEmpty("NO_COLOR") != nil { return "NO_COLOR" }
    if let force = environment.nonEmpty("CLICOLOR_FORCE"), force != "0" { return "CLICOLOR_FORCE" }
    if environment["FORCE_COLOR"] != nil { return "FORCE_COLOR" }
    return environment["TERM"] == "dumb" ? "TERM" : nil
  }

  /// What one of the words but `auto` means; `nil` for any other.
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

  /// `isAsked` says that `--color auto` was written, which no setting is stronger than.
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
