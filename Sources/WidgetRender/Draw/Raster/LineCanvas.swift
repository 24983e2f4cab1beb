/// Thin lines on cells of 2 × 4 dots, as in Braille patterns, with their directions for ASCII.
struct LineCanvas {
  private let area: CellRect
  private var cells: [UInt8]
  /// For each cell the horizontal and vertical extent of its lines, and the sign of their slope.
  ///
  /// The slope is positive towards the bottom trailing corner.
  private var ways: [(across: Double, down: Double, slope: Double)]

  /// The distance in points between dots, on both axes.
  private static let dot = 4.0
  /// The number of dots and lines after which nothing more is drawn, so that time is limited.
  private let maximumSteps: Int
  private(set) var steps = 0

  init(_ area: CellRect, maximumSteps: Int) {
    self.area = area
    self.maximumSteps = maximumSteps
    let count = area.size.columns * area.size.rows
    cells = Array(repeating: 0, count: count)
    ways = Array(repeating: (0, 0, 0), count: count)
  }

  /// Returns the dots of a cell as the bits of a Braille pattern.
  func dots(column: Int, row: Int) -> UInt8 {
    index(column, row).map { cells[$0] } ?? 0
  }

  /// Returns the ASCII character for the main direction of the lines in a cell.
  func asciiGlyph(column: Int, row: Int) -> UInt32 {
    guard let index = index(column, row) else { return 0x20 }
    let way = ways[index]
    // A cell is twice as high as wide, so its diagonal is steep.
    let glyph: Unicode.Scalar =
      way.down < way.across * 0.6
      ? "-"
      : way.across < way.down * 0.4
        ? "|"
        : way.slope < 0
          ? "/" : "\\"
    return glyph.value
  }

  mutating func add(_ line: Polyline) {
    let trace = line.trace
    for (start, end) in zip(trace, trace.dropFirst()) { add(start, end) }
  }

  /// Adds the dots whose four pixels, each 0 to 255, add up to `threshold`; by default they are
  /// mostly covered.
  mutating func add(_ coverage: Coverage, from threshold: Int = 600) {
    for row in 0..<coverage.rows / 2 {
      for column in 0..<coverage.columns / 2 {
        let start = row * 2 * coverage.columns + column * 2
        let below = start + coverage.columns
        let sum =
          Int(coverage.pixels[start]) + Int(coverage.pixels[start + 1])
          + Int(coverage.pixels[below]) + Int(coverage.pixels[below + 1])
        guard sum >= threshold else { continue }
        let place = CellPoint(column: column >> 1, row: row >> 2)
        cells[place.row * area.size.columns + place.column] |= Self.bit(column & 1, row & 3)
      }
    }
  }

  /// Draws a line with one dot for each step along the longer axis, so that it is one dot thick.
  private mutating func add(_ start: ArchivedPoint, _ end: ArchivedPoint) {
    let way = end - start
    let count = max(Int((max(abs(way.x), abs(way.y)) / Self.dot).rounded(.up)), 1)
    guard steps < maximumSteps else { return }
    steps += 1
    guard let (from, to) = visible(start, end, count) else { return }
    guard to - from <= maximumSteps - steps else { return }
    steps += to - from
    for step in from..<max(min(to, count), from) {
      set(start.toward(end, Double(step) / Double(count)), way)
    }
  }

  /// Returns the range of a line's steps that can touch the area; `nil` if there are none.
  private func visible(_ start: ArchivedPoint, _ end: ArchivedPoint, _ count: Int) -> (Int, Int)? {
    let frame = PlaneRect(area).inset(by: -Self.dot)
    var (low, high) = (0.0, 1.0)
    for (from, to, least, most) in [
      (start.x, end.x, frame.x, frame.endX), (start.y, end.y, frame.y, frame.endY),
    ] {
      let way = to - from
      if abs(way) < 1e-9 {
        if from < least || from > most { return nil }
        continue
      }
      let (first, second) = ((least - from) / way, (most - from) / way)
      low = max(low, min(first, second))
      high = min(high, max(first, second))
    }
    guard low <= high else { return nil }
    let steps = Double(count)
    return (Int((low * steps).rounded(.down)), Int((high * steps).rounded(.up)) + 1)
  }

  private mutating func set(_ point: ArchivedPoint, _ way: ArchivedPoint) {
    let (x, y) = (Self.dot(at: point.x), Self.dot(at: point.y))
    let (column, row) = (x >> 1, y >> 2)
    guard let index = index(column, row) else { return }
    cells[index] |= Self.bit(x & 1, y & 3)
    ways[index].across += abs(way.x)
    ways[index].down += abs(way.y)
    ways[index].slope += way.x * way.y < 0 ? -1 : 1
  }

  /// Returns the index of the dot at a coordinate; a small tolerance compensates for rounding
  /// errors.
  private static func dot(at place: Double) -> Int {
    Int((place / dot + 1e-9).rounded(.down))
  }

  /// Returns the bit of a dot in a Braille pattern.
  ///
  /// Braille numbers its upper six dots by columns; the two at the bottom were added later.
  private static func bit(_ x: Int, _ y: Int) -> UInt8 {
    y == 3 ? 0x40 << UInt8(x) : 1 << UInt8(x * 3 + y)
  }

  private func index(_ column: Int, _ row: Int) -> Int? {
    guard area.contains(CellPoint(column: column, row: row)) else { return nil }
    return (row - area.origin.row) * area.size.columns + column - area.origin.column
  }
}
