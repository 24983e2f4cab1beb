import Foundation
import WidgetUI

/// The bytes of a colour: red, green, blue and opacity, not premultiplied.
struct ColorBytes: Equatable {
  var red: UInt8
  var green: UInt8
  var blue: UInt8
  var alpha: UInt8

  init(_ color: ColorComponents) {
    func byte(_ value: Double) -> UInt8 { UInt8((value * 255).rounded()) }
    (red, green, blue) = (byte(color.red), byte(color.green), byte(color.blue))
    alpha = byte(color.alpha)
  }
}

/// Pixels that a renderer draws on: red, green, blue and opacity, row by row, not premultiplied.
struct Bitmap {
  /// The most pixels of a bitmap, as many as a decoded picture may have.
  private static let maximumPixels = 16_000_000

  let width: Int
  let height: Int
  private(set) var pixels: [UInt8]

  /// Creates a clear bitmap; `nil` if a side is not positive or there are too many pixels.
  init?(width: Int, height: Int) {
    guard width > 0, height > 0, width <= Self.maximumPixels / height else { return nil }
    self.width = width
    self.height = height
    pixels = [UInt8](repeating: 0, count: width * height * 4)
  }

  /// Creates a bitmap with the pixels of a picture; `nil` for a symbol or an asset, which the host
  /// draws.
  init?(_ picture: UIImage) {
    guard let found = picture.image.pixels, found.width > 0, found.height > 0 else { return nil }
    (width, height, pixels) = (found.width, found.height, found.bytes)
  }

  func image(scale: CGFloat) -> UIImage {
    UIImage(
      Image(width: width, height: height, pixels: pixels, scale: scale),
      size: CGSize(width: CGFloat(width) / scale, height: CGFloat(height) / scale),
      scale: scale
    )
  }

  /// Returns a bitmap in which all pixels have one colour; the opacity of each is multiplied by the
  /// colour's.
  func tinted(_ color: ColorBytes) -> Bitmap {
    var result = self
    for start in stride(from: 0, to: pixels.count, by: 4) {
      result.pixels[start] = color.red
      result.pixels[start + 1] = color.green
      result.pixels[start + 2] = color.blue
      result.pixels[start + 3] = UInt8(Int(pixels[start + 3]) * Int(color.alpha) / 255)
    }
    return result
  }

  /// Fills the inside of a path, in pixels; a pixel counts as inside if its centre is.
  mutating func fill(_ path: Path, eoFill: Bool = false, _ color: ColorBytes?) {
    let bounds = path.boundingRect
    guard !bounds.isNull, bounds.minX.isFinite, bounds.maxX.isFinite, bounds.minY.isFinite,
      bounds.maxY.isFinite
    else { return }
    let columns = Self.range(bounds.minX, bounds.maxX, limit: width)
    for row in Self.range(bounds.minY, bounds.maxY, limit: height) {
      for column in columns {
        let middle = CGPoint(x: CGFloat(column) + 0.5, y: CGFloat(row) + 0.5)
        if path.contains(middle, eoFill: eoFill) { paint(color, at: (row * width + column) * 4) }
      }
    }
  }

  /// Draws another bitmap into a rectangle; each pixel is the mean of the source pixels that it
  /// covers.
  mutating func draw(_ other: Bitmap, in rect: CGRect) {
    guard rect.width > 0, rect.height > 0, rect.minX.isFinite, rect.maxX.isFinite,
      rect.minY.isFinite, rect.maxY.isFinite
    else { return }
    let (across, down) = (CGFloat(other.width) / rect.width, CGFloat(other.height) / rect.height)
    for row in Self.range(rect.minY, rect.maxY, limit: height) {
      let rows = Self.range(
        (CGFloat(row) - rect.minY) * down,
        (CGFloat(row) + 1 - rect.minY) * down,
        limit: other.height
      )
      for column in Self.range(rect.minX, rect.maxX, limit: width) {
        let columns = Self.range(
          (CGFloat(column) - rect.minX) * across,
          (CGFloat(column) + 1 - rect.minX) * across,
          limit: other.width
        )
        paint(other.mean(rows, columns), at: (row * width + column) * 4)
      }
    }
  }

  /// Returns the indexes of the pixels that an interval touches, limited to 0..<`limit`.
  private static func range(_ from: CGFloat, _ to: CGFloat, limit: Int) -> Range<Int> {
    func pixel(_ place: CGFloat) -> CGFloat { min(max(place, 0), CGFloat(limit)) }
    let first = Int(pixel(from).rounded(.down))
    return first..<max(first, Int(pixel(to).rounded(.up)))
  }

  private func mean(_ rows: Range<Int>, _ columns: Range<Int>) -> ColorBytes? {
    var (red, green, blue, alpha) = (0, 0, 0, 0)
    for row in rows {
      for column in columns {
        let start = (row * width + column) * 4
        let weight = Int(pixels[start + 3])
        red += Int(pixels[start]) * weight
        green += Int(pixels[start + 1]) * weight
        blue += Int(pixels[start + 2]) * weight
        alpha += weight
      }
    }
    guard alpha > 0 else { return nil }
    var color = ColorBytes(ColorComponents(rgb: 0))
    (color.red, color.green) = (UInt8(red / alpha), UInt8(green / alpha))
    (color.blue, color.alpha) = (UInt8(blue / alpha), UInt8(alpha / (rows.count * columns.count)))
    return color
  }

  /// Blends a colour over the pixel that begins at index `start`.
  private mutating func paint(_ color: ColorBytes?, at start: Int) {
    guard let color, color.alpha > 0 else { return }
    let (above, below) = (Int(color.alpha), Int(pixels[start + 3]) * (255 - Int(color.alpha)) / 255)
    let whole = above + below
    func mixed(_ top: UInt8, _ bottom: UInt8) -> UInt8 {
      UInt8((Int(top) * above + Int(bottom) * below) / whole)
    }
    pixels[start] = mixed(color.red, pixels[start])
    pixels[start + 1] = mixed(color.green, pixels[start + 1])
    pixels[start + 2] = mixed(color.blue, pixels[start + 2])
    pixels[start + 3] = UInt8(whole)
  }
}
