/// The styles of one grid, each stored once; cells hold indices.
///
/// Index 0 is the plain style.
struct StyleTable: Sendable {
  var colors = ColorTable()
  private var table = KeyTable(first: PackedStyle.plain.key)
  /// The last pair that was laid over each other, as neighbours mostly repeat it.
  private var lastPair: (upper: UInt16, lower: UInt16, result: UInt16) = (0, 0, 0)

  var count: Int { table.count }

  /// The style at an index; the plain one if there is none.
  subscript(packed index: UInt16) -> PackedStyle {
    Int(index) < table.count ? PackedStyle(key: table.keys[Int(index)]) : .plain
  }

  /// A style with what its colours were before they were mixed.
  subscript(index: UInt16) -> CellStyle {
    let style = self[packed: index]
    return CellStyle(
      foreground: mainColor(style.foreground),
      background: mainColor(style.background),
      attributes: style.attributes
    )
  }

  /// Returns the index of a style, adding it if it is new; that of the plain style if the table is full.
  mutating func index(of style: PackedStyle) -> UInt16 {
    table.index(of: style.key) ?? 0
  }

  mutating func index(of style: CellStyle) -> UInt16 {
    index(
      of: PackedStyle(
        foreground: style.foreground.map { colors.color($0) } ?? .standard,
        background: style.background.map { colors.color($0) } ?? .standard,
        attributes: style.attributes
      )
    )
  }

  /// Returns the style of a character drawn over a cell: without a surface of its own it keeps the one below.
  mutating func index(of upper: UInt16, over lower: UInt16) -> UInt16 {
    if lower == 0 { return upper }
    if lastPair.upper == upper, lastPair.lower == lower { return lastPair.result }
    let result = index(of: upper, onto: self[packed: lower].background)
    lastPair = (upper, lower, result)
    return result
  }

  /// The style of a character drawn on a surface.
  mutating func index(of upper: UInt16, onto surface: CellColor) -> UInt16 {
    if surface == .standard { return upper }
    var style = self[packed: upper]
    style.background =
      style.background == .standard ? surface : colors.over(surface, style.background)
    return index(of: style)
  }

  /// Adds the styles of another table; the result maps each of its indices to the one here.
  mutating func adopt(_ other: StyleTable) -> [UInt16] {
    let adopted = colors.adopt(other.colors)
    return other.table.keys.map { key in
      var style = PackedStyle(key: key)
      style.foreground = adopted[Int(style.foreground.index)]
      style.background = adopted[Int(style.background.index)]
      return index(of: style)
    }
  }

  /// The uppermost named colour of a mixture.
  private func mainColor(_ color: CellColor) -> ArchivedColor? {
    var color = color
    // Entries name earlier ones, so this ends.
    while let entry = colors[color] {
      switch entry {
      case .symbolic(let symbolic): return symbolic
      case .between(let first, let second, let amount): color = amount < 128 ? first : second
      case .over(_, let above, _): color = above
      }
    }
    return nil
  }
}

/// Numbers of eight bytes, each stored once and found by its position.
struct KeyTable: Sendable {
  private(set) var keys: [UInt64]
  private var positions: [UInt64: UInt16] = [:]

  /// Positions have 16 bits.
  static let maximumCount = 1 << 16
  /// Up to here a search from the end is faster: a widget has a handful of looks and repeats the last ones.
  private static let searchedCount = 24

  init(first: UInt64) {
    keys = [first]
  }

  var count: Int { keys.count }

  /// Returns the position of a key, adding it if it is new; `nil` if the table is full.
  mutating func index(of key: UInt64) -> UInt16? {
    if positions.isEmpty {
      var index = keys.count
      while index > 0 {
        index -= 1
        if keys[index] == key { return UInt16(truncatingIfNeeded: index) }
      }
      if keys.count == Self.searchedCount {
        for (index, key) in keys.enumerated() {
          positions[key] = UInt16(truncatingIfNeeded: index)
        }
      }
    } else if let known = positions[key] {
      return known
    }
    guard keys.count < Self.maximumCount else { return nil }
    let added = UInt16(truncatingIfNeeded: keys.count)
    keys.append(key)
    if !positions.isEmpty { positions[key] = added }
    return added
  }
}
