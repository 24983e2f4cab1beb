extension CellCanvas {
  mutating func draw(_ image: ArchivedImage, in frame: CellRect, _ surroundings: Surroundings) {
    let area = frame.intersection(surroundings.clip)
    guard !area.isEmpty, let pixels = PixelReader(image),
      budget.spend(area.size.columns * area.size.rows * pixels.samples(in: frame.size), .layer)
    else { return }
    if surroundings.isMasked {
      for row in area.origin.row..<area.endRow {
        let start = CellPoint(column: area.origin.column, row: row)
        mask(start, columns: area.size.columns, surroundings)
      }
      return
    }
    if image.tint == nil, surroundings.opacity == 255, surroundings.transform == 0,
      context.renderingMode == .fullColor
    {
      images.append(PlacedImage(image: image, frame: frame, visible: area))
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

  /// The ASCII characters for luminance, from dark to light.
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
      // The terminal's own surface can only be a background.
      swap(&style.foreground, &style.background)
      glyph = 0x2584
    }
    grid.replace(index, with: Cell(glyph: glyph, style: grid.styles.index(of: style), width: 1))
  }
}

/// Reads an image as mean colours of half cells, the smallest areas that a terminal can colour.
private struct PixelReader {
  /// The mean colour and luminance of the pixels that half a cell covers.
  struct Pixel {
    var color: ArchivedColor
    /// The luminance from 0 to 255, reduced by transparency.
    var light: Int

    var isVisible: Bool { color.opacity >= 16 }

    static let clear = Pixel(color: ArchivedColor(.system(.clear), opacity: 0), light: 0)
  }

  private let image: ArchivedImage

  /// Creates a reader; `nil` if the number of pixels does not match the sides of the image.
  init?(_ image: ArchivedImage) {
    let (count, overflow) = image.width.multipliedReportingOverflow(by: image.height)
    guard image.width > 0, image.height > 0, !overflow, count <= image.pixels.count / 4 else {
      return nil
    }
    self.image = image
  }

  /// Returns the mean colour at a column and half row of a frame over which the image is stretched.
  func color(_ column: Int, _ halfRow: Int, _ frame: CellSize) -> Pixel {
    let columns = Self.range(column, of: frame.columns, image.width)
    let rows = Self.range(halfRow, of: frame.rows * 2, image.height)
    var (red, green, blue, opacity, count) = (0, 0, 0, 0, 0)
    for y in rows {
      for x in columns {
        let start = (y * image.width + x) * 4
        let alpha = Int(image.pixels[start + 3])
        red += Int(image.pixels[start]) * alpha
        green += Int(image.pixels[start + 1]) * alpha
        blue += Int(image.pixels[start + 2]) * alpha
        opacity += alpha
        count += 1
      }
    }
    guard opacity > 0, count > 0 else { return .clear }
    (red, green, blue) = (red / opacity, green / opacity, blue / opacity)
    let mean = opacity / count
    let light = (red * 299 + green * 587 + blue * 114) / 1000 * mean / 255
    // Rounding by an invisible amount makes runs of equal colours, which need fewer bytes.
    let rgb = (red & 0xFC) << 16 | (green & 0xFC) << 8 | blue & 0xFC
    let value = UInt32(truncatingIfNeeded: rgb)
    var color = ArchivedColor(.rgb(light: value, dark: value))
    if let tint = image.tint { color = tint }
    let share = UInt8(truncatingIfNeeded: mean > 239 ? 255 : mean & 0xF0)
    color.opacity = ArchivedColor.opacity(color.opacity, behind: share)
    return Pixel(color: color, light: light)
  }

  /// Returns the cost of computing one mean colour of an image in this frame, in units of
  /// `DrawingBudget.Work.layer`.
  func samples(in frame: CellSize) -> Int {
    let columns = min(image.width / max(frame.columns, 1), Self.maximumSamples)
    let rows = min(image.height / max(frame.rows, 1), Self.maximumSamples)
    return 1 + columns * rows / Self.samplesOfLayer
  }

  /// The number of pixels whose reading costs as much as one unit of `DrawingBudget.Work.layer`.
  private static let samplesOfLayer = 32
  /// The most pixels on one axis that are averaged for one colour; if there are more, some are
  /// skipped.
  private static let maximumSamples = 16

  private static func range(_ part: Int, of parts: Int, _ length: Int) -> StrideTo<Int> {
    let count = max(parts, 1)
    let (start, overflow) = part.multipliedReportingOverflow(by: length)
    guard !overflow else { return stride(from: 0, to: 1, by: 1) }
    let from = min(max(start / count, 0), length - 1)
    let to = min(max((start + length) / count, from + 1), length)
    return stride(from: from, to: to, by: max((to - from) / maximumSamples, 1))
  }
}
