extension Painter {
  mutating func draw(_ image: ArchivedImage, in frame: CellRect, _ surroundings: Surroundings) {
    let area = frame.intersection(surroundings.clip)
    guard spend(area), let pixels = PixelReader(image) else { return }
    if surroundings.isMasked {
      for row in area.origin.row..<area.endRow {
        let start = CellPoint(column: area.origin.column, row: row)
        mask(start, columns: area.size.columns, surroundings)
      }
      return
    }
    for row in area.origin.row..<area.endRow {
      for column in area.origin.column..<area.endColumn {
        let place = CellPoint(column: column - frame.origin.column, row: row - frame.origin.row)
        let upper = pixels.color(place.column, place.row * 2, frame.size)
        let lower = pixels.color(place.column, place.row * 2 + 1, frame.size)
        drawPixels(upper, lower, column, row, surroundings)
      }
    }
  }

  /// The characters from dark to light, for ASCII.
  private static let shades = Array(" .:-=+*#%@".unicodeScalars.map(\.value))

  private mutating func drawPixels(
    _ upper: PixelReader.Pixel,
    _ lower: PixelReader.Pixel,
    _ column: Int,
    _ row: Int,
    _ surroundings: Surroundings
  ) {
    guard upper.isVisible || lower.isVisible else { return }
    let index = row * grid.size.columns + column
    let below = grid.surface(of: grid.cells[index])
    var first = below
    var second = below
    if upper.isVisible {
      first = grid.styles.colors.over(below, painted(upper.color, surroundings))
    }
    if lower.isVisible {
      second = grid.styles.colors.over(below, painted(lower.color, surroundings))
    }
    var style = PackedStyle(foreground: first, background: second, role: .pixels)
    var glyph = first == second ? BlockGlyph.full : BlockGlyph.upperHalf
    if context.isASCII {
      let light = (upper.light + lower.light) / 2
      let shade = Self.shades[min(light * Self.shades.count / 256, Self.shades.count - 1)]
      style = PackedStyle(foreground: upper.isVisible ? first : second, background: below)
      glyph = shade
    } else if first == .standard {
      // The terminal's own surface can only be behind a character.
      swap(&style.foreground, &style.background)
      glyph = 0x2584
    }
    grid.replace(index, with: Cell(glyph: glyph, style: grid.styles.index(of: style), width: 1))
  }
}
