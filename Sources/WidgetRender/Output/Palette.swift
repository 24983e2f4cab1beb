/// The terminal colours that symbolic colours become, for one colour scheme.
package struct Palette: Sendable, Hashable {
  package enum Scheme: Sendable, Hashable, CaseIterable {
    case light, dark
  }

  package var scheme: Scheme
  /// What the terminal's own surface is believed to be, `0xRRGGBB`: translucent colours are mixed with it.
  package var surface: UInt32
  /// What the terminal's own text is believed to be.
  package var text: UInt32
  /// The tint of controls.
  package var accent: SystemColor

  package init(_ scheme: Scheme, accent: SystemColor = .blue) {
    self.scheme = scheme
    surface = scheme == .light ? 0xFFFFFF : 0x000000
    text = scheme == .light ? 0x000000 : 0xFFFFFF
    self.accent = accent
  }

  package static let light = Palette(.light)
  package static let dark = Palette(.dark)

  /// The sRGB value of a colour without its opacity.
  func rgb(_ base: ArchivedColor.Base) -> UInt32 {
    switch base {
    case .foreground: text
    case .background: surface
    case .accent: rgb(of: accent)
    case .system(let color): rgb(of: color)
    case .rgb(let light, let dark): scheme == .light ? light : dark
    }
  }

  /// The opacity of a colour, 0 to 255; lower levels of the foreground are fainter (SU-61).
  func opacity(_ color: ArchivedColor) -> Int {
    if color.base == .system(.clear) { return 0 }
    guard case .foreground(let level) = color.base else { return Int(color.opacity) }
    let share =
      switch level {
      case ...1: 100
      case 2: 60
      case 3: 30
      case 4: 18
      default: 10
      }
    return Int(color.opacity) * share / 100
  }

  /// A colour mixed with what lies behind it.
  static func mixed(_ upper: UInt32, _ opacity: Int, over below: UInt32) -> UInt32 {
    if opacity >= 255 { return upper }
    var result: UInt32 = 0
    for shift in [UInt32(16), 8, 0] {
      let (over, under) = (Int(upper >> shift & 0xFF), Int(below >> shift & 0xFF))
      let channel = (over * opacity + under * (255 - opacity) + 127) / 255
      result |= UInt32(truncatingIfNeeded: channel) << shift
    }
    return result
  }
}
