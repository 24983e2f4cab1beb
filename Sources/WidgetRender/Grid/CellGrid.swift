/// A rectangle of styled terminal cells, which all drawing uses.
///
/// Rows are stored one after the other. Drawing outside is clipped, and half of a wide character
/// never remains.
package struct CellGrid: Sendable {
  package let size: CellSize
  var cells: [Cell]
  var styles = StyleTable()
  /// The grapheme clusters of more than one scalar, which cells refer to by index.
  var clusters: [String] = []

  /// Creates an empty grid; longer sides are limited to `CellSize.maximumSide`, and negative ones
  /// are 0.
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

extension CellGrid {
  /// Writes a character of one or two columns into a cell, if it is completely inside `clip`.
  ///
  /// `clip` must be within the grid. A style without a background keeps the surface below.
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
    let merged = old.style == 0 ? style : self.style(style, over: old)
    if old.width != 1 { release(index) }
    cells[index] = Cell(glyph: glyph, style: merged, width: width == 2 ? 2 : 1)
    guard width == 2 else { return }
    if cells[index + 1].width != 1 { release(index + 1) }
    cells[index + 1] = Cell(glyph: 0, style: merged, width: 0)
  }

  /// Returns the style of a character drawn over a cell; over a block, its background is the colour
  /// of the cell's larger part.
  private mutating func style(_ style: UInt16, over old: Cell) -> UInt16 {
    if old.glyph < BlockGlyph.upperHalf || old.glyph > 0x259F {
      return styles.index(of: style, over: old.style)
    }
    return styles.index(of: style, onto: surface(of: old))
  }

  /// Returns the colour of the larger part of a cell: its background, or its foreground if a block
  /// character covers more.
  func surface(of cell: Cell) -> CellColor {
    let style = styles[packed: cell.style]
    guard let mask = BlockGlyph.mask(of: cell.glyph) else { return style.background }
    let isForeground = (mask.nonzeroBitCount >= 16) != style.attributes.contains(.inverse)
    return isForeground ? style.foreground : style.background
  }

  /// Fills the cells of a rectangle with a surface.
  ///
  /// An opaque surface covers the cells, and a translucent one tints them. `.standard` is the
  /// terminal's own surface.
  mutating func fill(_ rect: CellRect, with color: CellColor, isOpaque: Bool, clip: CellRect) {
    let area = rect.intersection(clip)
    guard !area.isEmpty else { return }
    let surface = styles.index(of: PackedStyle(background: color))
    for row in area.origin.row..<area.endRow {
      for column in area.origin.column..<area.endColumn {
        let index = row * size.columns + column
        let old = cells[index]
        if isOpaque {
          if old.width != 1 { release(index) }
          cells[index] = Cell(glyph: 0x20, style: surface, width: 1)
        } else if old.style == 0, old.isBlank {
          cells[index].style = surface
        } else {
          cells[index].style = tinted(old, color)
        }
      }
    }
  }

  /// Fills the cells of a rectangle with block characters, which are visible without colours as
  /// well.
  ///
  /// A translucent block keeps the letters below it, as a surface does.
  mutating func fill(
    _ rect: CellRect,
    with color: CellColor,
    isOpaque: Bool,
    block: UInt32,
    _ attributes: TextStyle.Attributes,
    clip: CellRect
  ) {
    let area = rect.intersection(clip)
    var (lastOld, lastNew) = (Cell.blank, Cell.blank)
    var isFirst = true
    for row in area.origin.row..<max(area.endRow, area.origin.row) {
      for column in area.origin.column..<area.endColumn {
        let index = row * size.columns + column
        let old = cells[index]
        if isFirst || old != lastOld {
          (isFirst, lastOld) = (false, old)
          lastNew = self.block(color, isOpaque: isOpaque, block, attributes, over: old)
        }
        if lastNew.width != old.width { release(index) }
        cells[index] = lastNew
      }
    }
  }

  private mutating func block(
    _ color: CellColor,
    isOpaque: Bool,
    _ glyph: UInt32,
    _ attributes: TextStyle.Attributes,
    over old: Cell
  ) -> Cell {
    let isLetter = !isBlank(old) && BlockGlyph.mask(of: old.glyph) == nil
    if isLetter, !isOpaque {
      return Cell(glyph: old.glyph, style: tinted(old, color), width: old.width)
    }
    let above = styles.colors.over(surface(of: old), color)
    let style = PackedStyle(
      foreground: above,
      background: above,
      attributes: attributes,
      role: .fill
    )
    return Cell(glyph: glyph, style: styles.index(of: style), width: 1)
  }

  /// Returns the style of a cell below a translucent surface; the terminal's own text colour is not
  /// tinted, so that it stays legible.
  private mutating func tinted(_ cell: Cell, _ color: CellColor) -> UInt16 {
    var style = styles[packed: cell.style]
    let isSolid = style.isSolid
    style.background = styles.colors.over(style.background, color)
    if isSolid {
      style.foreground = style.background
    } else if !cell.isBlank, style.foreground != .standard {
      style.foreground = styles.colors.over(style.foreground, color)
    }
    return styles.index(of: style)
  }

  /// Returns whether a cell is empty, of one colour, or part of a surface or an image.
  func isBlank(_ cell: Cell) -> Bool {
    if cell.isBlank { return true }
    let style = styles[packed: cell.style]
    return style.isSolid || style.role.isSurface
  }

  /// Returns whether a cell contains at most a surface; false outside the grid.
  func isBlank(column: Int, row: Int) -> Bool {
    guard bounds.contains(CellPoint(column: column, row: row)) else { return false }
    let cell = cells[row * size.columns + column]
    if cell.isBlank { return true }
    let style = styles[packed: cell.style]
    return style.isSolid || style.role.isSurface
  }

  /// Returns the glyph of a cluster in well-formed UTF-8: its only scalar, or a new entry in the
  /// table of clusters.
  mutating func glyph(of utf8: ArraySlice<UInt8>) -> UInt32 {
    var iterator = utf8.makeIterator()
    var decoder = UTF8()
    guard case .scalarValue(let first) = decoder.decode(&iterator) else { return 0x20 }
    if UTF8.width(first) == utf8.count { return first.value }
    clusters.append(String(decoding: utf8, as: UTF8.self))
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

extension CellGrid {
  /// Copies another grid into this one, including wide characters and styles, clipped to this grid.
  mutating func copy(_ other: CellGrid, to origin: CellPoint) {
    let styleMap = styles.adopt(other.styles)
    let firstCluster = UInt32(truncatingIfNeeded: clusters.count)
    clusters.append(contentsOf: other.clusters)
    let target = CellRect(origin: origin, size: other.size)
    let isInside = target.intersection(bounds) == target
    for row in 0..<other.size.rows {
      let first = row * other.size.columns
      if isInside {
        let start = (origin.row + row) * size.columns + origin.column
        if copyRow(
          other.cells[first..<first + other.size.columns],
          styleMap,
          firstCluster,
          to: start
        ) {
          continue
        }
      }
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

  /// Copies a row of cells onto empty ones, the usual case; returns `false` and copies nothing if a
  /// cell is not empty.
  private mutating func copyRow(
    _ row: ArraySlice<Cell>,
    _ styleMap: [UInt16],
    _ firstCluster: UInt32,
    to start: Int
  ) -> Bool {
    cells.withUnsafeMutableBufferPointer { cells in
      let target = UnsafeMutableBufferPointer(rebasing: cells[start..<start + row.count])
      guard target.allSatisfy({ $0.style == 0 && $0.width == 1 }) else { return false }
      for (index, cell) in zip(target.indices, row) {
        var cell = cell
        if cell.style != 0 { cell.style = styleMap[Int(cell.style)] }
        if cell.glyph & Cell.clusterFlag != 0 { cell.glyph += firstCluster }
        target[index] = cell
      }
      return true
    }
  }

  /// Replaces a cell by one of another grid, whose row contains wide characters completely.
  private mutating func merge(_ cell: Cell, into index: Int) {
    let old = cells[index]
    var cell = cell
    if old.style != 0 { cell.style = styles.index(of: cell.style, over: old.style) }
    replace(index, with: cell)
  }

  /// Replaces a cell; if it was half of a wide character, the other half becomes blank.
  mutating func replace(_ index: Int, with cell: Cell) {
    if cells[index].width != 1 { release(index) }
    cells[index] = cell
  }
}
