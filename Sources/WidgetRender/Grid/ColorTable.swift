/// The colours of one grid: named colours, and mixtures of earlier entries.
///
/// A mixture is stored as its parts, so that each palette determines its appearance.
struct ColorTable: Sendable {
  /// An entry of the table; it refers only to earlier ones.
  enum Entry: Hashable {
    case symbolic(ArchivedColor)
    /// A colour in a gradient: the first colour at amount 0, the second at 255.
    case between(CellColor, CellColor, amount: UInt8)
    /// A colour drawn over the one below, with its opacity multiplied by `amount` / 255.
    ///
    /// `.standard` below is the terminal's surface.
    case over(CellColor, above: CellColor, amount: UInt8)
  }

  private var table = KeyTable(first: .max)

  var count: Int { table.count }

  /// The entry of a colour; `nil` for the terminal's own colour.
  subscript(color: CellColor) -> Entry? {
    guard color != .standard, Int(color.index) < table.count else { return nil }
    return Self.entry(table.keys[Int(color.index)])
  }

  mutating func color(_ color: ArchivedColor) -> CellColor {
    CellColor(index: table.index(of: Self.key(color)) ?? 0)
  }

  mutating func between(_ first: CellColor, _ second: CellColor, amount: UInt8) -> CellColor {
    if amount == 0 || first == second { return first }
    if amount == 255 { return second }
    let key = Self.key(first, second, amount, tag: Self.betweenTag)
    return table.index(of: key).map(CellColor.init) ?? first
  }

  /// Returns the colour that results if one colour is drawn over another.
  mutating func over(_ below: CellColor, _ above: CellColor, amount: UInt8 = 255) -> CellColor {
    if amount == 0 || above == .standard { return below }
    if amount == 255, below == .standard || isOpaque(above) { return above }
    let key = Self.key(below, above, amount, tag: Self.overTag)
    return table.index(of: key).map(CellColor.init) ?? above
  }

  /// Returns a colour as drawn over the terminal's surface, regardless of what is below it.
  mutating func flattened(_ color: CellColor) -> CellColor {
    if color == .standard || isOpaque(color) { return color }
    if case .over(.standard, _, _) = self[color] { return color }
    let key = Self.key(.standard, color, 255, tag: Self.overTag)
    return table.index(of: key).map(CellColor.init) ?? color
  }

  /// Returns whether a colour hides everything below it in each palette.
  func isOpaque(_ color: CellColor) -> Bool {
    switch self[color] {
    case nil: true
    case .symbolic(let color):
      switch color.base {
      case .foreground(let level): level <= 1 && color.opacity == 255
      case .system(.clear): false
      default: color.opacity == 255
      }
    // A colour over an opaque one, or over the terminal's surface, is opaque.
    case .over(let below, _, _): below == .standard || isShallowOpaque(below)
    case .between(let first, let second, _): isShallowOpaque(first) && isShallowOpaque(second)
    }
  }

  /// Returns whether a colour is opaque, where every mixture counts as translucent.
  private func isShallowOpaque(_ color: CellColor) -> Bool {
    guard case .symbolic(let color) = self[color] else { return false }
    if case .foreground(let level) = color.base, level > 1 { return false }
    return color.opacity == 255 && color.base != .system(.clear)
  }

  /// Adds the entries of another table; the result contains the new colour for each index of that
  /// table.
  mutating func adopt(_ other: ColorTable) -> Scratch<CellColor> {
    var adopted = Scratch<CellColor>(capacity: other.count)
    adopted.append(.standard)
    for key in other.table.keys.dropFirst() {
      switch Self.entry(key) {
      case .symbolic(let symbolic): adopted.append(color(symbolic))
      case .between(let first, let second, let amount):
        adopted.append(
          between(adopted[Int(first.index)], adopted[Int(second.index)], amount: amount)
        )
      // A colour over the terminal's surface stays flattened, and is not mixed with the colours below it here.
      case .over(.standard, let above, 255): adopted.append(flattened(adopted[Int(above.index)]))
      case .over(let below, let above, let amount):
        adopted.append(
          over(adopted[Int(below.index)], adopted[Int(above.index)], amount: amount)
        )
      }
    }
    return adopted
  }
}

