import WidgetRender

/// Decides how images are drawn at a terminal: by its image protocol if it has one, otherwise as cells.
package enum ImageDecision {
  /// The image protocol of terminals, by the value of TERM_PROGRAM.
  private static let programs: [String: ImageProtocol] = [
    "iTerm.app": .iterm, "WezTerm": .iterm, "ghostty": .kitty, "rio": .iterm, "mintty": .iterm,
  ]
  private static let terms: [(String, ImageProtocol)] = [
    ("kitty", .kitty), ("ghostty", .kitty), ("wezterm", .iterm), ("foot", .sixel),
    ("mlterm", .sixel), ("contour", .sixel),
  ]

  /// Returns the image protocol of a terminal; `nil` for cells.
  ///
  /// The user's setting has priority over the terminal's own description. tmux does not pass images on, so cells are used
  /// inside of it.
  package static func kind(environment: EnvironmentVariables, isTerminal: Bool) -> ImageProtocol? {
    guard isTerminal else { return nil }
    switch environment.settings[.images] {
    case nil, "auto": break
    case let word?: return ImageProtocol(rawValue: word)
    }
    let term = environment.nonEmpty("TERM") ?? ""
    let isInside = environment.nonEmpty("TMUX") != nil || environment.nonEmpty("STY") != nil
    guard !isInside, !term.hasPrefix("tmux"), !term.hasPrefix("screen"), term != "dumb" else {
      return nil
    }
    if let program = environment.nonEmpty("TERM_PROGRAM").flatMap({ programs[$0] }) {
      return program
    }
    if environment.nonEmpty("KITTY_WINDOW_ID") != nil { return .kitty }
    return terms.first { term.contains($0.0) }?.1
  }
}
