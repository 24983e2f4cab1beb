extension ArchivedImage {
  /// The most pixels of a side; further ones are left out, because no terminal shows as many.
  private static var maximumSide: Int { 8_192 }

  /// Creates an image in its own size, with fewer pixels if it exceeds the limits of an archive or
  /// a side exceeds `within`.
  package init(
    width: Int,
    height: Int,
    pixels: [UInt8],
    scale: Double,
    within maximumSide: Int = ArchiveLimits.maximumImageSide
  ) {
    let width = min(max(width, 0), Self.maximumSide)
    let height = min(max(height, 0), Self.maximumSide)
    let scale = scale.isFinite && scale > 0 ? scale : 1
    let step = Self.step(width: width, height: height, within: maximumSide)
    let columns = (width + step - 1) / step
    let rows = (height + step - 1) / step
    var reduced: [UInt8] = []
    reduced.reserveCapacity(columns * rows * 4)
    for row in 0..<rows {
      for column in 0..<columns {
        var sum = PixelSum()
        for y in row * step..<min((row + 1) * step, height) {
          for x in column * step..<min((column + 1) * step, width) {
            sum.add(pixels, at: (y * width + x) * 4)
          }
        }
        reduced += sum.average
      }
    }
    self.init(
      width: columns,
      height: rows,
      pixels: reduced,
      pointWidth: Double(width) / scale,
      pointHeight: Double(height) / scale
    )
  }

  /// Returns the side of the squares of pixels that are merged into one pixel each, so that the
  /// picture fits into an archive.
  private static func step(width: Int, height: Int, within side: Int) -> Int {
    var step = 1
    while (max(width, height) + step - 1) / step > min(side, ArchiveLimits.maximumImageSide)
      || ((width + step - 1) / step) * ((height + step - 1) / step)
        > ArchiveLimits.maximumImagePixels
    {
      step += 1
    }
    return step
  }
}

/// Computes the mean of pixels that become one; colours are weighted by opacity.
private struct PixelSum {
  private var red = 0
  private var green = 0
  private var blue = 0
  private var opacity = 0
  private var count = 0

  /// Adds the pixel at `offset`; a pixel beyond the end of `pixels` is clear.
  mutating func add(_ pixels: [UInt8], at offset: Int) {
    count += 1
    guard offset + 3 < pixels.count else { return }
    let weight = Int(pixels[offset + 3])
    red += Int(pixels[offset]) * weight
    green += Int(pixels[offset + 1]) * weight
    blue += Int(pixels[offset + 2]) * weight
    opacity += weight
  }

  var average: [UInt8] {
    guard opacity > 0 else { return [0, 0, 0, 0] }
    func average(_ sum: Int, over total: Int) -> UInt8 {
      UInt8(clamping: (sum + total / 2) / total)
    }
    return [
      average(red, over: opacity), average(green, over: opacity), average(blue, over: opacity),
      average(opacity, over: count),
    ]
  }
}
