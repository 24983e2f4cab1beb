/// Draws the part of a shape in one cell over the cell's content; a cell can show two colours and
/// one character.
struct CellComposer {
  var isASCII: Bool
  var role: PackedStyle.Role
  /// Whether straight edges may be shown in eighths of a cell even if the colour of the surface below is unknown.
  var isStraight: Bool
  var attributes: TextStyle.Attributes = []

  private static let half = CellCoverage.full / 2

  /// Returns the cell after a colour is drawn over its covered part; `nil` if nothing changes.
  func lay(
    _ color: CellColor,
    on coverage: CellCoverage,
    over old: Cell,
    _ styles: inout StyleTable
  ) -> Cell? {
    guard coverage.total > CellCoverage.negligible, color != .standard else { return nil }
    var style = styles[packed: old.style]
    var oldMask = BlockGlyph.mask(of: old.glyph)
    if style.isSolid { oldMask = nil }
    if !old.isBlank, oldMask == nil, !style.isSolid {
      // Letters are kept if the shape covers less than half of the cell.
      guard coverage.total >= Self.half else { return nil }
    }
    if style.attributes.contains(.inverse) {
      swap(&style.foreground, &style.background)
    }
    if isASCII { return inASCII(color, coverage, style.background, &styles) }
    if coverage.isFull {
      return solid(styles.colors.over(surface(style, oldMask), color), &styles)
    }
    if let oldMask, oldMask != 0, oldMask != .max, !old.isBlank {
      return mixed(color, coverage.mask, oldMask, style, &styles)
    }
    return simple(color, coverage, over: style, &styles)
  }

  private func surface(_ style: PackedStyle, _ mask: UInt32?) -> CellColor {
    (mask?.nonzeroBitCount ?? 0) >= 16 ? style.foreground : style.background
  }

  /// Returns a cell of one colour: a surface, or a block that is visible without colours as well.
  private func solid(_ color: CellColor, _ styles: inout StyleTable) -> Cell {
    guard role != .surface else {
      return Cell(
        glyph: BlockGlyph.blank,
        style: styles.index(of: PackedStyle(background: color)),
        width: 1
      )
    }
    let style = PackedStyle(
      foreground: color,
      background: color,
      attributes: attributes,
      role: role
    )
    return Cell(
      glyph: isASCII ? BlockGlyph.ascii : BlockGlyph.full,
      style: styles.index(of: style),
      width: 1
    )
  }

  private func simple(
    _ color: CellColor,
    _ coverage: CellCoverage,
    over old: PackedStyle,
    _ styles: inout StyleTable
  ) -> Cell? {
    let below = old.background
    let canSwap = below != .standard
    let canInvert = canSwap || role == .surface || role == .fill && isStraight
    let means = BlockChoice.Means(
      hasEighths: isStraight || canInvert,
      hasInverse: canInvert
    )
    let choice = BlockChoice(coverage, means)
    if choice.glyph == BlockGlyph.blank { return nil }
    let above = styles.colors.over(below, color)
    if choice.glyph == BlockGlyph.full { return solid(above, &styles) }
    var style = PackedStyle(
      foreground: above,
      background: below,
      attributes: attributes,
      role: role == .fill && old.isSolid && old.role.isFill ? .fills : role
    )
    if choice.isInverse, canSwap {
      swap(&style.foreground, &style.background)
      if style.role == .fill { style.role = .fillBehind }
    } else if choice.isInverse {
      style.attributes.insert(.inverse)
    }
    return Cell(glyph: choice.glyph, style: styles.index(of: style), width: 1)
  }

  /// Returns a cell in which three or more colours meet.
  ///
  /// It shows, in quadrants, the two colours that leave the fewest pixels in a wrong colour.
  private func mixed(
    _ color: CellColor,
    _ mask: UInt32,
    _ oldMask: UInt32,
    _ style: PackedStyle,
    _ styles: inout StyleTable
  ) -> Cell? {
    var parts: [(color: CellColor, mask: UInt32)] = [
      (styles.colors.over(style.foreground, color), mask & oldMask),
      (styles.colors.over(style.background, color), mask & ~oldMask),
      (style.foreground, oldMask & ~mask), (style.background, ~(mask | oldMask)),
    ]
    if parts[0].color == parts[1].color {
      parts[0].mask = mask
      parts.remove(at: 1)
    }
    let result = TwoColors(parts, &styles)
    if let color = result.solid { return color == .standard ? .blank : solid(color, &styles) }
    var shownAs = role
    if role == .surface, style.role != .surface { shownAs = .content }
    if role == .fill, style.role.isFill, result.back != .standard { shownAs = .fills }
    return result.cell(attributes, shownAs, &styles)
  }

  private func inASCII(
    _ color: CellColor,
    _ coverage: CellCoverage,
    _ below: CellColor,
    _ styles: inout StyleTable
  ) -> Cell? {
    let above = styles.colors.over(below, color)
    if coverage.total >= Self.half { return solid(above, &styles) }
    guard role != .surface, coverage.total >= CellCoverage.full / 6 else { return nil }
    let style = PackedStyle(
      foreground: above,
      background: below,
      attributes: attributes,
      role: role
    )
    let glyph: Unicode.Scalar = coverage.total * 3 >= CellCoverage.full ? ":" : "."
    return Cell(glyph: glyph.value, style: styles.index(of: style), width: 1)
  }
}

