/// The cells of an area, saved before something is drawn over them.
struct CellLayer {
  fileprivate let area: CellRect
  /// The number of pixel images that were drawn before the layer began.
  fileprivate let imageCount: Int
  fileprivate var cells: [Cell] = []
}

extension CellCanvas {
  /// Saves the cells of an area as a layer; `nil` if the area is empty or the budget is spent.
  mutating func layer(of area: CellRect) -> CellLayer? {
    guard spend(area, .layer) else { return nil }
    var layer = CellLayer(area: area, imageCount: images.count)
    layer.cells.reserveCapacity(area.size.columns * area.size.rows)
    for row in area.origin.row..<area.endRow {
      let start = row * grid.size.columns
      layer.cells += grid.cells[start + area.origin.column..<start + area.endColumn]
    }
    return layer
  }

  /// Replaces each cell that changed since the layer began by the result of `merge`.
  mutating func merge(
    _ layer: CellLayer,
    _ merge: (inout CellCanvas, _ column: Int, _ row: Int, _ old: Cell, _ new: Cell) -> Cell
  ) {
    let area = layer.area
    // Fading, clipping and masking change only cells, so images in the layer are no longer correct.
    images.removeLast(max(images.count - layer.imageCount, 0))
    var index = 0
    for row in area.origin.row..<area.endRow {
      for column in area.origin.column..<area.endColumn {
        let position = row * grid.size.columns + column
        let (old, new) = (layer.cells[index], grid.cells[position])
        index += 1
        if old == new { continue }
        let merged = merge(&self, column, row, old, new)
        if merged == new { continue }
        // Of a covered wide character only the surface is restored, because its other half may stay covered.
        let isWhole = merged.width == 1 || merged.width == new.width
        let blank = Cell(glyph: BlockGlyph.blank, style: merged.style, width: 1)
        if isWhole, merged.width != 1 {
          grid.cells[position] = merged
        } else {
          grid.replace(position, with: isWhole ? merged : blank)
        }
      }
    }
  }
}

extension LayoutTree {
  /// The most views that are searched for ones behind others.
  ///
  /// If there are more, any surface among those searched requires a layer.
  private static let searchedViews = 200

  /// Returns whether a view must be drawn on a layer of its own before it is faded.
  ///
  /// Otherwise, if each view inside were faded separately, views behind others would become
  /// visible.
  func needsLayer(_ root: Int32) -> Bool {
    guard root >= 0 else { return false }
    var rest = [root]
    var searched = 0
    var (surfaces, leaves) = (0, 0)
    while let node = rest.popLast() {
      searched += 1
      if searched > Self.searchedViews { return surfaces > 0 }
      var child = firstChild(node)
      while child >= 0 {
        rest.append(child)
        child = sibling(child)
      }
      switch views[Int(node)] {
      case .fill, .shape, .image:
        surfaces += 1
        leaves += 1
      case .text, .symbol, .sizedSymbol, .divider, .meter: leaves += 1
      default: break
      }
    }
    return surfaces > 0 && leaves > 1
  }
}
