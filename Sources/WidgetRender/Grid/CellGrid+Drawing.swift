extension CellGrid {
  /// Puts one character of one or two columns into a cell; what does not lie wholly inside `clip` is left out.
  ///
  /// `clip` lies within the grid. The surface below shows through a style that has none.
  mutating func put(
    _ glyph: UInt32,
    width: Int,
    style: UInt16,
    column: Int,
    row: Int,
    clip: CellRect
  ) {
    guard row >= clip.origin.row, row < clip.endRow,
      column >= clip.origin.column, column + width <= clip.endColumn
    else { return }
    let index = row * size.columns + column
    let old = cells[index]
    let merged = old.style == 0 ? style : styles.index(of: style, over: old.style)
    if old.width != 1 { release(index) }
    cells[index] = Cell(glyph: glyph, style: merged, width: width == 2 ? 2 : 1)
    guard width == 2 else { return }
    if cells[index + 1].width != 1 { release(index + 1) }
    cells[index + 1] = Cell(glyph: 0, style: merged, width: 0)
  }

  /// Lays a surface on the cells of a rectangle.
  ///
  /// An opaque one covers what was there, a translucent one lies behind it; `nil` is the terminal's own surface.
  mutating func fill(_ rect: CellRect, with color: ArchivedColor?, isOpaque: Bool, clip: CellRect) {
    let area = rect.intersection(clip)
    guard !area.isEmpty else { return }
    let surface = styles.index(of: CellStyle(background: color))
    for row in area.origin.row..<area.endRow {
      for column in area.origin.column..<area.endColumn {
        let index = row * size.columns + column
        if isOpaque {
          if cells[index].width != 1 { release(index) }
          cells[index] = Cell(glyph: 0x20, style: surface, width: 1)
        } else {
          var style = styles[cells[index].style]
          style.background = color
          cells[index].style = styles.index(of: style)
        }
      }
    }
  }

  /// Whether nothing stands in a cell; what lies outside the grid is taken.
  func isBlank(column: Int, row: Int) -> Bool {
    bounds.contains(CellPoint(column: column, row: row))
      && cells[row * size.columns + column].isBlank
  }

  /// The glyph of a cluster in well-formed UTF-8: its only scalar, or an entry in the cluster table.
  mutating func glyph(of utf8: ArraySlice<UInt8>) -> UInt32 {
    var iterator = utf8.makeIterator()
    var decoder = UTF8()
    guard case .scalarValue(let first) = decoder.decode(&iterator) else { return 0x20 }
    if UTF8.width(first) == utf8.count { return first.value }
    clusters.append(String(decoding: utf8, as: UTF8.self))
    return Cell.clusterFlag | UInt32(truncatingIfNeeded: clusters.count - 1)
  }

  /// Blanks the other half of a wide character before one half is overwritten.
  mutating func release(_ index: Int) {
    let old = cells[index]
    if old.width == 0, index > 0, cells[index - 1].width == 2 {
      cells[index - 1] = Cell(glyph: 0x20, style: cells[index - 1].style, width: 1)
    } else if old.width == 2, index + 1 < cells.count, cells[index + 1].width == 0 {
      cells[index + 1] = Cell(glyph: 0x20, style: old.style, width: 1)
    }
  }
}
