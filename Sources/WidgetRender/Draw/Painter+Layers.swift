extension Painter {
  /// Views looked at to find out whether any lies on another; beyond it a layer is taken.
  private static let searchedViews = 200

  /// Whether fading view by view would show what they cover: a surface with something on it.
  func needsLayer(_ root: Int32) -> Bool {
    guard root >= 0 else { return false }
    var rest = [root]
    var searched = 0
    var (surfaces, leaves) = (0, 0)
    while let node = rest.popLast() {
      searched += 1
      if searched > Self.searchedViews { return surfaces > 0 }
      var child = tree.firstChild(node)
      while child >= 0 {
        rest.append(child)
        child = tree.sibling(child)
      }
      switch tree.views[Int(node)] {
      case .fill, .shape, .image:
        surfaces += 1
        leaves += 1
      case .text, .symbol, .divider, .meter: leaves += 1
      default: break
      }
    }
    return surfaces > 0 && leaves > 1
  }

  /// Draws a view and lays it as a whole, with an opacity, on what was there.
  mutating func drawFaded(
    _ child: Int32,
    _ opacity: UInt8,
    in frame: CellRect,
    _ surroundings: Surroundings
  ) {
    drawLayer(child, surroundings, area: surroundings.clip) { painter, _, _, old, new in
      CellFade(amount: opacity).cell(old, new, &painter.grid.styles)
    }
  }

  /// Draws a view where an outline of its frame is.
  mutating func drawClipped(
    _ child: Int32,
    _ outline: ArchivedOutline,
    in frame: CellRect,
    _ surroundings: Surroundings
  ) {
    var inner = surroundings
    let isTurned = surroundings.transform != 0
    if outline.isPlain(in: frame.size), !isTurned {
      inner.clip = inner.clip.intersection(frame)
      return draw(child, inner)
    }
    let lines = lines(of: outline, in: frame, surroundings)
    let area = Self.area(of: lines).intersection(surroundings.clip)
    inner.clip = area
    guard spend(area) else { return }
    let coverage = ScanConverter.fill(lines, isEvenOdd: false, in: area)
    drawLayer(child, inner, area: area) { painter, column, row, old, new in
      let cell = coverage.cell(column: column, row: row)
      return CellCut(mask: cell.mask, isASCII: painter.context.isASCII)
        .cell(old, new, &painter.grid)
    }
  }

  /// Draws a view as far as its mask, which is drawn apart, is opaque.
  mutating func drawMasked(_ child: Int32, in frame: CellRect, _ surroundings: Surroundings) {
    let mask = tree.sibling(child)
    guard mask >= 0 else { return draw(child, surroundings) }
    var apart = Painter(tree, frames, grid.size, context)
    apart.graphicsBudget = graphicsBudget
    apart.transforms = transforms
    var inner = Surroundings(clip: surroundings.clip)
    inner.transform = surroundings.transform
    guard spend(surroundings.clip) else { return }
    apart.draw(mask, inner)
    graphicsBudget = min(graphicsBudget, apart.graphicsBudget)
    let opacities = MaskOpacities(apart.grid)
    drawLayer(child, surroundings, area: surroundings.clip) { painter, column, row, old, new in
      let cell = apart.grid.cells[row * apart.grid.size.columns + column]
      return opacities.cell(cell, old, new, &painter)
    }
  }

  /// Draws a view and then decides for each cell that it changed what becomes of it.
  private mutating func drawLayer(
    _ child: Int32,
    _ surroundings: Surroundings,
    area: CellRect,
    _ merge: (inout Painter, _ column: Int, _ row: Int, _ old: Cell, _ new: Cell) -> Cell
  ) {
    guard spend(area) else { return draw(child, surroundings) }
    var saved: [Cell] = []
    saved.reserveCapacity(area.size.columns * area.size.rows)
    for row in area.origin.row..<area.endRow {
      let start = row * grid.size.columns
      saved += grid.cells[start + area.origin.column..<start + area.endColumn]
    }
    draw(child, surroundings)
    var index = 0
    for row in area.origin.row..<area.endRow {
      for column in area.origin.column..<area.endColumn {
        let position = row * grid.size.columns + column
        let (old, new) = (saved[index], grid.cells[position])
        index += 1
        if old == new { continue }
        let merged = merge(&self, column, row, old, new)
        if merged == new { continue }
        // Of a wide character that was covered only its surface comes back: its other half may not.
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
