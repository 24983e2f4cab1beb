/// The coverage of each pixel of some cells by a shape; a cell has 4 × 8 pixels of 2 × 2 points.
struct Coverage {
  private static let columnsInCell = 4
  private static let rowsInCell = 8
  /// Points on a pixel's side.
  static let pixel = 2.0

  /// The cells that it describes; elsewhere nothing is covered.
  let area: CellRect
  /// 0 to 255, row by row.
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

  /// The pixels of a cell.
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

/// The pixels of one cell: which are mostly covered, and sums for the choice of a character.
struct CellCoverage {
  /// The sum of all 32 pixels, each 0 to 255.
  static let full = 32 * 255

  /// Less than this of a cell is nothing, more than all but this is all.
  static let negligible = full / 24

  var isFull: Bool { total >= Self.full - Self.negligible }

  /// Bit `row * 4 + column` of each pixel that is covered at least by half.
  private(set) var mask: UInt32 = 0
  private(set) var total = 0
  private(set) var rows = SIMD8<Int32>(repeating: 0)
  private(set) var columns = SIMD4<Int32>(repeating: 0)
  /// The same order as `BlockGlyph.quadrants`.
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
