/// Finds the pixels inside closed lines, row by row from the top.
struct ScanConverter {
  private struct Edge {
    var top: Double
    var bottom: Double
    /// The edge's horizontal position at `top`; `slope` is its change with each point downward.
    var x: Double
    var slope: Double
    var winding: Int
  }

  /// The number of sampled lines in a row of pixels.
  private static let linesInPixel = 4

  private var edges: [Edge] = []
  private let area: CellRect
  private let frame: PlaneRect

  private init(_ area: CellRect) {
    self.area = area
    frame = PlaneRect(area)
  }

  /// Returns the pixels of `area` inside the closed lines; `nil` if the budget does not suffice.
  static func fill(
    _ lines: [Polyline],
    isEvenOdd: Bool,
    in area: CellRect,
    _ budget: inout DrawingBudget
  ) -> Coverage? {
    var coverage = Coverage(area)
    guard !area.isEmpty else { return coverage }
    var converter = ScanConverter(area)
    for line in lines { converter.add(line) }
    // At most the lines of the area for each edge: a number that fits.
    guard budget.spend(Int(converter.crossings), .crossing) else { return nil }
    converter.run(isEvenOdd: isEvenOdd, &coverage)
    return coverage
  }

  /// An estimate of the work of filling.
  ///
  /// It is the number of crossings of edges with sampled rows. Each edge adds one, because all
  /// edges are sorted.
  private var crossings: Double {
    edges.reduce(0) { $0 + ($1.bottom - $1.top) / Self.step + 1 }
  }

  /// The distance in points from one sampled line to the next.
  private static let step = Coverage.pixel / Double(linesInPixel)

  private mutating func add(_ line: Polyline) {
    guard line.points.count > 2, var last = line.points.last else { return }
    for point in line.points {
      defer { last = point }
      guard point.y != last.y else { continue }
      let isDown = point.y > last.y
      let (upper, lower) = isDown ? (last, point) : (point, last)
      let slope = (lower.x - upper.x) / (lower.y - upper.y)
      let top = max(upper.y, frame.y)
      guard lower.y > frame.y, upper.y < frame.endY, slope.isFinite else { continue }
      edges.append(
        Edge(
          top: top,
          bottom: min(lower.y, frame.endY),
          x: upper.x + slope * (top - upper.y),
          slope: slope,
          winding: isDown ? 1 : -1
        )
      )
    }
  }

  private mutating func run(isEvenOdd: Bool, _ coverage: inout Coverage) {
    edges.sort { $0.top < $1.top }
    var next = 0
    var active: [Int] = []
    var found: [(x: Double, winding: Int)] = []
    var line = PixelLine(columns: coverage.columns)
    for row in 0..<coverage.rows {
      for sample in 0..<Self.linesInPixel {
        let y = frame.y + Double(row) * Coverage.pixel + (Double(sample) + 0.5) * Self.step
        while next < edges.count, edges[next].top <= y {
          active.append(next)
          next += 1
        }
        active.removeAll { edges[$0].bottom <= y }
        guard !active.isEmpty else { continue }
        found.removeAll(keepingCapacity: true)
        for index in active {
          let edge = edges[index]
          found.append((edge.x + edge.slope * (y - edge.top), edge.winding))
        }
        found.sort { $0.x < $1.x }
        addSpans(found, isEvenOdd, &line)
      }
      line.write(to: &coverage.pixels, at: row * coverage.columns, lines: Self.linesInPixel)
    }
  }

  private func addSpans(
    _ crossings: [(x: Double, winding: Int)],
    _ isEvenOdd: Bool,
    _ line: inout PixelLine
  ) {
    var winding = 0
    var start = 0.0
    for crossing in crossings {
      let wasInside = isEvenOdd ? winding & 1 != 0 : winding != 0
      winding += crossing.winding
      let isInside = isEvenOdd ? winding & 1 != 0 : winding != 0
      if isInside == wasInside { continue }
      let x = (crossing.x - frame.x) / Coverage.pixel
      if isInside { start = x } else { line.add(from: start, to: x) }
    }
  }
}

/// A row of pixels to which spans are added; the cost of a span does not depend on its length.
private struct PixelLine {
  private var changes: [Float]
  private let columns: Int
  private var isEmpty = true

  init(columns: Int) {
    self.columns = columns
    changes = Array(repeating: 0, count: columns + 2)
  }

  mutating func add(from: Double, to: Double) {
    let (left, right) = (clamped(from), clamped(to))
    guard right > left else { return }
    isEmpty = false
    change(at: left, by: 1)
    change(at: right, by: -1)
  }

  /// Writes the coverage of each pixel by `lines` sampled lines, and resets the counters.
  mutating func write(to pixels: inout [UInt8], at start: Int, lines: Int) {
    if isEmpty { return }
    isEmpty = true
    var sum: Float = 0
    for column in 0..<columns {
      sum += changes[column]
      changes[column] = 0
      let value = (sum * 255 / Float(lines)).rounded()
      pixels[start + column] = UInt8(min(max(value, 0), 255))
    }
    changes[columns] = 0
    changes[columns + 1] = 0
  }

  private func clamped(_ x: Double) -> Float { Float(min(max(x, 0), Double(columns))) }

  /// Changes the coverage from a position within a pixel on: of this pixel partly, of all pixels
  /// after it completely.
  private mutating func change(at x: Float, by amount: Float) {
    let column = Int(x)
    let part = x - Float(column)
    changes[column] += amount * (1 - part)
    changes[column + 1] += amount * part
  }
}
