/// An image as sixels, the format of DEC STD 070.
///
/// A character represents six rows of pixels in one column, and each colour is written separately.
enum SixelImage {
  /// Returns the escape sequence that draws an image at the cursor; clear pixels are not changed.
  static func bytes(of image: PixelImage) -> [UInt8] {
    let reduced = IndexedImage(image)
    var output = Array("\u{1B}P0;1;0q\"1;1;\(image.width);\(image.height)".utf8)
    for (number, color) in reduced.colors.enumerated() {
      let (red, green, blue) = IndexedImage.percent(color)
      output += "#\(number);2;\(red);\(green);\(blue)".utf8
    }
    for top in stride(from: 0, to: image.height, by: rowsOfBand) {
      output += band(top, reduced)
    }
    return output + "\u{1B}\\".utf8
  }

  private static let rowsOfBand = 6
  /// The character for six clear pixels; the bits of set pixels are added to it.
  private static let first = UInt8(ascii: "?")

  private static func band(_ top: Int, _ image: IndexedImage) -> [UInt8] {
    let rows = top..<min(top + rowsOfBand, image.height)
    var lines: [Int: [UInt8]] = [:]
    for row in rows {
      for column in 0..<image.width {
        guard let color = image.pixels[row * image.width + column] else { continue }
        lines[color, default: Array(repeating: 0, count: image.width)][column] |=
          1 << UInt8(row - top)
      }
    }
    var output: [UInt8] = []
    for (place, color) in lines.keys.sorted().enumerated() {
      // Back to the beginning of the band.
      if place > 0 { output.append(UInt8(ascii: "$")) }
      output += "#\(color)".utf8
      output += runs(lines[color] ?? [])
    }
    return output + [UInt8(ascii: "-")]
  }

  /// Returns run-length encoded characters, without clear ones at the end.
  private static func runs(_ line: [UInt8]) -> [UInt8] {
    var output: [UInt8] = []
    var start = 0
    let end = (line.lastIndex { $0 != 0 } ?? -1) + 1
    while start < end {
      var next = start
      while next < end, line[next] == line[start] { next += 1 }
      let sign = first + line[start]
      if next - start > 3 {
        output += "!\(next - start)".utf8 + [sign]
      } else {
        output += Array(repeating: sign, count: next - start)
      }
      start = next
    }
    return output
  }
}

/// An image of at most 256 colours.
struct IndexedImage {
  let width: Int
  let height: Int
  /// The colours as `0xRRGGBB`; each component is a whole percentage, as sixels require.
  let colors: [UInt32]
  /// The index of the colour of each pixel; `nil` for a clear one.
  let pixels: [Int?]

  private static let maximumColors = 256
  /// The least opacity, from 0 to 255, of a visible pixel; less opaque pixels become clear.
  private static let opaque: UInt8 = 128

  /// Reduces an image by halving boxes of colours, the one with the widest range first (median cut).
  init(_ image: PixelImage) {
    (width, height) = (image.width, image.height)
    var counts: [UInt32: Int] = [:]
    for y in 0..<image.height {
      for x in 0..<image.width where image[x, y].opacity >= Self.opaque {
        counts[image[x, y].color, default: 0] += 1
      }
    }
    var boxes = [ColorBox(counts.map { ($0.key, $0.value) }.sorted { $0.0 < $1.0 })]
    while boxes.count < Self.maximumColors {
      guard let widest = boxes.indices.max(by: { boxes[$0].range < boxes[$1].range }),
        let halves = boxes[widest].halves
      else { break }
      boxes[widest] = halves.0
      boxes.append(halves.1)
    }
    var places: [UInt32: Int] = [:]
    var colors: [UInt32] = []
    for box in boxes where !box.colors.isEmpty {
      let mean = Self.whole(box.mean)
      let place = colors.firstIndex(of: mean) ?? colors.count
      if place == colors.count { colors.append(mean) }
      for (color, _) in box.colors { places[color] = place }
    }
    self.colors = colors
    pixels = (0..<image.height).flatMap { y in
      (0..<image.width).map { x in
        image[x, y].opacity >= Self.opaque ? places[image[x, y].color] : nil
      }
    }
  }

  /// Returns the components of a colour in hundredths.
  static func percent(_ color: UInt32) -> (red: Int, green: Int, blue: Int) {
    func part(_ shift: UInt32) -> Int { (Int(color >> shift & 0xFF) * 100 + 127) / 255 }
    return (part(16), part(8), part(0))
  }

  /// Returns the colour with each component rounded to a whole percentage.
  private static func whole(_ color: UInt32) -> UInt32 {
    let (red, green, blue) = percent(color)
    return [red, green, blue].reduce(0) { $0 << 8 | UInt32(($1 * 255 + 50) / 100) }
  }
}

/// Similar colours that are reduced to one, each with the number of its pixels.
private struct ColorBox {
  let colors: [(UInt32, Int)]
  /// The component with the widest range: 16, 8 or 0 for red, green or blue; `range` is that range.
  private let shift: UInt32
  let range: Int

  init(_ colors: [(UInt32, Int)]) {
    self.colors = colors
    let ranges = [UInt32(16), 8, 0].map { shift -> (shift: UInt32, range: Int) in
      let parts = colors.map { Int($0.0 >> shift & 0xFF) }
      return (shift, (parts.max() ?? 0) - (parts.min() ?? 0))
    }
    let widest = ranges.max { $0.range < $1.range }
    (shift, range) = (widest?.shift ?? 0, widest?.range ?? 0)
  }

  /// Two boxes of about equally many pixels; `nil` if all colours are equal.
  var halves: (ColorBox, ColorBox)? {
    guard range > 0 else { return nil }
    let shift = shift
    let sorted = colors.sorted { ($0.0 >> shift & 0xFF, $0.0) < ($1.0 >> shift & 0xFF, $1.0) }
    let half = sorted.reduce(0) { $0 + $1.1 } / 2
    var sum = 0
    let middle = sorted.firstIndex { color in
      sum += color.1
      return sum > half
    }
    let end = min(max(middle ?? 1, 1), sorted.count - 1)
    return (ColorBox(Array(sorted[..<end])), ColorBox(Array(sorted[end...])))
  }

  var mean: UInt32 {
    let count = max(colors.reduce(0) { $0 + $1.1 }, 1)
    return [UInt32(16), 8, 0].reduce(0) { result, shift in
      let sum = colors.reduce(0) { $0 + Int($1.0 >> shift & 0xFF) * $1.1 }
      return result << 8 | UInt32((sum + count / 2) / count)
    }
  }
}
