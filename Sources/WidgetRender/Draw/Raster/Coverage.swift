/// The coverage of each pixel of some cells by a shape; a cell has 4 × 8 pixels of 2 × 2 points
/// each.
struct Coverage {
  private static let columnsInCell = 4
  private static let rowsInCell = 8
  /// The side of a pixel in points.
  static let pixel = 2.0

  /// The cells that have pixels here; outside them nothing is covered.
  let area: CellRect
  /// The coverage of each pixel, 0 to 255, row by row.
  var pixels: [UInt8]

  var columns: Int { area.size.columns * Self.columnsInCell }
  var rows: Int { area.size.rows * Self.rowsInCell }

  init(_ area: CellRect) {
    self.area = area
    pixels = Array(
      repeating: 0,
      count: max(area.size.columns * area.size.rows, 0) * Self.columnsInCell * Self.rowsInCell
    )
  }

  /// Returns the coverage of the pixels of one cell.
  func cell(column: Int, row: Int) -> CellCoverage {
    var cell = CellCoverage()
    guard area.contains(CellPoint(column: column, row: row)) else { return cell }
    let left = (column - area.origin.column) * Self.columnsInCell
    let top = (row - area.origin.row) * Self.rowsInCell
    for pixelRow in 0..<Self.rowsInCell {
      let start = (top + pixelRow) * columns + left
      for pixelColumn in 0..<Self.columnsInCell {
        cell.add(pixels[start + pixelColumn], column: pixelColumn, row: pixelRow)
      }
    }
    return cell
  }
}

/// The coverage of one cell: its mostly covered pixels, and the sums for choosing a character.
struct CellCoverage {
  /// The sum of the pixels of a fully covered cell: 32 pixels of 255 each.
  static let full = 32 * 255

  /// The coverage below which a cell counts as empty; if less than this is missing, it counts as
  /// full.
  static let negligible = full / 24

  var isFull: Bool { total >= Self.full - Self.negligible }

  /// The pixels that are at least half covered, as bits `row * 4 + column`.
  private(set) var mask: UInt32 = 0
  private(set) var total = 0
  private(set) var rows = SIMD8<Int32>(repeating: 0)
  private(set) var columns = SIMD4<Int32>(repeating: 0)
  /// The coverage of each quadrant, in the order of `BlockGlyph.quadrants`.
  private(set) var quadrants = SIMD4<Int32>(repeating: 0)

  @inline(__always)
  mutating func add(_ value: UInt8, column: Int, row: Int) {
    if value == 0 { return }
    if value >= 128 { mask |= 1 << UInt32(truncatingIfNeeded: row * 4 + column) }
    total += Int(value)
    rows[row] += Int32(value)
    columns[column] += Int32(value)
    quadrants[(row < 4 ? 0 : 2) + (column < 2 ? 0 : 1)] += Int32(value)
  }
}
