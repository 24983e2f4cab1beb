extension CellGrid {
  /// Copies another grid into this one, wide characters and styles included; what lies outside is left out.
  mutating func copy(_ other: CellGrid, to origin: CellPoint) {
    let styleMap = styles.adopt(other.styles)
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
          merge(cell, into: index)
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

  /// Puts a cell of another grid in the place of one here; the row of cells that it belongs to is whole.
  private mutating func merge(_ cell: Cell, into index: Int) {
    let old = cells[index]
    var cell = cell
    if old.style != 0 { cell.style = styles.index(of: cell.style, over: old.style) }
    replace(index, with: cell)
  }

  /// Puts a cell in the place of another; no half of a wide character stays behind.
  mutating func replace(_ index: Int, with cell: Cell) {
    if cells[index].width != 1 { release(index) }
    cells[index] = cell
  }
}
