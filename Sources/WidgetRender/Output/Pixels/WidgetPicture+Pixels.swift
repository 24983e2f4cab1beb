/// An image, and the characters in it for which there is neither a drawing nor a font.
package struct DrawnImage: Sendable {
  package let image: PixelImage
  package let missing: [String]
  /// Whether fonts were available for the missing characters.
  package let hasFonts: Bool
}

extension WidgetPicture {
  /// Returns the picture as an image of pixels in the colours of a palette; only rare characters
  /// are drawn with fonts.
  package func image(_ palette: Palette, _ style: ImageStyle = .plain) -> DrawnImage {
    let scale = min(max(style.scale, ImageStyle.scales.lowerBound), ImageStyle.scales.upperBound)
    var painter = PixelPainter(ImageLayout(grid.size, style), scale: scale)
    painter.drawWindow(palette, style)
    painter.draw(grid.shown(depth: .truecolor, palette: palette), palette)
    for placed in uncoveredImages { painter.draw(placed) }
    return DrawnImage(
      image: painter.image,
      missing: painter.glyphs.missing,
      hasFonts: painter.glyphs.hasFonts
    )
  }
}

/// Draws the cells of a grid as pixels.
private struct PixelPainter {
  let layout: ImageLayout
  private(set) var image: PixelImage
  private(set) var glyphs: GlyphCache
  private let scale: Int

  init(_ layout: ImageLayout, scale: Int) {
    (self.layout, self.scale) = (layout, scale)
    image = PixelImage(width: layout.size.width * scale, height: layout.size.height * scale)
    glyphs = GlyphCache(scale: scale)
  }

  /// Draws the surface behind the cells, with round corners; for a window also its shadow, its bar
  /// and the title.
  mutating func drawWindow(_ palette: Palette, _ style: ImageStyle) {
    let frame = RoundedRectangle(
      x: Double(layout.margin * scale),
      y: Double(layout.margin * scale),
      width: Double(layout.window.width * scale),
      height: Double(layout.window.height * scale),
      radius: Double(layout.radius * scale)
    )
    let colors = ImageLayout.colors(palette)
    let barEnd = (layout.margin + layout.bar) * scale
    let hasWindow = style.window != nil
    let shadow = hasWindow ? WindowShadow(frame, scale: Double(scale)) : nil
    // Everything except the edges has one colour.
    let (left, edge) = (layout.margin * scale, layout.radius * scale)
    let inner = (
      columns: left + edge..<image.width - left - edge,
      rows: left + edge..<image.height - left - edge
    )
    for rows in [inner.rows.clamped(to: 0..<barEnd), inner.rows.clamped(to: barEnd..<image.height)]
    {
      let color = rows.upperBound <= barEnd ? colors.bar : palette.surface
      let x = inner.columns.lowerBound
      image.fill(x, rows.lowerBound, inner.columns.count, rows.count, color)
    }
    for y in 0..<image.height {
      for x in 0..<image.width where !(inner.rows.contains(y) && inner.columns.contains(x)) {
        let (column, row) = (Double(x) + 0.5, Double(y) + 0.5)
        let distance = frame.distance(column, row)
        if distance > -1, let shadow {
          image.blend(x, y, 0, share: shadow.share(column, row))
        }
        let share = Int((min(max(0.5 - distance, 0), 1) * 255).rounded())
        if share == 0 { continue }
        image.blend(x, y, y < barEnd ? colors.bar : palette.surface, share: share)
        // A hairline around the window, so that a dark one is visible on a dark background.
        if hasWindow, distance > -Double(scale) {
          image.blend(x, y, colors.line, share: share)
        }
      }
    }
    if hasWindow { drawBar(colors, style) }
  }

  private mutating func drawBar(
    _ colors: (bar: UInt32, line: UInt32, title: UInt32),
    _ style: ImageStyle
  ) {
    let left = layout.margin * scale
    let middle = (layout.margin + layout.bar / 2) * scale
    for dot in ImageLayout.dots {
      var mask = GlyphMask(
        width: ImageLayout.dotRadius * 2 * scale,
        height: ImageLayout.dotRadius * 2 * scale
      )
      let center = Double(ImageLayout.dotRadius * scale)
      let point = Polyline([ArchivedPoint(x: center, y: center)])
      glyphs.raster.draw(.init(lines: [point], width: center * 2), &mask)
      let offset = ImageLayout.dotRadius * scale
      image.draw(mask, left + dot.x * scale - offset, middle - offset, dot.color)
    }
    let title = layout.title(style)
    var x = (layout.margin + title.middle) * scale
    x -= TextWidth.columns(of: title.text) * glyphs.raster.cellWidth / 2
    for character in title.text {
      let columns = max(TextWidth.columns(of: String(character)), 1)
      let look = GlyphCache.Look(text: String(character), columns: columns)
      if let mask = glyphs.mask(look) {
        image.draw(mask, x, middle - glyphs.raster.cellHeight / 2, colors.title)
      }
      x += columns * glyphs.raster.cellWidth
    }
  }

  /// Draws an image in its own pixels, which are finer than its cells.
  mutating func draw(_ placed: PlacedImage) {
    let (width, height) = (glyphs.raster.cellWidth, glyphs.raster.cellHeight)
    let size = placed.visible.size
    guard
      let pixels = placed.visibleImage?
        .scaled(toWidth: size.columns * width, height: size.rows * height)
    else { return }
    let left = layout.origin.x * scale + placed.visible.origin.column * width
    let top = layout.origin.y * scale + placed.visible.origin.row * height
    for y in 0..<pixels.height {
      for x in 0..<pixels.width {
        image.blend(left + x, top + y, pixels[x, y].color, share: 255)
      }
    }
  }

  mutating func draw(_ grid: CellGrid, _ palette: Palette) {
    let looks = grid.looks(palette)
    let (width, height) = (glyphs.raster.cellWidth, glyphs.raster.cellHeight)
    for row in 0..<grid.size.rows {
      let y = layout.origin.y * scale + row * height
      for column in 0..<grid.size.columns {
        let cell = grid.cells[row * grid.size.columns + column]
        guard cell.width > 0 else { continue }
        let look = looks[Int(cell.style)]
        let x = layout.origin.x * scale + column * width
        let columns = Int(cell.width)
        if let background = look.background {
          image.fill(x, y, columns * width, height, background)
        }
        let glyph = GlyphCache.Look(
          text: grid.text(of: cell),
          columns: columns,
          isBold: look.attributes.contains(.bold),
          isItalic: look.attributes.contains(.italic)
        )
        if let mask = glyphs.mask(glyph) { image.draw(mask, x, y, look.foreground) }
        let lines: [(TextStyle.Attributes, Int)] = [(.underline, 14), (.strikethrough, 8)]
        for (attribute, top) in lines where look.attributes.contains(attribute) {
          image.fill(x, y + top * scale, columns * width, scale, look.foreground)
        }
      }
    }
  }
}