/// An approximation of a cell of several colours: two colours, each in some of the cell's
/// quadrants.
struct TwoColors {
  private var front = CellColor.standard
  private(set) var back = CellColor.standard
  private var bits = 0

  /// Finds the two colours, and the quadrants of each, that leave the fewest pixels in a wrong
  /// colour.
  ///
  /// Each part is a colour with its pixels, as bits in the order of `BlockGlyph`. Together the
  /// parts cover the whole cell.
  init(_ parts: [(color: CellColor, mask: UInt32)], _ styles: inout StyleTable) {
    var least = Int.max
    for first in parts.indices {
      for second in parts.indices where second > first {
        var wrong = 0
        var chosen = 0
        for quadrant in 0..<4 {
          let area = BlockGlyph.quadrantMasks[quadrant]
          let one = (parts[first].mask & area).nonzeroBitCount
          let other = (parts[second].mask & area).nonzeroBitCount
          if one >= other { chosen |= 1 << quadrant }
          wrong += 8 - max(one, other)
        }
        guard wrong < least else { continue }
        least = wrong
        (front, back, bits) = (parts[first].color, parts[second].color, chosen)
      }
    }
    // The terminal's own surface cannot be the colour of a character.
    if front == .standard {
      swap(&front, &back)
      bits ^= 15
    }
    // A translucent colour is mixed with the surface below, and not with the other colour.
    if back != .standard { front = styles.colors.flattened(front) }
  }

  /// The colour of the cell if only one remains, otherwise `nil`.
  var solid: CellColor? {
    if bits == 15 || front == back { return front }
    return bits == 0 ? back : nil
  }

  func cell(
    _ attributes: TextStyle.Attributes,
    _ role: PackedStyle.Role,
    _ styles: inout StyleTable
  ) -> Cell {
    let style = PackedStyle(
      foreground: front,
      background: back,
      attributes: attributes,
      role: role
    )
    return Cell(glyph: BlockGlyph.quadrants[bits], style: styles.index(of: style), width: 1)
  }
}

/// The block character that best shows the covered part of a cell.
private struct BlockChoice {
  /// The kinds of block characters that may be used for the covered part of a cell.
  struct Means {
    /// Whether eighths of a cell may be used for straight edges of covered parts at the bottom or
    /// leading side.
    var hasEighths = true
    /// Whether eighths may also be used for covered parts at the top or trailing side, which become
    /// the cell's background.
    var hasInverse = false
  }

  var glyph: UInt32
  /// Whether the covered part is the part that the character leaves empty.
  var isInverse = false

  /// The numerator of a fraction, here 2/5; `quadrantsBonus` is its denominator.
  ///
  /// Eighths of a cell are used only if their error is below this fraction of the error of
  /// quadrants. So curves do not mix both.
  private static let eighthsBonus = 2
  private static let quadrantsBonus = 5
  /// The coverage from which a quadrant counts as covered: slightly less than half, so that edges
  /// in its middle do not flicker.
  private static let quadrantThreshold = Int32(CellCoverage.full / 4 * 45 / 100)

  init(_ cell: CellCoverage, _ means: Means) {
    var bits = 0
    var error = 0
    let whole = Int32(CellCoverage.full / 4)
    for quadrant in 0..<4 {
      let sum = cell.quadrants[quadrant]
      let isTaken = sum >= Self.quadrantThreshold
      if isTaken { bits |= 1 << quadrant }
      error += Int(isTaken ? whole - sum : sum)
    }
    glyph = BlockGlyph.quadrants[bits]
    guard means.hasEighths else { return }
    var least = error * Self.eighthsBonus / Self.quadrantsBonus
    var below = Int32(cell.total)
    for rows in (1..<8).reversed() {
      // One row fewer counts as covered from below.
      below -= cell.rows[7 - rows]
      let above = Int32(cell.total) - below
      take(Int(above + Int32(rows * 4 * 255) - below), 0x2580 + UInt32(rows), false, &least)
      guard means.hasInverse else { continue }
      let free = Int32((8 - rows) * 4 * 255) - above
      take(Int(below + free), 0x2580 + UInt32(rows), true, &least)
    }
    var leading: Int32 = 0
    for columns in 1..<4 {
      leading += cell.columns[columns - 1]
      let trailing = Int32(cell.total) - leading
      let glyph = 0x2590 - UInt32(columns * 2)
      take(Int(trailing + Int32(columns * 8 * 255) - leading), glyph, false, &least)
      guard means.hasInverse else { continue }
      let free = Int32((4 - columns) * 8 * 255) - trailing
      take(Int(leading + free), glyph, true, &least)
    }
  }

  private mutating func take(_ error: Int, _ glyph: UInt32, _ isInverse: Bool, _ least: inout Int) {
    guard error < least else { return }
    least = error
    self.glyph = glyph
    self.isInverse = isInverse
  }
}
