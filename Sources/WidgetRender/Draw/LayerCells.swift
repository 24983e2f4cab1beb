/// Mixes a cell with the one that is drawn over it.
struct CellFade {
  /// The share of the new cell: 0 shows only the old cell, 255 only the new one.
  var amount: UInt8

  /// The share of a new surface, from 0 to 255, from which it hides letters below it.
  private static let covering: UInt8 = 200

  func cell(_ old: Cell, _ new: Cell, _ styles: inout StyleTable) -> Cell {
    if old == new || amount == 255 { return new }
    let (oldStyle, newStyle) = (styles[packed: old.style], styles[packed: new.style])
    var style = newStyle
    style.background = mixed(oldStyle.background, newStyle.background, &styles)
    let isVeil = new.isBlank || newStyle.isSolid && newStyle.role == .fill
    let isWritten = !old.isBlank && !oldStyle.isSolid
    let showsOld = isVeil && isWritten && old.width == 1 && amount < Self.covering
    if newStyle.isSolid, !showsOld {
      style.foreground = style.background
    } else if showsOld {
      style.attributes = oldStyle.attributes
      style.role = oldStyle.role
      let letters = oldStyle.foreground == .standard ? own(255, &styles) : oldStyle.foreground
      style.foreground = mixed(letters, newStyle.background, &styles)
    } else if newStyle.foreground == .standard {
      // On a surface, text in the terminal's own colour is not mixed, so that it stays legible.
      if style.background == .standard { style.foreground = own(amount, &styles) }
    } else {
      style.foreground = mixed(oldStyle.background, newStyle.foreground, &styles)
    }
    let shown = showsOld ? old : new
    return Cell(glyph: shown.glyph, style: styles.index(of: style), width: shown.width)
  }

  private func own(_ opacity: UInt8, _ styles: inout StyleTable) -> CellColor {
    styles.colors.color(ArchivedColor(.foreground(level: 1), opacity: opacity))
  }

  /// Mixes two colours; a named colour over the terminal's own surface keeps its name and gets an
  /// opacity.
  private func mixed(_ below: CellColor, _ above: CellColor, _ styles: inout StyleTable)
    -> CellColor
  {
    guard below == .standard, case .symbolic(var color) = styles.colors[above] else {
      return styles.colors.between(below, above, amount: amount)
    }
    color.opacity = ArchivedColor.opacity(color.opacity, behind: amount)
    return styles.colors.color(color)
  }
}

/// Combines a cell with the one drawn over it, which is visible only in some pixels.
struct CellCut {
  /// The pixels that show the new cell, as in `BlockGlyph`.
  var mask: UInt32
  var isASCII: Bool

  func cell(_ old: Cell, _ new: Cell, _ grid: inout CellGrid) -> Cell {
    if mask == .max { return new }
    if mask == 0 { return old }
    let isGreater = mask.nonzeroBitCount >= 16
    let style = grid.styles[packed: new.style]
    let isBlock = new.isBlank || style.isSolid || BlockGlyph.mask(of: new.glyph) != nil
    if !isBlock || isASCII { return isGreater ? new : old }
    // If the new cell covers less than half, the letters of the old one are kept.
    if !isGreater, !grid.isSurface(old) { return old }
    var front = style.isSolid || new.isBlank ? 0 : BlockGlyph.mask(of: new.glyph) ?? 0
    if style.attributes.contains(.inverse) { front = ~front }
    let parts: [(color: CellColor, mask: UInt32)] = [
      (style.background, mask & ~front), (style.foreground, mask & front),
      (grid.surface(of: old), ~mask),
    ]
    let result = TwoColors(parts, &grid.styles)
    let isSurface = !style.isSolid && style.role != .pixels && !style.role.isFill
    if let color = result.solid {
      if color == .standard { return .blank }
      let solid = PackedStyle(
        foreground: isSurface ? .standard : color,
        background: color,
        role: style.role
      )
      return Cell(
        glyph: isSurface ? BlockGlyph.blank : BlockGlyph.full,
        style: grid.styles.index(of: solid),
        width: 1
      )
    }
    let role: PackedStyle.Role = style.role == .content && isSurface ? .surface : style.role
    return result.cell([], role, &grid.styles)
  }
}

extension CellGrid {
  /// Returns whether a cell shows only colours and no letter.
  func isSurface(_ cell: Cell) -> Bool {
    cell.isBlank || BlockGlyph.mask(of: cell.glyph) != nil
  }
}

/// The opacities of a mask that was drawn separately.
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

  /// Returns a cell with the new one drawn over it to the degree that the mask is opaque.
  func cell(_ mask: Cell, _ old: Cell, _ new: Cell, _ canvas: inout CellCanvas) -> Cell {
    let style = grid.styles[packed: mask.style]
    let back = opacities[Int(style.background.index)]
    if mask.isBlank || style.isSolid { return faded(back, old, new, &canvas) }
    guard let pixels = BlockGlyph.mask(of: mask.glyph) else {
      return letter(mask, back, old, new, &canvas)
    }
    let front = style.foreground == .standard ? 255 : opacities[Int(style.foreground.index)]
    if abs(front - back) < 64 { return faded((front + back) / 2, old, new, &canvas) }
    let shown = front > back ? pixels : ~pixels
    return CellCut(mask: shown, isASCII: canvas.context.isASCII).cell(old, new, &canvas.grid)
  }

  private func faded(_ opacity: Int, _ old: Cell, _ new: Cell, _ canvas: inout CellCanvas) -> Cell {
    if opacity < 8 { return old }
    return CellFade(amount: opacity > 247 ? 255 : UInt8(truncatingIfNeeded: opacity))
      .cell(old, new, &canvas.grid.styles)
  }

  /// Cuts a letter of the mask out of the drawing: a surface becomes the letter's colour.
  private func letter(
    _ mask: Cell,
    _ back: Int,
    _ old: Cell,
    _ new: Cell,
    _ canvas: inout CellCanvas
  ) -> Cell {
    if back > 127 { return new }
    guard canvas.grid.isSurface(new), mask.width == 1, mask.glyph & Cell.clusterFlag == 0 else {
      return canvas.grid.isSurface(new) ? old : new
    }
    let style = PackedStyle(
      foreground: canvas.grid.surface(of: new),
      background: canvas.grid.surface(of: old),
      attributes: grid.styles[packed: mask.style].attributes
    )
    return Cell(glyph: mask.glyph, style: canvas.grid.styles.index(of: style), width: 1)
  }
}
