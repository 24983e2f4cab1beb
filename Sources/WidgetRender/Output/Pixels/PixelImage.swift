/// A picture of pixels: red, green, blue and opacity of each, row by row, not premultiplied.
package struct PixelImage: Sendable, Hashable {
  package let width: Int
  package let height: Int
  package private(set) var pixels: [UInt8]

  /// Creates an image of transparent pixels.
  init(width: Int, height: Int) {
    (self.width, self.height) = (max(width, 0), max(height, 0))
    pixels = Array(repeating: 0, count: self.width * self.height * 4)
  }

  /// Creates an image; `nil` if the number of pixels does not match the sides.
  package init?(width: Int, height: Int, pixels: [UInt8]) {
    let (count, overflows) = width.multipliedReportingOverflow(by: height)
    guard width > 0, height > 0, !overflows, count <= pixels.count / 4 else { return nil }
    (self.width, self.height, self.pixels) = (width, height, Array(pixels.prefix(count * 4)))
  }

  /// The colour of a pixel as `0xRRGGBB`, and its opacity from 0 to 255; outside the image a pixel
  /// is clear.
  package subscript(x: Int, y: Int) -> (color: UInt32, opacity: UInt8) {
    guard (0..<width).contains(x), (0..<height).contains(y) else { return (0, 0) }
    let start = (y * width + x) * 4
    let color =
      UInt32(pixels[start]) << 16 | UInt32(pixels[start + 1]) << 8 | UInt32(pixels[start + 2])
    return (color, pixels[start + 3])
  }

  /// Blends a colour into a pixel; `share` is its opacity from 0 to 255.
  mutating func blend(_ x: Int, _ y: Int, _ color: UInt32, share: Int) {
    guard share > 0, (0..<width).contains(x), (0..<height).contains(y) else { return }
    let start = (y * width + x) * 4
    let below = Int(pixels[start + 3])
    let kept = below * (255 - share) / 255
    let opacity = kept + share
    for (offset, shift) in [UInt32(16), 8, 0].enumerated() {
      let upper = Int(color >> shift & 0xFF)
      let lower = Int(pixels[start + offset])
      pixels[start + offset] = UInt8(
        clamping: (upper * share + lower * kept + opacity / 2) / max(opacity, 1)
      )
    }
    pixels[start + 3] = UInt8(clamping: opacity)
  }

  /// Fills a rectangle with an opaque colour, clipped to the image.
  mutating func fill(_ x: Int, _ y: Int, _ columns: Int, _ rows: Int, _ color: UInt32) {
    let (left, right) = (max(x, 0), min(x + columns, width))
    guard left < right else { return }
    for row in max(y, 0)..<max(min(y + rows, height), max(y, 0)) {
      for column in left..<right {
        let start = (row * width + column) * 4
        pixels[start] = UInt8(truncatingIfNeeded: color >> 16)
        pixels[start + 1] = UInt8(truncatingIfNeeded: color >> 8)
        pixels[start + 2] = UInt8(truncatingIfNeeded: color)
        pixels[start + 3] = 255
      }
    }
  }

  /// Draws a colour in the shape of a mask, or the mask's own colours.
  mutating func draw(_ mask: GlyphMask, _ x: Int, _ y: Int, _ color: UInt32) {
    for row in 0..<mask.height {
      for column in 0..<mask.width {
        let index = row * mask.width + column
        let share = Int(mask.pixels[index])
        if share == 0 { continue }
        blend(x + column, y + row, mask.colors?[index] ?? color, share: share)
      }
    }
  }
}
