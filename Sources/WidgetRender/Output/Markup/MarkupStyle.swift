/// How a run of cells looks on a page, where the terminal's own colours have to be named.
struct MarkupStyle: Hashable {
  var foreground: UInt32
  /// `nil` where the page's surface shows.
  var background: UInt32?
  var attributes: TextStyle.Attributes

  init(_ resolved: ResolvedStyle, _ palette: Palette) {
    foreground = Self.rgb(resolved.foreground) ?? palette.text
    background = Self.rgb(resolved.background)
    attributes = resolved.attributes
    if attributes.contains(.inverse) {
      (foreground, background) = (background ?? palette.surface, foreground)
    }
    if attributes.contains(.dim) {
      foreground = Self.dimmed(foreground, over: background ?? palette.surface)
    }
  }

  /// What terminals make of dim text: about two thirds of its contrast.
  private static func dimmed(_ color: UInt32, over surface: UInt32) -> UInt32 {
    var result: UInt32 = 0
    for shift in [UInt32(16), 8, 0] {
      let (upper, lower) = (color >> shift & 0xFF, surface >> shift & 0xFF)
      result |= ((upper * 62 + lower * 38) / 100) << shift
    }
    return result
  }

  private static func rgb(_ color: TerminalColor) -> UInt32? {
    switch color {
    case .standard: nil
    case .indexed(8): 0x808080
    case .indexed: nil
    case .rgb(let value): value
    }
  }
}