extension ColorTable {
  private static let betweenTag: UInt64 = 1
  private static let overTag: UInt64 = 2
  private static let tagShift: UInt64 = 62

  /// Returns the key of a mixture in eight bytes: the indices of both colours in the low half, then
  /// the amount.
  static func key(_ first: CellColor, _ second: CellColor, _ amount: UInt8, tag: UInt64) -> UInt64 {
    tag << tagShift | UInt64(amount) << 32 | UInt64(second.index) << 16 | UInt64(first.index)
  }

  /// Returns the key of a named colour in eight bytes: its kind, its opacity, and 24 bits for each
  /// scheme.
  static func key(_ color: ArchivedColor) -> UInt64 {
    let (kind, payload): (UInt64, UInt64) =
      switch color.base {
      case .foreground(let level): (0, UInt64(truncatingIfNeeded: min(max(level, 1), 5)))
      case .background: (1, 0)
      case .accent: (2, 0)
      case .system(let system): (3, UInt64(system.rawValue))
      case .rgb(let light, let dark):
        (4, UInt64(light & 0xFF_FFFF) << 24 | UInt64(dark & 0xFF_FFFF))
      }
    return kind << 56 | UInt64(color.opacity) << 48 | payload
  }

  static func entry(_ key: UInt64) -> Entry {
    let first = CellColor(index: UInt16(truncatingIfNeeded: key))
    let second = CellColor(index: UInt16(truncatingIfNeeded: key >> 16))
    let amount = UInt8(truncatingIfNeeded: key >> 32)
    switch key >> tagShift {
    case betweenTag: return .between(first, second, amount: amount)
    case overTag: return .over(first, above: second, amount: amount)
    default: return .symbolic(symbolic(key))
    }
  }

  private static func symbolic(_ key: UInt64) -> ArchivedColor {
    let base: ArchivedColor.Base =
      switch key >> 56 & 7 {
      case 0: .foreground(level: Int(truncatingIfNeeded: key & 7))
      case 1: .background
      case 2: .accent
      case 3: .system(SystemColor(rawValue: UInt8(truncatingIfNeeded: key)) ?? .clear)
      default:
        .rgb(
          light: UInt32(truncatingIfNeeded: key >> 24 & 0xFF_FFFF),
          dark: UInt32(truncatingIfNeeded: key & 0xFF_FFFF)
        )
      }
    return ArchivedColor(base, opacity: UInt8(truncatingIfNeeded: key >> 48))
  }
}

extension SystemColor {
  /// The colour in sRGB in both schemes; clear is black.
  ///
  /// The dark ones are Apple's system colours (Human Interface Guidelines, colour specifications).
  /// The light ones have their hues in the lightness of Apple's accessible variants, 4.5:1 on
  /// white. Most colours of a widget in a terminal are text, and the system's green and orange have
  /// only 2.2:1.
  var components: (light: UInt32, dark: UInt32) {
    switch self {
    case .red: (0xDB1A1A, 0xFF453A)
    case .orange: (0xB85600, 0xFF9F0A)
    case .yellow: (0x8A6A00, 0xFFD60A)
    case .green: (0x0A8433, 0x30D158)
    case .mint: (0x0C817B, 0x63E6E2)
    case .teal: (0x007D92, 0x40C8E0)
    case .cyan: (0x0074B0, 0x64D2FF)
    case .blue: (0x006AE0, 0x0A84FF)
    case .indigo: (0x5856D6, 0x5E5CE6)
    case .purple: (0x9C3FCB, 0xBF5AF2)
    case .pink: (0xD30F45, 0xFF375F)
    case .brown: (0x7F6545, 0xAC8E68)
    case .white: (0xFFFFFF, 0xFFFFFF)
    case .gray: (0x6C6C70, 0x8E8E93)
    case .black, .clear: (0x000000, 0x000000)
    }
  }
}
