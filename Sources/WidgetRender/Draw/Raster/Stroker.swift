import SystemLibrary

/// Converts lines of a given width to areas, to be filled by the non-zero rule.
struct Stroker {
  private let radius: Double
  private let stroke: ArchivedStroke
  private(set) var areas: [Polyline] = []

  /// The greatest length of a miter, the point of a corner, in line widths; longer ones are cut
  /// off, as in Core Graphics.
  private static let miterLimit = 10.0
  /// The number of corners after which nothing more is added; one dot with a round cap may have 64.
  private let maximumCorners: Int
  private(set) var corners = 0

  /// Creates a stroker for lines of a width in points.
  init(_ stroke: ArchivedStroke, width: Double, maximumCorners: Int) {
    self.maximumCorners = maximumCorners
    self.stroke = stroke
    radius = width / 2
  }

  mutating func add(_ line: Polyline) {
    guard corners < maximumCorners else { return }
    var points: [ArchivedPoint] = []
    for point in line.trace where points.last.map({ ($0 - point).length > 0.01 }) ?? true {
      points.append(point)
    }
    guard let first = points.first else { return }
    guard points.count > 1 else {
      if stroke.cap != .butt { addDot(first) }
      return
    }
    for index in 1..<points.count where corners < maximumCorners {
      let (start, end) = (points[index - 1], points[index])
      let isFirst = index == 1 && !line.isClosed
      let isLast = index == points.count - 1 && !line.isClosed
      addSegment(start, end, isFirst: isFirst, isLast: isLast)
      if !isLast { addJoin(start, end, index + 1 < points.count ? points[index + 1] : points[1]) }
    }
    if stroke.cap == .round, !line.isClosed {
      addDot(first)
      addDot(points[points.count - 1])
    }
  }

  private mutating func addSegment(
    _ start: ArchivedPoint,
    _ end: ArchivedPoint,
    isFirst: Bool,
    isLast: Bool
  ) {
    let along = (end - start) * (radius / max((end - start).length, 0.01))
    let across = ArchivedPoint(x: -along.y, y: along.x)
    let isSquare = stroke.cap == .square
    let from = isSquare && isFirst ? start - along : start
    let to = isSquare && isLast ? end + along : end
    addArea([from - across, to - across, to + across, from + across])
  }

  private mutating func addJoin(
    _ before: ArchivedPoint,
    _ corner: ArchivedPoint,
    _ after: ArchivedPoint
  ) {
    let (first, second) = (corner - before, after - corner)
    guard first.length > 0, second.length > 0 else { return }
    let incoming = first * (1 / first.length)
    let outgoing = second * (1 / second.length)
    let turn = incoming.x * outgoing.y - incoming.y * outgoing.x
    let cosine = incoming.x * outgoing.x + incoming.y * outgoing.y
    // Nearly straight: the segments touch.
    if abs(turn) < 0.02, cosine > 0 { return }
    if stroke.join == .round { return addDot(corner) }
    let side = turn > 0 ? -1.0 : 1.0
    let outer1 = corner + ArchivedPoint(x: -incoming.y, y: incoming.x) * (radius * side)
    let outer2 = corner + ArchivedPoint(x: -outgoing.y, y: outgoing.x) * (radius * side)
    // The miter's length is 1 / sin of half the angle between the lines, in widths.
    let halfAngleSine = ((1 + cosine) / 2).squareRoot()
    guard stroke.join == .miter, halfAngleSine > 1 / Self.miterLimit else {
      return addArea([corner, outer1, outer2])
    }
    let middle = outer1.toward(outer2, 0.5) - corner
    let distance = radius / halfAngleSine
    let tip = corner + middle * (distance / max(middle.length, 0.01))
    addArea([corner, outer1, tip, outer2])
  }

  private mutating func addDot(_ middle: ArchivedPoint) {
    guard corners < maximumCorners else { return }
    let pieces = Int(min(max(radius * 2, 8), 64))
    addArea(
      OutlineTracer.arc(middle, radius, radius, from: 0, quarters: 4, pieces: pieces).dropLast()
    )
  }

  /// Adds an area with its points in the same direction as in all others, so that none cancels
  /// another.
  private mutating func addArea(_ points: [ArchivedPoint]) {
    guard corners < maximumCorners else { return }
    corners += points.count
    var area = 0.0
    for index in points.indices {
      let (point, next) = (points[index], points[(index + 1) % points.count])
      area += point.x * next.y - next.x * point.y
    }
    areas.append(Polyline(area < 0 ? points.reversed() : points, isClosed: true))
  }
}
