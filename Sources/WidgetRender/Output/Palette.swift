/// The values of symbolic colours for one colour scheme.
package struct Palette: Sendable, Hashable {
  package enum Scheme: String, Sendable, Hashable, CaseIterable {
    case light, dark
  }

  /// The palettes by the names that users type; all except the default have a background of their
  /// own.
  package enum Name: String, Sendable, Hashable, CaseIterable {
    case standard = "default"
    case contrast, beige, forest, harbor, ember

    /// The schemes for which the palette has colours.
    package var schemes: [Scheme] { Scheme.allCases.filter(has) }

    /// Returns whether the palette has colours for a scheme; high contrast and beige are always
    /// light (BW-16).
    package func has(_ scheme: Scheme) -> Bool {
      switch self {
      case .contrast, .beige: scheme == .light
      case .standard, .forest, .harbor, .ember: true
      }
    }
  }

  /// The appearances that users choose between: the two schemes, and two themes with only light
  /// colours (BW-16).
  package enum Look: String, Sendable, Hashable, CaseIterable {
    case light, dark, contrast, beige

    package var scheme: Scheme { self == .dark ? .dark : .light }
  }

  package let name: Name
  package let scheme: Scheme
  /// The assumed background of the terminal, `0xRRGGBB`, which translucent colours are mixed with.
  package var surface: UInt32
  /// The assumed text colour of the terminal, `0xRRGGBB`.
  package var text: UInt32
  /// The system colour in which controls are tinted.
  package var accent: SystemColor
  /// Whether pictures include the background, because the palette's differs from the terminal's.
  package var paintsBackground: Bool

  /// The palette's replacements of the system's colours; `nil` for the default one.
  private let colors: PaletteColors?

  /// Creates a palette in a scheme; if it does not have that scheme, in the light one.
  package init(_ name: Name, _ scheme: Scheme, accent: SystemColor = .blue) {
    self.name = name
    self.scheme = name.has(scheme) ? scheme : .light
    self.accent = accent
    colors = PaletteColors.of(name, self.scheme)
    paintsBackground = colors != nil
    if let colors {
      (surface, text) = (colors.background, colors.text)
    } else {
      (surface, text) = self.scheme == .light ? (0xFFFFFF, 0x000000) : (0x000000, 0xFFFFFF)
    }
  }

  package init(_ look: Look, accent: SystemColor = .blue) {
    switch look {
    case .light, .dark: self.init(.standard, look.scheme, accent: accent)
    case .contrast: self.init(.contrast, .light, accent: accent)
    case .beige: self.init(.beige, .light, accent: accent)
    }
  }

  package static let light = Palette(.light)
  package static let dark = Palette(.dark)

  /// Returns the sRGB value of a colour without its opacity.
  func rgb(_ base: ArchivedColor.Base) -> UInt32 {
    switch base {
    case .foreground: text
    case .background: surface
    case .accent: colors?.accent ?? rgb(of: accent)
    case .system(let color): rgb(of: color)
    case .rgb(let light, let dark): scheme == .light ? light : dark
    }
  }

  /// Returns the opacity of a colour, 0 to 255; lower levels of the foreground are fainter (SU-61).
  func opacity(_ color: ArchivedColor) -> Int {
    if color.base == .system(.clear) { return 0 }
    guard case .foreground(let level) = color.base else { return Int(color.opacity) }
    return Int(color.opacity) * (colors?.share(ofLevel: level) ?? Self.share(ofLevel: level)) / 100
  }

  /// Returns the opacity of a level in hundredths, as on Apple's systems.
  private static func share(ofLevel level: Int) -> Int {
    switch level {
    case ...1: 100
    case 2: 60
    case 3: 30
    case 4: 18
    default: 10
    }
  }

  /// The colour of fainter text on the terminal's background, at least 4.5:1 on most of them
  /// (WCAG 2.2, 1.4.3).
  ///
  /// Dark schemes have no lighter grey than needed, because a terminal's own text may be grey itself.
  var grey: UInt32 { Self.mixed(text, scheme == .light ? 156 : 143, over: surface) }

  /// Returns the colour that results if `upper`, with an opacity from 0 to 255, is drawn over
  /// `below`.
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

extension Palette {
  /// Returns a colour that looks in every scheme as `color` does in this one.
  package func fixed(_ color: ArchivedColor) -> ArchivedColor {
    // Clear is clear in every scheme.
    if color.base == .system(.clear) { return color }
    let value = rgb(color.base)
    return ArchivedColor(.rgb(light: value, dark: value), opacity: UInt8(clamping: opacity(color)))
  }

  /// Returns the colour at a fraction of the way from one colour to another, computed for both
  /// schemes.
  package static func mixed(
    _ first: ArchivedColor,
    with second: ArchivedColor,
    by fraction: Double
  ) -> ArchivedColor {
    let shares = [Palette.light, .dark].map { palette in
      (palette.fixed(first), palette.fixed(second))
    }
    let colors = shares.map { one, other in
      var result: UInt32 = 0
      for shift in [UInt32(16), 8, 0] {
        let (from, to) = (one.component(shift), other.component(shift))
        result |= UInt32(between(from, to, fraction)) << shift
      }
      return result
    }
    let opacity = between(
      Double(shares[0].0.opacity),
      Double(shares[0].1.opacity),
      fraction
    )
    return ArchivedColor(.rgb(light: colors[0], dark: colors[1]), opacity: opacity)
  }

  private static func between(_ from: Double, _ to: Double, _ fraction: Double) -> UInt8 {
    UInt8(min(max((from + (to - from) * fraction).rounded(), 0), 255))
  }
}

extension ArchivedColor {
  fileprivate func component(_ shift: UInt32) -> Double {
    guard case .rgb(let light, _) = base else { return 0 }
    return Double(light >> shift & 0xFF)
  }
}

extension Palette {
  /// Returns the sRGB value of a system colour; that of the terminal's surface for the clear one.
  func rgb(of color: SystemColor) -> UInt32 {
    if color == .clear { return surface }
    if let own = colors?.hue(color) { return own }
    return scheme == .light ? color.components.light : color.components.dark
  }

  /// Returns the colour of the terminal's theme, 0 to 15, for a system colour.
  ///
  /// On dark it is a bright one, because plain blue is illegible there.
  func themeIndex(of color: SystemColor) -> UInt8 {
    let isDark = scheme == .dark
    return switch color {
    case .red: isDark ? 9 : 1
    case .orange, .brown: 3
    case .yellow: isDark ? 11 : 3
    case .green: isDark ? 10 : 2
    case .mint, .teal, .cyan: isDark ? 14 : 6
    case .blue, .indigo: isDark ? 12 : 4
    case .purple, .pink: isDark ? 13 : 5
    case .white: 15
    case .gray: 8
    case .black: 0
    case .clear: isDark ? 0 : 15
    }
  }
}
