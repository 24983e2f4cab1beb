/// Lays a shape's part in one cell upon what is there already: a cell shows two colours and one character.
struct CellComposer {
  var isASCII: Bool
  var role: PackedStyle.Role
  /// Whether straight edges may be shown in eighths of a cell though nothing is known of the surface below.
  var isStraight: Bool
  var attributes: TextStyle.Attributes = []

  private static let half = CellCoverage.full / 2

  /// The cell after a colour is laid on the covered part; `nil` where nothing changes.
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
      // Letters stay where the shape leaves them the greater part of the cell.
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
    return simple(color, coverage, style.background, &styles)
  }

  private func surface(_ style: PackedStyle, _ mask: UInt32?) -> CellColor {
    (mask?.nonzeroBitCount ?? 0) >= 16 ? style.foreground : style.background
  }

  /// A cell of one colour: a surface, or a block that is seen without colours as well.
  private func solid(_ color: CellColor, _ styles: inout StyleTable) -> Cell {
    guard role == .content else {
      return Cell(
        glyph: BlockGlyph.blank,
        style: styles.index(of: PackedStyle(background: color)),
        width: 1
      )
    }
    let style = PackedStyle(foreground: color, background: color, attributes: attributes)
    return Cell(
      glyph: isASCII ? 0x23 : BlockGlyph.full,
      style: styles.index(of: style),
      width: 1
    )
  }

  private func simple(
    _ color: CellColor,
    _ coverage: CellCoverage,
    _ below: CellColor,
    _ styles: inout StyleTable
  ) -> Cell? {
    let canSwap = below != .standard
    let canInvert = canSwap || role != .content
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
      role: role
    )
    if choice.isInverse, canSwap {
      swap(&style.foreground, &style.background)
    } else if choice.isInverse {
      style.attributes.insert(.inverse)
    }
    return Cell(glyph: choice.glyph, style: styles.index(of: style), width: 1)
  }

  /// Three colours meet: the two are shown that need the fewest pixels of another colour, by quadrants.
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
    let isSurface = role == .surface && style.role == .surface
    let result = TwoColors(parts, &styles)
    if let color = result.solid { return color == .standard ? .blank : solid(color, &styles) }
    return result.cell(attributes, isSurface ? .surface : .content, &styles)
  }

  private func inASCII(
    _ color: CellColor,
    _ coverage: CellCoverage,
    _ below: CellColor,
    _ styles: inout StyleTable
  ) -> Cell? {
    let above = styles.colors.over(below, color)
    if coverage.total >= Self.half { return solid(above, &styles) }
    guard role == .content, coverage.total >= CellCoverage.full / 6 else { return nil }
    let style = PackedStyle(foreground: above, background: below, attributes: attributes)
    let glyph: Unicode.Scalar = coverage.total * 3 >= CellCoverage.full ? ":" : "."
    return Cell(glyph: glyph.value, style: styles.index(of: style), width: 1)
  }
}
