extension PlacedImage {
  /// The visible part of the image; `nil` if the number of pixels does not match the image's sides.
  var visibleImage: PixelImage? {
    guard
      let whole = PixelImage(width: image.width, height: image.height, pixels: image.pixels)
    else { return nil }
    if visible == frame { return whole }
    func range(_ start: Int, _ count: Int, of cells: Int, _ pixels: Int) -> Range<Int> {
      let from = min(max(start * pixels / max(cells, 1), 0), pixels - 1)
      return from..<min(max((start + count) * pixels / max(cells, 1), from + 1), pixels)
    }
    let columns = range(
      visible.origin.column - frame.origin.column,
      visible.size.columns,
      of: frame.size.columns,
      image.width
    )
    let rows = range(
      visible.origin.row - frame.origin.row,
      visible.size.rows,
      of: frame.size.rows,
      image.height
    )
    return whole.cropped(columns, rows)
  }
}

extension PixelImage {
  /// Returns the part of the image in these columns and rows of pixels.
  func cropped(_ columns: Range<Int>, _ rows: Range<Int>) -> PixelImage {
    let pixels = rows.flatMap { row in
      self.pixels[(row * width + columns.lowerBound) * 4..<(row * width + columns.upperBound) * 4]
    }
    return PixelImage(width: columns.count, height: rows.count, pixels: pixels) ?? self
  }

  /// The most pixels on a side of a scaled image.
  private static let maximumSide = 8_192

  /// Returns the image scaled to a size in pixels; each new pixel is the mean of the pixels that it
  /// covers.
  func scaled(toWidth width: Int, height: Int) -> PixelImage {
    let width = min(max(width, 1), Self.maximumSide)
    let height = min(max(height, 1), Self.maximumSide)
    if width == self.width, height == self.height { return self }
    func range(_ place: Int, of count: Int, _ pixels: Int) -> Range<Int> {
      let from = place * pixels / count
      return from..<max((place + 1) * pixels / count, from + 1)
    }
    var scaled: [UInt8] = []
    scaled.reserveCapacity(width * height * 4)
    for y in 0..<height {
      let rows = range(y, of: height, self.height)
      for x in 0..<width { scaled += average(range(x, of: width, self.width), rows) }
    }
    return PixelImage(width: width, height: height, pixels: scaled) ?? self
  }

  /// Returns the mean of some pixels, with colours weighted by opacity.
  private func average(_ columns: Range<Int>, _ rows: Range<Int>) -> [UInt8] {
    var sums = (red: 0, green: 0, blue: 0, opacity: 0)
    for row in rows {
      for column in columns {
        let start = (row * width + column) * 4
        let opacity = Int(pixels[start + 3])
        sums.red += Int(pixels[start]) * opacity
        sums.green += Int(pixels[start + 1]) * opacity
        sums.blue += Int(pixels[start + 2]) * opacity
        sums.opacity += opacity
      }
    }
    guard sums.opacity > 0 else { return [0, 0, 0, 0] }
    let half = sums.opacity / 2
    return [
      UInt8(clamping: (sums.red + half) / sums.opacity),
      UInt8(clamping: (sums.green + half) / sums.opacity),
      UInt8(clamping: (sums.blue + half) / sums.opacity),
      UInt8(clamping: sums.opacity / (columns.count * rows.count)),
    ]
  }
}
