/// A cell's style as a terminal is told it, at one colour depth.
struct ResolvedStyle: Hashable {
  var foreground = TerminalColor.standard
  var background = TerminalColor.standard
  var attributes: TextStyle.Attributes = []

  static let plain = ResolvedStyle()

  /// Whether a blank in this style shows something.
  var marksBlanks: Bool {
    background != .standard
      || !attributes.isDisjoint(with: [.underline, .strikethrough, .inverse])
  }

  init() {}

  init(_ style: PackedStyle, _ colors: ResolvedColors, depth: ColorDepth, palette: Palette) {
    attributes = style.attributes
    var below = palette.surface
    if style.background != .standard, depth != .monochrome {
      below = colors.rgb(style.background, over: palette.surface)
      background = Self.color(style.background, over: palette.surface, colors, depth, palette)
    }
    // A solid cell is written as a blank, so that it costs one colour.
    if style.isSolid, depth != .monochrome { return }
    guard style.foreground != .standard else {
      // The terminal's own text need not be readable on a surface that is not the terminal's.
      if background != .standard { foreground = Self.readable(on: below, depth) }
      return
    }
    guard let color = colors.symbol(of: style.foreground),
      case .foreground = color.base, background == .standard
    else {
      foreground = Self.color(style.foreground, over: below, colors, depth, palette)
      return
    }
    // SU-61: the terminal knows its own text colour; fainter levels are dim, the faintest grey as well.
    let opacity = palette.opacity(color)
    if opacity < Self.faint { attributes.insert(.dim) }
    if opacity < Self.faintest, depth != .monochrome { foreground = .indexed(8) }
  }

  private static let faint = 190
  private static let faintest = 110

  private static func color(
    _ color: CellColor,
    over below: UInt32,
    _ colors: ResolvedColors,
    _ depth: ColorDepth,
    _ palette: Palette
  ) -> TerminalColor {
    if depth == .ansi16, let symbol = colors.symbol(of: color), symbol.opacity == 255 {
      switch symbol.base {
      case .system(let system): return .indexed(palette.themeIndex(of: system))
      case .accent: return .indexed(palette.themeIndex(of: palette.accent))
      default: break
      }
    }
    return TerminalColor(colors.rgb(color, over: below), depth: depth)
  }

  /// Black or white, whichever contrasts more with a surface (luma of ITU-R BT.601).
  private static func readable(on surface: UInt32, _ depth: ColorDepth) -> TerminalColor {
    let (red, green, blue) = (surface >> 16 & 0xFF, surface >> 8 & 0xFF, surface & 0xFF)
    let luma = (red * 299 + green * 587 + blue * 114) / 1000
    return TerminalColor(luma > 140 ? 0x000000 : 0xFFFFFF, depth: depth)
  }
}
