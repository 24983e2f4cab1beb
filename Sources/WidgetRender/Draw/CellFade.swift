/// A cell between what was there and what was drawn upon it.
struct CellFade {
  /// 0 is all of the old cell, 255 all of the new one.
  var amount: UInt8

  /// From here on letters below are no longer seen through a surface.
  private static let covering: UInt8 = 200

  func cell(_ old: Cell, _ new: Cell, _ styles: inout StyleTable) -> Cell {
    if old == new || amount == 255 { return new }
    let (oldStyle, newStyle) = (styles[packed: old.style], styles[packed: new.style])
    var style = newStyle
    style.background = mixed(oldStyle.background, newStyle.background, &styles)
    let showsOld = new.isBlank && !old.isBlank && old.width == 1 && amount < Self.covering
    if newStyle.isSolid {
      style.foreground = style.background
    } else if showsOld {
      style.attributes = oldStyle.attributes
      style.role = oldStyle.role
      let letters = oldStyle.foreground == .standard ? own(255, &styles) : oldStyle.foreground
      style.foreground = mixed(letters, newStyle.background, &styles)
    } else if newStyle.foreground == .standard {
      // On a surface the terminal's own letters stay as readable as they can be.
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

  /// A named colour keeps its name, with an opacity, where nothing is below.
  private func mixed(_ below: CellColor, _ above: CellColor, _ styles: inout StyleTable)
    -> CellColor
  {
    guard below == .standard, case .symbolic(var color) = styles.colors[above] else {
      return styles.colors.between(below, above, amount: amount)
    }
    color.opacity = Painter.product(color.opacity, amount)
    return styles.colors.color(color)
  }
}
