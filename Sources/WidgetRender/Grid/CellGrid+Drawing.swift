extension CellGrid {
  /// Puts one character into a cell; what is outside `clip` or the grid, or only half inside, is left out.
  ///
  /// The width is 1 or 2 columns.
  mutating func put(glyph: UInt32, width: Int, style: UInt16, column: Int, row: Int, clip: CellRect)
  {
    let area = clip.intersection(bounds)
    guard row >= area.origin.row, row < area.endRow,
      column >= area.origin.column, column + width <= area.endColumn
    else { return }
    let index = row * size.columns + column
    release(index)
    cells[index] = Cell(glyph: glyph, style: style, width: width == 2 ? 2 : 1)
    guard width == 2 else { return }
    release(index + 1)
    cells[index + 1] = Cell(glyph: 0, style: style, width: 0)
  }

  /// The glyph of a grapheme cluster: its only scalar, or its entry in the cluster table.
  mutating func glyph(for cluster: some StringProtocol) -> UInt32 {
    let scalars = cluster.unicodeScalars
    guard let first = scalars.first else { return 0x20 }
    if scalars.index(after: scalars.startIndex) == scalars.endIndex { return first.value }
    clusters.append(String(cluster))
    return Cell.clusterFlag | UInt32(truncatingIfNeeded: clusters.count - 1)
  }

  /// Blanks the other half of a wide character before one half is overwritten.
  private mutating func release(_ index: Int) {
    let old = cells[index]
    if old.width == 0, index > 0, cells[index - 1].width == 2 {
      cells[index - 1] = Cell(glyph: 0x20, style: cells[index - 1].style, width: 1)
    } else if old.width == 2, index + 1 < cells.count, cells[index + 1].width == 0 {
      cells[index + 1] = Cell(glyph: 0x20, style: old.style, width: 1)
    }
  }
}
