import SystemLibrary

/// The coverage of each pixel of one or more cells by a character, 0 to 255, row by row.
struct GlyphMask {
  let width: Int
  let height: Int
  var pixels: [UInt8]
  /// The colour of each pixel, `0xRRGGBB`; `nil` unless the character has its own colours.
  var colors: [UInt32]?

  init(width: Int, height: Int) {
    (self.width, self.height) = (width, height)
    pixels = Array(repeating: 0, count: width * height)
  }

  /// Sets the coverage of a rectangle, clipped to the mask.
  mutating func fill(_ x: Int, _ y: Int, _ columns: Int, _ rows: Int, with share: UInt8 = 255) {
    let right = min(x + columns, width)
    for row in max(y, 0)..<max(min(y + rows, height), max(y, 0)) {
      for column in max(x, 0)..<max(right, max(x, 0)) { pixels[row * width + column] = share }
    }
  }
}

/// Draws characters with soft edges, at a given number of pixels for each unit of the cell.
///
/// The coverage of a pixel depends on the distance of its middle from a line or an edge. So ends
/// and corners are round without further work.
struct GlyphRaster {
  /// The number of pixels for each unit; a cell is 8 by 16 units.
  let scale: Int

  /// The factor by which the lines of bold characters are thicker.
  private static let boldness = 1.5
  /// The horizontal shift of italic characters for each unit upwards.
  private static let slant = 0.2

  var cellWidth: Int { Int(GlyphDrawing.width) * scale }
  var cellHeight: Int { Int(GlyphDrawing.height) * scale }

  /// Returns the mask of a drawing in one cell.
  func mask(_ drawing: GlyphDrawing, isBold: Bool, isItalic: Bool) -> GlyphMask {
    var mask = GlyphMask(width: cellWidth, height: cellHeight)
    let weight = isBold ? Self.boldness : 1
    let fit = GlyphFit(drawing, scale: Double(scale), weight: weight)
    for part in drawing.parts {
      var part = part.moved(fit.place, weight: weight * Double(scale))
      if isItalic {
        let middle = GlyphDrawing.middle * Double(scale)
        part = part.moved { ArchivedPoint(x: $0.x + (middle - $0.y) * Self.slant, y: $0.y) }
      }
      draw(part, &mask)
    }
    return mask
  }

  /// Draws one part of a character, an area or a line, whose points are in pixels.
  func draw(_ part: GlyphDrawing.Part, _ mask: inout GlyphMask) {
    let edges = part.lines.flatMap { Self.edges($0, isArea: part.width == nil) }
    guard !edges.isEmpty else { return }
    for row in 0..<mask.height {
      for column in 0..<mask.width {
        let point = ArchivedPoint(x: Double(column) + 0.5, y: Double(row) + 0.5)
        let index = row * mask.width + column
        let share = Self.share(of: point, edges, width: part.width)
        if share == 0 { continue }
        if part.isCut {
          mask.pixels[index] = UInt8(Int(mask.pixels[index]) * (255 - share) / 255)
        } else {
          mask.pixels[index] = UInt8(max(Int(mask.pixels[index]), share))
        }
      }
    }
  }

  /// Returns the coverage of the pixel around `point`, 0 to 255: by an area or, if `width` is
  /// given, by a line.
  private static func share(of point: ArchivedPoint, _ edges: [Edge], width: Double?) -> Int {
    var nearest = Double.infinity
    var winding = 0
    for edge in edges {
      nearest = min(nearest, edge.squaredDistance(to: point))
      if width == nil { winding += edge.winding(right: point) }
    }
    let distance = nearest.squareRoot()
    let inside = width.map { $0 / 2 - distance } ?? (winding == 0 ? -distance : distance)
    return Int((min(max(inside + 0.5, 0), 1) * 255).rounded())
  }

  private static func edges(_ line: Polyline, isArea: Bool) -> [Edge] {
    var trace = line.trace
    if isArea, !line.isClosed, let first = line.points.first { trace.append(first) }
    guard trace.count > 1 else { return trace.first.map { [Edge(start: $0, end: $0)] } ?? [] }
    return zip(trace, trace.dropFirst()).map { Edge(start: $0, end: $1) }
  }

  private struct Edge {
    var start: ArchivedPoint
    var end: ArchivedPoint

    func squaredDistance(to point: ArchivedPoint) -> Double {
      let (dx, dy) = (end.x - start.x, end.y - start.y)
      let length = dx * dx + dy * dy
      var (x, y) = (point.x - start.x, point.y - start.y)
      if length > 0 {
        let along = min(max((x * dx + y * dy) / length, 0), 1)
        x -= dx * along
        y -= dy * along
      }
      return x * x + y * y
    }

    /// Returns 1 or -1 if a ray from the point to the left crosses the edge downwards or upwards, otherwise 0.
    func winding(right point: ArchivedPoint) -> Int {
      let isDown = start.y <= point.y && point.y < end.y
      let isUp = end.y <= point.y && point.y < start.y
      guard isDown || isUp else { return 0 }
      let x = start.x + (point.y - start.y) * (end.x - start.x) / (end.y - start.y)
      return point.x > x ? (isDown ? 1 : -1) : 0
    }
  }
}

/// Moves the vertical and horizontal lines of a drawing onto whole pixels, so that stems are sharp at small scales.
///
/// All other points are moved proportionally between them.
struct GlyphFit {
  private let scale: Double
  private var columns: [(from: Double, to: Double)] = []
  private var rows: [(from: Double, to: Double)] = []

  /// The length in units below which a line counts as part of a curve and is not moved.
  private static let shortest = 1.0

  init(_ drawing: GlyphDrawing, scale: Double, weight: Double) {
    self.scale = scale
    for part in drawing.parts {
      guard let width = part.width else { continue }
      for line in part.lines {
        for (start, end) in zip(line.trace, line.trace.dropFirst())
        where (end - start).length >= Self.shortest {
          let pixels = max((width * weight * scale).rounded(), 1)
          if abs(start.x - end.x) < 0.001 { Self.add(start.x * scale, pixels, &columns) }
          if abs(start.y - end.y) < 0.001 { Self.add(start.y * scale, pixels, &rows) }
        }
      }
    }
    columns.sort { $0.from < $1.from }
    rows.sort { $0.from < $1.from }
  }

  /// Adds the centre of a line, moved to the middle of a pixel if the line has an odd number of
  /// pixels, else between two.
  private static func add(
    _ place: Double,
    _ pixels: Double,
    _ fits: inout [(from: Double, to: Double)]
  ) {
    guard !fits.contains(where: { abs($0.from - place) < 0.001 }) else { return }
    let isOdd = pixels.truncatingRemainder(dividingBy: 2) == 1
    fits.append((place, isOdd ? place.rounded(.down) + 0.5 : place.rounded()))
  }

  /// Returns the position of a point of the drawing, in pixels.
  func place(_ point: ArchivedPoint) -> ArchivedPoint {
    ArchivedPoint(
      x: Self.fitted(point.x * scale, columns),
      y: Self.fitted(point.y * scale, rows)
    )
  }

  private static func fitted(_ value: Double, _ fits: [(from: Double, to: Double)]) -> Double {
    guard let first = fits.first, let last = fits.last else { return value }
    if value <= first.from { return value + first.to - first.from }
    if value >= last.from { return value + last.to - last.from }
    for (lower, upper) in zip(fits, fits.dropFirst()) where value <= upper.from {
      let share = (value - lower.from) / max(upper.from - lower.from, 0.001)
      return lower.to + (upper.to - lower.to) * share
    }
    return value
  }
}
