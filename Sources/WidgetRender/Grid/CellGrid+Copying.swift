extension CellGrid {
  /// Copies another grid into this one, wide characters and styles included; what lies outside is left out.
  mutating func copy(_ other: CellGrid, to origin: CellPoint) {
    let styleMap = other.styles.styles.map { styles.index(of: $0) }
    let firstCluster = UInt32(truncatingIfNeeded: clusters.count)
    clusters.append(contentsOf: other.clusters)
    let target = CellRect(origin: origin, size: other.size)
    let isInside = target.intersection(bounds) == target
    for row in 0..<other.size.rows {
      let first = row * other.size.columns
      for column in 0..<other.size.columns {
        var cell = other.cells[first + column]
        cell.style = styleMap[Int(cell.style)]
        if cell.glyph & Cell.clusterFlag != 0 { cell.glyph += firstCluster }
        if isInside {
          let index = (origin.row + row) * size.columns + origin.column + column
          replace(index, with: cell)
        } else if cell.width > 0 {
          put(
            cell.glyph,
            width: Int(cell.width),
            style: cell.style,
            column: origin.column + column,
            row: origin.row + row,
            clip: bounds
          )
        }
      }
    }
  }

  /// Puts a cell in the place of another; the row of cells that it belongs to is whole.
  private mutating func replace(_ index: Int, with cell: Cell) {
    let old = cells[index]
    if old.width != 1 { release(index) }
    var cell = cell
    if old.style != 0 { cell.style = styles.index(of: cell.style, over: old.style) }
    cells[index] = cell
  }
}
