/// Shades that distinguish adjacent or overlapping fills without colours (SU-88).
///
/// A single fill is a block, fainter if it is translucent. Touching fills of different colours,
/// such as a track and its bar or the cells of a heat map, get shades by their prominence.
struct FillShades {
  /// The shade, from 0 (empty) to 4 (full), of each fill colour, by the colour's index.
  private var levels: [UInt16: Int] = [:]
  private let grid: CellGrid

  private static let full = 4
  /// The most plain colours that are compared; if there are more, each is shaded by its own
  /// opacity.
  private static let maximumColors = 64

  init(_ grid: CellGrid, _ colors: ResolvedColors, _ palette: Palette) {
    self.grid = grid
    var found: [(color: CellColor, prominence: Int)] = []
    for index in 0..<grid.styles.count {
      let style = grid.styles[packed: UInt16(truncatingIfNeeded: index)]
      for color in style.fills where levels[color.index] == nil {
        let prominence = colors.prominence(of: color, palette)
        if grid.styles.colors.isPlain(color) {
          levels[color.index] = Self.level(opacity: colors.opacity(of: color, grid.styles.colors))
          found.append((color, prominence))
        } else {
          // A colour of a gradient is shaded by its prominence, like a pixel of an image.
          levels[color.index] = 1 + min(prominence / 256_000, 3)
        }
      }
    }
    guard found.count > 1, found.count <= Self.maximumColors else { return }
    let groups = FillGroups(grid, found.map(\.color))
    for group in groups.groups where group.count > 1 {
      setLevels(group.map { found[$0] }.sorted { $0.prominence > $1.prominence })
    }
  }

  /// Distributes the shades over fills that touch, the densest for the most prominent.
  private mutating func setLevels(_ fills: [(color: CellColor, prominence: Int)]) {
    var last = Self.full + 1
    for (rank, fill) in fills.enumerated() {
      var level =
        switch fills.count {
        case 2: rank == 0 ? 4 : 2
        case 3: rank == 0 ? 4 : 3 - rank
        default: Self.full - rank * Self.full / fills.count
        }
      level = min(level, levels[fill.color.index] ?? Self.full)
      // If there are at most as many fills as shades, all shades differ.
      if fills.count <= Self.full, level >= last { level = max(last - 1, 1) }
      levels[fill.color.index] = level
      last = level
    }
  }

  private static func level(opacity: Int) -> Int {
    switch opacity {
    case ..<64: 1
    case ..<128: 2
    case ..<192: 3
    default: full
    }
  }

  /// Replaces the cells of fills by shades; if attributes are shown, inverse cells are unchanged.
  func shade(_ cells: inout [Cell], hasAttributes: Bool) {
    for index in cells.indices {
      let style = grid.styles[packed: cells[index].style]
      guard style.role.isFill, cells[index].width == 1 else { continue }
      if hasAttributes, style.attributes.contains(.inverse) { continue }
      if let glyph = glyph(cells[index].glyph, style) { cells[index].glyph = glyph }
    }
  }

  /// Returns the character for a fill's cell; `nil` if it does not change.
  private func glyph(_ glyph: UInt32, _ style: PackedStyle) -> UInt32? {
    let front = style.role == .fillBehind ? 0 : levels[style.foreground.index] ?? 0
    let back = style.role == .fill ? 0 : levels[style.background.index] ?? 0
    if glyph == BlockGlyph.ascii { return BlockGlyph.asciiShades[max(front, back)] }
    // Less than half of a cell in ASCII.
    if glyph == 0x2E || glyph == 0x3A {
      return front == Self.full && back == 0 ? nil : BlockGlyph.asciiShades[back]
    }
    guard let mask = BlockGlyph.mask(of: glyph) else { return nil }
    if style.isSolid { return BlockGlyph.shades[front] }
    if style.attributes.contains(.inverse) { return upper(of: ~mask, front) }
    // A fill next to nothing keeps its form; otherwise the larger part of the cell is shown.
    if front == Self.full, back == 0 { return nil }
    if back == Self.full, front == 0 {
      return BlockGlyph.quadrants.firstIndex(of: glyph).map { BlockGlyph.quadrants[15 - $0] }
        ?? BlockGlyph.shades[mask.nonzeroBitCount >= 16 ? 0 : back]
    }
    let isFront = mask.nonzeroBitCount >= 16
    return BlockGlyph.shades[isFront ? front : back]
  }

  /// Returns the character for covered pixels at the top or trailing side of a cell, for which
  /// Unicode has fewer characters.
  private func upper(of mask: UInt32, _ level: Int) -> UInt32 {
    let count = mask.nonzeroBitCount
    guard level == Self.full, count < 28 else { return BlockGlyph.shades[count >= 16 ? level : 0] }
    let isUpper = mask & 1 != 0
    if count >= 10 { return isUpper ? BlockGlyph.upperHalf : BlockGlyph.rightHalf }
    return isUpper ? 0x2594 : 0x2595
  }
}

