import WidgetRender

/// The styles of the live view around its widgets: titles, words and lines, in this order of
/// importance.
///
/// With 256 colours or more, lines are grey and bars have a background of their own. With sixteen
/// colours, whose greys depend on the theme, lines are dim. Without colours the styles are bold,
/// plain and dim.
package struct LiveLook: Equatable, Sendable {
  private let depth: ColorDepth
  private let palette: Palette

  package init(depth: ColorDepth = .monochrome, palette: Palette = .dark) {
    self.depth = depth
    self.palette = palette
  }

  private var hasGrounds: Bool { depth == .truecolor || depth == .ansi256 }
  private var hasColors: Bool { hasGrounds || depth == .ansi16 }

  /// Returns the style of a widget's frame, with a title in the colour of its kind.
  package func frame(ofKind kind: String) -> FrameStyle {
    FrameStyle(
      border: line,
      title: CellStyle(foreground: hasColors ? color(ofKind: kind) : nil, attributes: .bold),
      badge: words
    )
  }

  /// The style of the frames of widgets without the focus.
  var line: CellStyle {
    guard hasGrounds else { return CellStyle(foreground: ArchivedColor(.foreground(level: 3))) }
    if palette.paintsBackground {
      return CellStyle(
        foreground: ArchivedColor(
          ArchivedColor.primary.base,
          opacity: palette.name == .contrast ? 110 : 80
        )
      )
    }
    return CellStyle(foreground: ArchivedColor(.rgb(light: 0xB4B4B8, dark: 0x4A4A50)))
  }

  /// The style of the frame of the widget that has the focus.
  var litLine: CellStyle {
    CellStyle(foreground: hasColors ? .accent : nil, attributes: hasColors ? [] : .bold)
  }

  /// The background of the row in focus; `nil` if the row is drawn in inverse.
  var focusGround: ArchivedColor? { hasGrounds ? ArchivedColor(.accent, opacity: 72) : nil }

  /// The background of the lines above and below the widgets; `nil` for that of the terminal.
  var barGround: ArchivedColor? {
    hasGrounds ? ArchivedColor(ArchivedColor.primary.base, opacity: 24) : nil
  }

  /// The style of keys, and of the name of the current page.
  var key: CellStyle { CellStyle(foreground: hasColors ? .accent : nil, attributes: .bold) }
  /// The style of key titles and of notes about hidden content.
  var words: CellStyle { CellStyle(foreground: .secondary) }
}

/// The colours of the kinds of widget.
extension LiveLook {
  private struct Hue {
    let system: SystemColor
    /// The sRGB value `0xRRGGBB` for light backgrounds; `dark` is the value for dark ones.
    ///
    /// The contrast of `light` on white is at least 4.5:1, and that of `dark` on black at least 7:1
    /// (WCAG 2.2, 1.4.3). Other dark backgrounds are lighter than black.
    let light: UInt32
    let dark: UInt32
  }

  private static let hues = [
    Hue(system: .blue, light: 0x006DE5, dark: 0x55AAFF),
    Hue(system: .orange, light: 0xA56000, dark: 0xFF9F0A),
    Hue(system: .green, light: 0x218139, dark: 0x30D158),
    Hue(system: .purple, light: 0x9F4ACA, dark: 0xD088F5),
    Hue(system: .cyan, light: 0x2379A1, dark: 0x64D2FF),
    Hue(system: .pink, light: 0xD82648, dark: 0xFF7B95),
    Hue(system: .yellow, light: 0x896E00, dark: 0xFFD60A),
    Hue(system: .mint, light: 0x007F79, dark: 0x63E6E2),
  ]

  /// Returns a colour of the palette that depends only on the kind.
  package func color(ofKind kind: String) -> ArchivedColor {
    let hue = Self.hues[Self.hash(kind) % Self.hues.count]
    // Palettes with their own background have legible hues; with 16 colours those of the theme are used.
    if palette.paintsBackground || !hasGrounds { return ArchivedColor(.system(hue.system)) }
    return ArchivedColor(.rgb(light: hue.light, dark: hue.dark))
  }

  /// Returns the 32-bit FNV-1a hash, with an initial value that distributes the first sixteen kinds
  /// well over the colours.
  private static func hash(_ kind: String) -> Int {
    var hash: UInt32 = 6_303
    for byte in kind.utf8 { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    return Int(hash >> 16)
  }
}
