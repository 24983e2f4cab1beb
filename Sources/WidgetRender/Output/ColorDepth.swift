/// The colours and attributes that can be sent to a terminal.
package enum ColorDepth: Sendable, Hashable, CaseIterable {
  /// Plain text without any escape sequence.
  case none
  /// Attributes such as bold, but no colours, as if NO_COLOR is set.
  case monochrome
  /// The sixteen colours that the terminal's own theme defines.
  case ansi16
  /// The 256 colours of xterm.
  case ansi256
  /// 24-bit colours.
  case truecolor
}

extension CellGrid {
  /// Returns each style in the form in which a terminal receives it, at the same index as in the
  /// table.
  func resolvedStyles(depth: ColorDepth, palette: Palette) -> [ResolvedStyle] {
    let colors = ResolvedColors(styles.colors, palette: palette)
    return (0..<styles.count).map {
      let style = styles[packed: UInt16(truncatingIfNeeded: $0)]
      return ResolvedStyle(style, colors, depth: depth, palette: palette)
    }
  }

  /// Returns the grid with the characters for a colour depth.
  func shown(depth: ColorDepth, palette: Palette) -> CellGrid {
    var grid = self
    grid.cells = shownCells(depth: depth, palette: palette)
    return grid
  }

  /// Returns the cells with the characters for a colour depth.
  ///
  /// With colours a solid cell is a blank. Without colours surfaces and their edges are not drawn, an image is shaded
  /// by its luminance, and fills are distinguished by shades.
  func shownCells(depth: ColorDepth, palette: Palette = .dark) -> [Cell] {
    let hasColors = depth != .none && depth != .monochrome
    var colors: ResolvedColors?
    var substitutes: [UInt32?] = []
    var hasFills = false
    for index in 0..<styles.count {
      let style = styles[packed: UInt16(truncatingIfNeeded: index)]
      var substitute: UInt32?
      if hasColors {
        if style.isSolid { substitute = BlockGlyph.blank }
      } else if style.role == .surface {
        substitute = BlockGlyph.blank
      } else if style.role == .pixels {
        let resolved = colors ?? ResolvedColors(styles.colors, palette: palette)
        colors = resolved
        substitute = Self.shade(of: style, resolved, palette)
      } else if style.role.isFill {
        hasFills = true
      }
      guard let substitute else { continue }
      if substitutes.isEmpty { substitutes = Array(repeating: nil, count: styles.count) }
      substitutes[index] = substitute
    }
    var shown = cells
    if !substitutes.isEmpty {
      for index in shown.indices {
        let cell = shown[index]
        guard cell.width == 1, let glyph = substitutes[Int(cell.style)],
          BlockGlyph.mask(of: cell.glyph) != nil || hasColors
        else { continue }
        shown[index].glyph = glyph
      }
    }
    if hasFills {
      let resolved = colors ?? ResolvedColors(styles.colors, palette: palette)
      FillShades(self, resolved, palette)
        .shade(&shown, hasAttributes: depth == .monochrome)
    }
    return shown
  }

  /// Returns the shade of two pixels by their luminance (luma of ITU-R BT.601): the more it differs
  /// from the surface, the denser.
  private static func shade(of style: PackedStyle, _ colors: ResolvedColors, _ palette: Palette)
    -> UInt32
  {
    var light = 0
    for color in [style.foreground, style.background] {
      let rgb = colors.rgb(color, over: palette.surface)
      light += Int((rgb >> 16 & 0xFF) * 299 + (rgb >> 8 & 0xFF) * 587 + (rgb & 0xFF) * 114)
    }
    let level = light / 2000
    let density = palette.scheme == .light ? 255 - level : level
    return BlockGlyph.shades[min(max(density * 5 / 256, 0), 4)]
  }
}
