/// The style of an exported picture: plain, or in a window with a shadow.
package struct ImageStyle: Sendable, Hashable {
  /// The title of the window; `nil` for a picture without one.
  package var window: String?
  /// The font that SVG images and pages prefer; `nil` for the usual ones.
  package var font: String?
  /// The number of pixels for each unit in images of pixels; a cell has 8 by 16 units.
  package var scale: Int

  package static let scales = 1...3

  package init(window: String? = nil, font: String? = nil, scale: Int = 2) {
    self.window = window
    self.font = font
    self.scale = scale
  }

  package static let plain = ImageStyle()

  /// The fonts in order of preference, as a value of `font-family`.
  var fonts: String {
    let own = font.map { "'" + $0.filter { !"'\"\\;{}<>&".contains($0) } + "', " } ?? ""
    return own + "ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace"
  }
}

/// The layout of an image, in units of which a cell has 8 by 16.
struct ImageLayout {
  static let cell = (width: 8, height: 16)

  /// The size of the picture in cells.
  let grid: CellSize
  /// The distance between the window and the edge of the image, which the shadow needs; 0 without a
  /// window.
  let margin: Int
  /// The height of the bar with the title; 0 without a window.
  let bar: Int
  /// The distance between the edge of the window and the cells.
  let padding: Int
  let radius: Int

  init(_ grid: CellSize, _ style: ImageStyle) {
    self.grid = grid
    let hasWindow = style.window != nil
    margin = hasWindow ? 40 : 0
    bar = hasWindow ? 28 : 0
    padding = hasWindow ? 12 : Self.cell.width
    radius = hasWindow ? 10 : 8
  }

  /// The size of the window in the units of the image.
  var window: (width: Int, height: Int) {
    (
      grid.columns * Self.cell.width + padding * 2,
      grid.rows * Self.cell.height + padding * 2 + bar
    )
  }

  /// The size of the whole image, including its margins, in units.
  var size: (width: Int, height: Int) {
    (window.width + margin * 2, window.height + margin * 2)
  }

  /// The position of the first cell in the image, in units.
  var origin: (x: Int, y: Int) { (margin + padding, margin + bar + padding) }

  /// The centres of the three dots in the bar, from its leading edge, and their colours.
  static let dots: [(x: Int, color: UInt32)] = [(18, 0xFF5F57), (38, 0xFEBC2E), (58, 0x28C840)]
  static let dotRadius = 6
  /// The shadow's distance downward, its softness, and its opacity in hundredths.
  static let shadow = (down: 10, softness: 12, opacity: 45)

  /// Returns the title truncated to the bar, and its centre: that of the bar, or further right if
  /// the title is long.
  func title(_ style: ImageStyle) -> (text: String, middle: Int) {
    let dots = (Self.dots.last?.x ?? 0) + Self.dotRadius * 3
    var room = (window.width - dots - padding) / Self.cell.width
    var columns = 0
    let text = (style.window ?? "").prefix { character in
      let width = max(TextWidth.columns(of: String(character)), 1)
      room -= width
      if room >= 0 { columns += width }
      return room >= 0
    }
    let isShort = columns * Self.cell.width <= window.width - dots * 2
    let middle = isShort ? window.width / 2 : dots + columns * Self.cell.width / 2
    return (String(text), middle)
  }

  /// Returns the colours of the bar, of the line below it, and of the title.
  static func colors(_ palette: Palette) -> (bar: UInt32, line: UInt32, title: UInt32) {
    func mixed(_ share: Int) -> UInt32 { Palette.mixed(palette.text, share, over: palette.surface) }
    return (mixed(26), mixed(51), mixed(166))
  }
}
