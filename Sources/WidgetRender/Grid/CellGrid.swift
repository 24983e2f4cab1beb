/// A rectangle of styled terminal cells: everything that is shown is drawn into one of these.
///
/// Rows are stored one after the other. Drawing outside is clipped, half of a wide character never stays behind.
package struct CellGrid: Sendable {
  package let size: CellSize
  var cells: [Cell]
  var styles = StyleTable()
  /// Grapheme clusters of more than one scalar.
  var clusters: [String] = []

  /// An empty grid; sides beyond `CellSize.maximumSide` are cut, negative ones are 0.
  package init(size: CellSize) {
    self.size = Self.clamped(size)
    cells = Array(repeating: .blank, count: self.size.columns * self.size.rows)
  }

  static func clamped(_ size: CellSize) -> CellSize {
    CellSize(
      columns: min(max(size.columns, 0), CellSize.maximumSide),
      rows: min(max(size.rows, 0), CellSize.maximumSide)
    )
  }

  package var bounds: CellRect { CellRect(origin: .zero, size: size) }

  /// The text of one cell (empty for the second half of a wide character) and its style.
  package subscript(column: Int, row: Int) -> (text: String, style: CellStyle) {
    guard bounds.contains(CellPoint(column: column, row: row)) else { return ("", .plain) }
    let cell = cells[row * size.columns + column]
    return (text(of: cell), styles[cell.style])
  }

  func text(of cell: Cell) -> String {
    if cell.width == 0 { return "" }
    if cell.glyph & Cell.clusterFlag != 0 {
      let index = Int(cell.glyph & ~Cell.clusterFlag)
      return index < clusters.count ? clusters[index] : " "
    }
    return Unicode.Scalar(cell.glyph).map { String(Character($0)) } ?? " "
  }
}
