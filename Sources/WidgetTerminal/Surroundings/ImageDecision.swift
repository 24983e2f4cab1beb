import WidgetRender

/// How images are drawn at a terminal: by its own means where it says that it has them, else as cells.
package enum ImageDecision {
  /// Terminals by what they say in TERM_PROGRAM, and by what they say in TERM.
  private static let programs: [String: ImageProtocol] = [
    "iTerm.app": .iterm, "WezTerm": .iterm, "ghostty": .kitty, "rio": .iterm, "mintty": .iterm,
  ]
  private static let terms: [(String, ImageProtocol)] = [
    ("kitty", .kitty), ("ghostty", .kitty), ("wezterm", .iterm), ("foot", .sixel),
    ("mlterm", .sixel), ("contour", .sixel),
  ]

  /// The way of a terminal; `nil` for cells.
  ///
  /// What the user has set, else what the terminal says of itself. tmux hands no images on, so that there are cells
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
