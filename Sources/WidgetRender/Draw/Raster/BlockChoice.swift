/// The block character that shows best which part of a cell is covered.
struct BlockChoice {
  /// Which characters may be taken.
  struct Means {
    /// Straight edges in eighths of a cell, where the covered part is below or leading.
    var hasEighths = true
    /// The same where it is above or trailing: the covered part is then the cell's background.
    var hasInverse = false
  }

  var glyph: UInt32
  /// The covered part is what the character leaves free.
  var isInverse = false

  /// How much better eighths have to be, so that curves are not a mix of both.
  private static let eighthsBonus = 2
  private static let quadrantsBonus = 5
  /// A quadrant is taken from a little less than half on, so that edges in its middle do not flicker.
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
      // One row fewer is covered from below.
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
