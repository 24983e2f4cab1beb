/// A cell's style as a terminal receives it, at one colour depth.
struct ResolvedStyle: Hashable {
  var foreground = TerminalColor.standard
  var background = TerminalColor.standard
  var attributes: TextStyle.Attributes = []

  static let plain = ResolvedStyle()

  /// Whether a blank in this style is visible, for example because of its background.
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
      if background != .standard {
        foreground =
          palette.paintsBackground && below == palette.surface
          ? TerminalColor(palette.text, depth: depth) : Self.readable(on: below, depth)
      }
      return
    }
    guard let color = colors.symbol(of: style.foreground),
      case .foreground = color.base, background == .standard,
      style.role == .content || depth == .monochrome
    else {
      foreground = Self.color(style.foreground, over: below, colors, depth, palette)
      return
    }
    // SU-61: the terminal knows its own text colour. Fainter levels are grey, since terminals draw dim text with as
    // little as 40 % of its contrast; with sixteen colours or none they are dim. Text is no fainter than the third
    // level: bright black is the background itself in Solarized Dark.
    let opacity = palette.opacity(color)
    if opacity < Self.faintest, depth != .monochrome {
      attributes.insert(.dim)
      foreground = .indexed(8)
    } else if opacity < Self.faint {
      if depth == .truecolor || depth == .ansi256 {
        foreground = TerminalColor(palette.grey, depth: depth)
      } else {
        attributes.insert(.dim)
      }
    }
  }

  private static let faint = 190
  private static let faintest = 60

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

  /// Returns black or white, whichever contrasts more with a surface (luma of ITU-R BT.601).
  private static func readable(on surface: UInt32, _ depth: ColorDepth) -> TerminalColor {
    let (red, green, blue) = (surface >> 16 & 0xFF, surface >> 8 & 0xFF, surface & 0xFF)
    let luma = (red * 299 + green * 587 + blue * 114) / 1000
    return TerminalColor(luma > 140 ? 0x000000 : 0xFFFFFF, depth: depth)
  }
}

/// The colours of one grid, resolved by a palette.
struct ResolvedColors {
  /// A colour as sRGB `0xRRGGBB`, and an opacity from 0 to 255.
  struct Value: Hashable {
    var rgb: UInt32
    var opacity: Int
  }

  private var values: [Value]
  /// The named colour of each entry; `nil` for mixtures.
  private var symbols: [ArchivedColor?]

  init(_ colors: ColorTable, palette: Palette) {
    let surface = Value(rgb: palette.surface, opacity: 255)
    values = [surface]
    symbols = [nil]
    values.reserveCapacity(colors.count)
    symbols.reserveCapacity(colors.count)
    for index in 1..<max(colors.count, 1) {
      let color = CellColor(index: UInt16(truncatingIfNeeded: index))
      var symbol: ArchivedColor?
      switch colors[color] {
      case nil: values.append(surface)
      case .symbolic(let named):
        symbol = named
        values.append(Value(rgb: palette.rgb(named.base), opacity: palette.opacity(named)))
      case .between(let first, let second, let amount):
        values.append(Self.between(self[first], self[second], Int(amount)))
      case .over(let below, let above, let amount):
        values.append(Self.over(self[below], self[above], Int(amount)))
      }
      symbols.append(symbol)
    }
  }

  subscript(color: CellColor) -> Value {
    values.indices.contains(Int(color.index)) ? values[Int(color.index)] : values[0]
  }

  /// Returns the named colour; `nil` if the colour is a mixture or the terminal's own.
  func symbol(of color: CellColor) -> ArchivedColor? {
    symbols.indices.contains(Int(color.index)) ? symbols[Int(color.index)] : nil
  }

  /// Returns the sRGB value of a colour drawn over an opaque one.
  func rgb(_ color: CellColor, over below: UInt32) -> UInt32 {
    let value = self[color]
    return Palette.mixed(value.rgb, value.opacity, over: below)
  }

  /// Mixes two colours, weighted by their opacity as well, so that a clear one adds no colour.
  private static func between(_ first: Value, _ second: Value, _ amount: Int) -> Value {
    let (left, right) = (first.opacity * (255 - amount), second.opacity * amount)
    let opacity = (left + right + 127) / 255
    guard left + right > 0 else { return Value(rgb: second.rgb, opacity: 0) }
    return Value(rgb: weighted(first.rgb, left, second.rgb, right), opacity: opacity)
  }

  private static func over(_ below: Value, _ above: Value, _ amount: Int) -> Value {
    let upper = (above.opacity * amount + 127) / 255
    let lower = (below.opacity * (255 - upper) + 127) / 255
    guard upper + lower > 0 else { return Value(rgb: above.rgb, opacity: 0) }
    return Value(
      rgb: weighted(above.rgb, upper, below.rgb, lower),
      opacity: min(upper + lower, 255)
    )
  }

  private static func weighted(_ left: UInt32, _ leftShare: Int, _ right: UInt32, _ rightShare: Int)
    -> UInt32
  {
    let sum = leftShare + rightShare
    var result: UInt32 = 0
    for shift in [UInt32(16), 8, 0] {
      let (first, second) = (Int(left >> shift & 0xFF), Int(right >> shift & 0xFF))
      let channel = (first * leftShare + second * rightShare + sum / 2) / sum
      result |= UInt32(truncatingIfNeeded: channel) << shift
    }
    return result
  }
}
