/// The two of several colours, and the quadrants, that show a cell of pixels with the fewest in a wrong colour.
struct TwoColors {
  private var front = CellColor.standard
  private var back = CellColor.standard
  private var bits = 0

  /// Each colour with its pixels, as in `BlockGlyph`; together they are the whole cell.
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
    // A character cannot have the terminal's own surface as its colour.
    if front == .standard {
      swap(&front, &back)
      bits ^= 15
    }
    // What is translucent is seen on what is below, not on the other colour.
    if back != .standard { front = styles.colors.flattened(front) }
  }

  /// The one colour of the cell, where it has only one.
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
