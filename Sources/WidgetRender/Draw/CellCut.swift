/// A cell that shows what was drawn upon it only in some of its pixels.
struct CellCut {
  /// The pixels that show the new cell, as in `BlockGlyph`.
  var mask: UInt32
  var isASCII: Bool

  func cell(_ old: Cell, _ new: Cell, _ grid: inout CellGrid) -> Cell {
    if mask == .max { return new }
    if mask == 0 { return old }
    let isGreater = mask.nonzeroBitCount >= 16
    let style = grid.styles[packed: new.style]
    let isBlock = new.isBlank || style.isSolid || BlockGlyph.mask(of: new.glyph) != nil
    if !isBlock || isASCII { return isGreater ? new : old }
    // What the new cell does not cover keeps its letters where they have the greater part.
    if !isGreater, !grid.isSurface(old) { return old }
    var front = style.isSolid || new.isBlank ? 0 : BlockGlyph.mask(of: new.glyph) ?? 0
    if style.attributes.contains(.inverse) { front = ~front }
    let parts: [(color: CellColor, mask: UInt32)] = [
      (style.background, mask & ~front), (style.foreground, mask & front),
      (grid.surface(of: old), ~mask),
    ]
    let result = TwoColors(parts, &grid.styles)
    let isSurface = !style.isSolid && style.role != .pixels
    if let color = result.solid {
      if color == .standard { return .blank }
      let solid = PackedStyle(
        foreground: isSurface ? .standard : color,
        background: color,
        role: style.role
      )
      return Cell(
        glyph: isSurface ? BlockGlyph.blank : BlockGlyph.full,
        style: grid.styles.index(of: solid),
        width: 1
      )
    }
    let role: PackedStyle.Role = style.role == .content && isSurface ? .surface : style.role
    return result.cell([], role, &grid.styles)
  }
}

extension CellGrid {
  /// Whether a cell shows colours alone, no letter.
  func isSurface(_ cell: Cell) -> Bool {
    cell.isBlank || BlockGlyph.mask(of: cell.glyph) != nil
  }
}