/// Groups of fills whose cells touch, directly or through other fills.
private struct FillGroups {
  private var parents: [Int]
  /// The index of each colour in the list from which the groups were created, by the colour's index
  /// in the table.
  private let places: [UInt16: Int]
  /// Whether each colour fills only whole cells, as in a heat map; a gap of one cell does not
  /// separate such colours.
  private var isWhole: [Bool]

  init(_ grid: CellGrid, _ colors: [CellColor]) {
    parents = Array(colors.indices)
    isWhole = Array(repeating: true, count: colors.count)
    var places: [UInt16: Int] = [:]
    for (place, color) in colors.enumerated() { places[color.index] = place }
    self.places = places
    let cells = grid.cells.map { cell in
      place(of: cell, grid)
    }
    join(cells, grid)
  }

  /// Returns the index, in the list of compared colours, of the colour with the largest part of a
  /// cell.
  ///
  /// It is -1 if the cell is not a fill.
  private mutating func place(of cell: Cell, _ grid: CellGrid) -> Int {
    let style = grid.styles[packed: cell.style]
    guard style.role.isFill else { return -1 }
    let front = style.role == .fillBehind ? nil : places[style.foreground.index]
    let back = style.role == .fill ? nil : places[style.background.index]
    guard !style.isSolid else { return front ?? -1 }
    if let front { isWhole[front] = false }
    if let back { isWhole[back] = false }
    if let front, let back { join(front, back) }
    return front ?? back ?? -1
  }

  private mutating func join(_ cells: [Int], _ grid: CellGrid) {
    let size = grid.size
    for row in 0..<size.rows {
      for column in 0..<size.columns {
        let index = row * size.columns + column
        guard cells[index] >= 0 else { continue }
        if column + 1 < size.columns { join(cells, index, 1, column + 2 < size.columns, grid) }
        if row + 1 < size.rows { join(cells, index, size.columns, row + 2 < size.rows, grid) }
      }
    }
  }

  /// Joins the colour of a cell with that of the next cell in a direction, or of the one after a
  /// gap.
  private mutating func join(
    _ cells: [Int],
    _ index: Int,
    _ step: Int,
    _ hasSecond: Bool,
    _ grid: CellGrid
  ) {
    let (color, next) = (cells[index], cells[index + step])
    if next >= 0 { return join(color, next) }
    guard hasSecond, grid.cells[index + step].isBlank else { return }
    let second = cells[index + step * 2]
    if second >= 0, isWhole[color], isWhole[second] { join(color, second) }
  }

  private mutating func join(_ one: Int, _ other: Int) {
    let (first, second) = (root(of: one), root(of: other))
    if first != second { parents[max(first, second)] = min(first, second) }
  }

  private func root(of place: Int) -> Int {
    var place = place
    while parents[place] != place { place = parents[place] }
    return place
  }

  /// The groups, each as the indices of its colours in the list from which they were created.
  var groups: [[Int]] {
    var groups: [Int: [Int]] = [:]
    for place in parents.indices { groups[root(of: place), default: []].append(place) }
    return groups.keys.sorted().compactMap { groups[$0] }
  }
}

extension PackedStyle {
  /// The colours of the fills in a cell.
  fileprivate var fills: [CellColor] {
    var fills: [CellColor] = []
    if role == .fill || role == .fills { fills.append(foreground) }
    if role == .fillBehind || role == .fills { fills.append(background) }
    return fills.filter { $0 != .standard }
  }
}

extension ResolvedColors {
  /// Returns a measure of how much a colour differs from the terminal's surface.
  ///
  /// The greatest difference of a component decides, and then the difference in luminance.
  fileprivate func prominence(of color: CellColor, _ palette: Palette) -> Int {
    let (rgb, surface) = (rgb(color, over: palette.surface), palette.surface)
    var (greatest, light) = (0, 0)
    for (shift, weight) in [(UInt32(16), 299), (8, 587), (0, 114)] {
      let difference = abs(Int(rgb >> shift & 0xFF) - Int(surface >> shift & 0xFF))
      greatest = max(greatest, difference)
      light += difference * weight
    }
    return greatest * 4000 + light * 4 / 255
  }

  /// Returns the opacity with which a colour was drawn over the one below.
  fileprivate func opacity(of color: CellColor, _ table: ColorTable) -> Int {
    guard case .over(_, let above, let amount) = table[color] else { return self[color].opacity }
    return self[above].opacity * Int(amount) / 255
  }
}

extension ColorTable {
  /// Returns whether a colour is an author's own, over any background, and not part of a gradient.
  fileprivate func isPlain(_ color: CellColor) -> Bool {
    switch self[color] {
    case .between: false
    case .over(_, let above, _):
      if case .between = self[above] { false } else { true }
    default: true
    }
  }
}
