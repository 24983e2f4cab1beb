/// The styles of one grid, each stored once; cells hold indices.
///
/// Index 0 is the plain style.
struct StyleTable: Sendable {
  var colors = ColorTable()
  private var table = KeyTable(first: PackedStyle.plain.key)
  /// The two styles that were combined last and their result, because neighbouring cells mostly
  /// repeat them.
  private var lastPair: (upper: UInt16, lower: UInt16, result: UInt16) = (0, 0, 0)

  var count: Int { table.count }

  /// The style at an index; the plain style if the table has no such index.
  subscript(packed index: UInt16) -> PackedStyle {
    Int(index) < table.count ? PackedStyle(key: table.keys[Int(index)]) : .plain
  }

  /// The style at an index with a named colour in place of each mixture.
  subscript(index: UInt16) -> CellStyle {
    let style = self[packed: index]
    return CellStyle(
      foreground: mainColor(style.foreground),
      background: mainColor(style.background),
      attributes: style.attributes
    )
  }

  /// Returns the index of a style, which is added if it is new; the index of the plain style if the
  /// table is full.
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

  /// Returns the style of a character drawn over a cell; a style without a background keeps that of
  /// the cell.
  mutating func index(of upper: UInt16, over lower: UInt16) -> UInt16 {
    if lower == 0 { return upper }
    if lastPair.upper == upper, lastPair.lower == lower { return lastPair.result }
    let result = index(of: upper, onto: self[packed: lower].background)
    lastPair = (upper, lower, result)
    return result
  }

  /// Returns the index of the style of a character drawn on a surface.
  mutating func index(of upper: UInt16, onto surface: CellColor) -> UInt16 {
    if surface == .standard { return upper }
    var style = self[packed: upper]
    style.background =
      style.background == .standard ? surface : colors.over(surface, style.background)
    return index(of: style)
  }

  /// Adds the styles of another table; the result contains the new index for each index of that
  /// table.
  mutating func adopt(_ other: StyleTable) -> [UInt16] {
    let adopted = colors.adopt(other.colors)
    return other.table.keys.map { key in
      var style = PackedStyle(key: key)
      style.foreground = adopted[Int(style.foreground.index)]
      style.background = adopted[Int(style.background.index)]
      return index(of: style)
    }
  }

  /// Returns the uppermost named colour of a mixture; `nil` for the terminal's own colour.
  private func mainColor(_ color: CellColor) -> ArchivedColor? {
    var color = color
    // The loop ends, because entries refer only to earlier ones.
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

/// Keys of eight bytes, each stored once and found by its index.
struct KeyTable: Sendable {
  private(set) var keys: [UInt64]
  private var positions: [UInt64: UInt16] = [:]

  /// The most keys of a table, because an index has 16 bits.
  static let maximumCount = 1 << 16
  /// The number of keys up to which a search from the end is faster, because a widget repeats the
  /// last of a few styles.
  private static let searchedCount = 24

  init(first: UInt64) {
    keys = [first]
  }

  var count: Int { keys.count }

  /// Returns the index of a key, which is added if it is new; `nil` if the table is full.
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
