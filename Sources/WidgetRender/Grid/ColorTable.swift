/// The colours of one grid: what authors named, and mixtures of those before them.
///
/// A mixture is told by what is mixed, so that each palette decides how it looks.
struct ColorTable: Sendable {
  /// One entry as it is resolved: entries only name earlier ones.
  enum Entry: Hashable {
    case symbolic(ArchivedColor)
    /// The first one at amount 0, the second at 255: a place in a gradient.
    case between(CellColor, CellColor, amount: UInt8)
    /// A colour laid upon another with a share of its opacity; `.standard` below is the terminal's surface.
    case over(CellColor, above: CellColor, amount: UInt8)
  }

  private var table = KeyTable(first: .max)

  var count: Int { table.count }

  /// The entry of a colour; `nil` for the terminal's own.
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

  /// What is seen where a colour lies upon another.
  mutating func over(_ below: CellColor, _ above: CellColor, amount: UInt8 = 255) -> CellColor {
    if amount == 0 || above == .standard { return below }
    if amount == 255, below == .standard || isOpaque(above) { return above }
    let key = Self.key(below, above, amount, tag: Self.overTag)
    return table.index(of: key).map(CellColor.init) ?? above
  }

  /// A colour as it looks on the terminal's surface, whatever it is drawn on.
  mutating func flattened(_ color: CellColor) -> CellColor {
    if color == .standard || isOpaque(color) { return color }
    if case .over(.standard, _, _) = self[color] { return color }
    let key = Self.key(.standard, color, 255, tag: Self.overTag)
    return table.index(of: key).map(CellColor.init) ?? color
  }

  /// Whether nothing of what is below can be seen, whatever the palette.
  func isOpaque(_ color: CellColor) -> Bool {
    switch self[color] {
    case nil: true
    case .symbolic(let color):
      switch color.base {
      case .foreground(let level): level <= 1 && color.opacity == 255
      case .system(.clear): false
      default: color.opacity == 255
      }
    // A mixture is as opaque as its key says below: what lies upon an opaque one stays opaque.
    case .over(let below, _, _): below == .standard || isShallowOpaque(below)
    case .between(let first, let second, _): isShallowOpaque(first) && isShallowOpaque(second)
    }
  }

  /// As `isOpaque`, without following mixtures of mixtures: those count as translucent.
  private func isShallowOpaque(_ color: CellColor) -> Bool {
    guard case .symbolic(let color) = self[color] else { return false }
    if case .foreground(let level) = color.base, level > 1 { return false }
    return color.opacity == 255 && color.base != .system(.clear)
  }

  /// Adds the entries of another table; the result tells for each of its positions the one here.
  mutating func adopt(_ other: ColorTable) -> [CellColor] {
    var adopted: [CellColor] = [.standard]
    adopted.reserveCapacity(other.count)
    for key in other.table.keys.dropFirst() {
      switch Self.entry(key) {
      case .symbolic(let symbolic): adopted.append(color(symbolic))
      case .between(let first, let second, let amount):
        adopted.append(
          between(adopted[Int(first.index)], adopted[Int(second.index)], amount: amount)
        )
      case .over(let below, let above, let amount):
        adopted.append(
          over(adopted[Int(below.index)], adopted[Int(above.index)], amount: amount)
        )
      }
    }
    return adopted
  }
}
