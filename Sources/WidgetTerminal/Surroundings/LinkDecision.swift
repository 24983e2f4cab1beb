/// Decides whether a terminal supports links (OSC 8).
///
/// Most terminals that do not support them print nothing for them, but some print the address.
package enum LinkDecision {
  /// Parts of TERM for terminals that support links.
  private static let terms = [
    "kitty", "alacritty", "foot", "wezterm", "ghostty", "contour", "iterm",
  ]
  /// The values of TERM_PROGRAM for terminals that support links.
  private static let programs = [
    "iTerm.app", "WezTerm", "vscode", "ghostty", "Hyper", "rio", "Tabby",
  ]
  /// The variables that are set by terminals that support links.
  private static let variables = ["KITTY_WINDOW_ID", "WT_SESSION", "KONSOLE_VERSION", "DOMTERM"]
  /// The first version of VTE with links that did not crash, 0.50.
  private static let firstVTE = 5_000
  /// The first version of tmux that passes on links.
  private static let firstTmux = (3, 4)

  /// Returns whether links are written to an output.
  ///
  /// FORCE_HYPERLINK decides, otherwise the user's setting, otherwise the terminal's own
  /// description. Only a terminal gets links.
  package static func showsLinks(environment: EnvironmentVariables, isTerminal: Bool) -> Bool {
    guard isTerminal else { return false }
    if let force = environment.nonEmpty("FORCE_HYPERLINK") { return force != "0" }
    guard let term = environment.nonEmpty("TERM"), term != "dumb" else { return false }
    switch environment.settings[.links] {
    case "always": return true
    case "never": return false
    default: break
    }
    let program = environment.nonEmpty("TERM_PROGRAM") ?? ""
    // Inside of tmux the variables are those of the terminal that it was started in.
    if program == "tmux" {
      return isNew(tmux: environment.nonEmpty("TERM_PROGRAM_VERSION") ?? "")
    }
    if term.hasPrefix("tmux") || term.hasPrefix("screen") { return false }
    if programs.contains(program) || terms.contains(where: term.contains) { return true }
    if variables.contains(where: { environment.nonEmpty($0) != nil }) { return true }
    return environment.nonEmpty("VTE_VERSION").flatMap { Int($0) }.map { $0 >= firstVTE } ?? false
  }

  /// Returns whether a version of tmux, such as `3.5a`, passes on links.
  private static func isNew(tmux version: String) -> Bool {
    let numbers = version.split(separator: ".").map { part in
      Int(part.prefix { ("0"..."9").contains($0) }) ?? 0
    }
    guard let major = numbers.first else { return false }
    return (major, numbers.count > 1 ? numbers[1] : 0) >= firstTmux
  }
}
