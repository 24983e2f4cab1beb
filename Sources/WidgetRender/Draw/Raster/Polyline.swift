/// Straight lines from point to point, into which every outline is converted before it is drawn.
struct Polyline: Hashable {
  var points: [ArchivedPoint]
  var isClosed: Bool

  init(_ points: [ArchivedPoint] = [], isClosed: Bool = false) {
    self.points = points
    self.isClosed = isClosed
  }

  /// The points; for a closed line the first one is repeated at the end.
  var trace: [ArchivedPoint] {
    guard isClosed, let first = points.first, points.count > 1 else { return points }
    return points + [first]
  }

  var length: Double {
    let trace = trace
    return zip(trace, trace.dropFirst()).reduce(0) { $0 + ($1.1 - $1.0).length }
  }

  /// Returns the pieces between ascending pairs of distances from the start; none extends beyond
  /// the end of the line.
  func pieces(_ ranges: [(from: Double, to: Double)]) -> [Polyline] {
    var result: [Polyline] = []
    var current: [ArchivedPoint] = []
    var position = 0.0
    var next = 0
    let trace = trace
    for (start, end) in zip(trace, trace.dropFirst()) {
      let length = (end - start).length
      guard length > 0 else { continue }
      while next < ranges.count {
        let range = ranges[next]
        if range.from > position + length { break }
        if current.isEmpty {
          current.append(start.toward(end, max(range.from - position, 0) / length))
        }
        if range.to > position + length {
          current.append(end)
          break
        }
        current.append(start.toward(end, max(range.to - position, 0) / length))
        result.append(Polyline(current))
        current = []
        next += 1
      }
      position += length
    }
    if current.count > 1 { result.append(Polyline(current)) }
    return result
  }
}

extension [Polyline] {
  /// Returns the lines after a transform.
  func applying(_ transform: PlaneTransform) -> [Polyline] {
    if transform.isIdentity { return self }
    return map { Polyline($0.points.map(transform.apply), isClosed: $0.isClosed) }
  }

  /// Returns the parts of the lines between two fractions of their whole length (SU-64).
  func trimmed(from: Double, to: Double) -> [Polyline] {
    let lengths = map(\.length)
    let total = lengths.reduce(0, +)
    let (first, last) = (Self.fraction(from) * total, Self.fraction(to) * total)
    guard last > first else { return [] }
    if first <= 0, last >= total { return self }
    var result: [Polyline] = []
    var position = 0.0
    for (line, length) in zip(self, lengths) {
      let (start, end) = (Swift.max(first - position, 0), Swift.min(last - position, length))
      position += length
      guard end > start else { continue }
      result += start <= 0 && end >= length ? [line] : line.pieces([(start, end)])
    }
    return result
  }

  private static func fraction(_ value: Double) -> Double {
    value.isNaN ? 0 : Swift.min(Swift.max(value, 0), 1)
  }
}

extension [Polyline] {
  /// Returns the strokes of a dashed line, at most `maximumStrokes`; lengths are in points.
  func dashed(_ stroke: ArchivedStroke, maximumStrokes: Int) -> [Polyline] {
    // With an infinite sum of lengths the loop would never end.
    let lengths = stroke.dash.map { Swift.max($0.archivable, 0) }
    let pattern = lengths.count % 2 == 0 ? lengths : lengths + lengths
    let period = pattern.reduce(0, +)
    // A pattern shorter than a point looks like a solid line.
    guard period >= 1 else { return self }
    var strokes: [Polyline] = []
    for line in self where strokes.count < maximumStrokes {
      let most = Swift.min(maximumStrokes - strokes.count, Self.strokesOfLine)
      strokes += line.pieces(Self.ranges(pattern, period, stroke.dashPhase, line.length, most))
    }
    return strokes
  }

  /// The most strokes of one dashed line, as many as a picture can show.
  private static let strokesOfLine = 2_000

  private static func ranges(
    _ pattern: [Double],
    _ period: Double,
    _ phase: Double,
    _ length: Double,
    _ most: Int
  ) -> [(from: Double, to: Double)] {
    var ranges: [(from: Double, to: Double)] = []
    let phase = phase.isFinite ? phase.truncatingRemainder(dividingBy: period) : 0
    var position = phase > 0 ? -phase : -phase - period
    while position < length, ranges.count < most {
      for index in stride(from: 0, to: pattern.count - 1, by: 2) {
        let end = position + pattern[index]
        if end > 0, position < length {
          ranges.append((Swift.max(position, 0), Swift.min(end, length)))
        }
        position = end + pattern[index + 1]
      }
    }
    return ranges
  }
}

extension [Polyline] {
  /// Returns the cells that the lines touch, extended by `spread` points on each side.
  func cells(spread: Double = 0) -> CellRect {
    var (left, top) = (Double.infinity, Double.infinity)
    var (right, bottom) = (-Double.infinity, -Double.infinity)
    for line in self {
      for point in line.points {
        (left, right) = (Swift.min(left, point.x), Swift.max(right, point.x))
        (top, bottom) = (Swift.min(top, point.y), Swift.max(bottom, point.y))
      }
    }
    guard left <= right else { return CellRect(origin: .zero, size: .zero) }
    func cell(_ points: Double, _ scale: Double, _ rule: FloatingPointRoundingRule) -> Int {
      Int((ArchivedPoint.limited(points) / scale).rounded(rule))
    }
    let column = cell(left - spread, PointScale.pointsPerColumn, .down)
    let row = cell(top - spread, PointScale.pointsPerRow, .down)
    return CellRect(
      column: column,
      row: row,
      columns: cell(right + spread, PointScale.pointsPerColumn, .up) - column,
      rows: cell(bottom + spread, PointScale.pointsPerRow, .up) - row
    )
  }
}
