/// How opaque a mask is, which was drawn apart.
struct MaskOpacities {
  private let grid: CellGrid
  private var opacities: [Int] = [0]

  init(_ grid: CellGrid) {
    self.grid = grid
    let colors = grid.styles.colors
    opacities.reserveCapacity(colors.count)
    for index in 1..<max(colors.count, 1) {
      opacities.append(opacity(colors[CellColor(index: UInt16(truncatingIfNeeded: index))]))
    }
  }

  private func opacity(_ entry: ColorTable.Entry?) -> Int {
    func known(_ color: CellColor) -> Int {
      opacities.indices.contains(Int(color.index)) ? opacities[Int(color.index)] : 0
    }
    switch entry {
    case nil: return 0
    case .symbolic(let color):
      if color.base == .system(.clear) { return 0 }
      guard case .foreground(let level) = color.base, level > 1 else { return Int(color.opacity) }
      // SU-61: 60, 30 and 18 hundredths.
      let share = level == 2 ? 60 : level == 3 ? 30 : 18
      return Int(color.opacity) * share / 100
    case .between(let first, let second, let amount):
      return (known(first) * (255 - Int(amount)) + known(second) * Int(amount)) / 255
    case .over(let below, let above, let amount):
      let upper = known(above) * Int(amount) / 255
      return upper + known(below) * (255 - upper) / 255
    }
  }

  /// What becomes of a cell: as much of the new one as the mask lets through.
  func cell(_ mask: Cell, _ old: Cell, _ new: Cell, _ painter: inout Painter) -> Cell {
    let style = grid.styles[packed: mask.style]
    let back = opacities[Int(style.background.index)]
    if mask.isBlank || style.isSolid { return faded(back, old, new, &painter) }
    guard let pixels = BlockGlyph.mask(of: mask.glyph) else {
      return letter(mask, back, old, new, &painter)
    }
    let front = style.foreground == .standard ? 255 : opacities[Int(style.foreground.index)]
    if abs(front - back) < 64 { return faded((front + back) / 2, old, new, &painter) }
    let shown = front > back ? pixels : ~pixels
    return CellCut(mask: shown, isASCII: painter.context.isASCII).cell(old, new, &painter.grid)
  }

  private func faded(_ opacity: Int, _ old: Cell, _ new: Cell, _ painter: inout Painter) -> Cell {
    if opacity < 8 { return old }
    return CellFade(amount: opacity > 247 ? 255 : UInt8(truncatingIfNeeded: opacity))
      .cell(old, new, &painter.grid.styles)
  }

  /// A letter of the mask is cut out of what is drawn: a surface becomes the letter's colour.
  private func letter(
    _ mask: Cell,
    _ back: Int,
    _ old: Cell,
    _ new: Cell,
    _ painter: inout Painter
  ) -> Cell {
    if back > 127 { return new }
    guard painter.grid.isSurface(new), mask.width == 1, mask.glyph & Cell.clusterFlag == 0 else {
      return painter.grid.isSurface(new) ? old : new
    }
    let style = PackedStyle(
      foreground: painter.grid.surface(of: new),
      background: painter.grid.surface(of: old),
      attributes: grid.styles[packed: mask.style].attributes
    )
    return Cell(glyph: mask.glyph, style: painter.grid.styles.index(of: style), width: 1)
  }
}
