import Foundation

extension Path {
  /// The most straight segments of one path; each is compared with all segments of the other path.
  private static let maximumPieces = 2_000

  /// Returns the area inside either path.
  public func union(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill) { isFirst, isSecond in isFirst || isSecond }
  }

  /// Returns the area inside both paths.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill) { isFirst, isSecond in isFirst && isSecond }
  }

  /// Returns the area inside this path and outside the other.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill) { isFirst, isSecond in isFirst && !isSecond }
  }

  /// Returns the area inside exactly one of the paths.
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill) { isFirst, isSecond in isFirst != isSecond }
  }

  /// Returns the parts of the path's lines that are inside of the other path.
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
    lines(of: other, eoFill, areInside: true)
  }

  /// Returns the parts of the path's lines that are outside of the other path.
  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
    lines(of: other, eoFill, areInside: false)
  }

  /// Combines the areas of two paths by the test `isInside`, and returns the outline of the result.
  ///
  /// The test receives whether a point is inside the first and inside the second path. Curves
  /// become straight segments. Each segment of either outline that has the inside on exactly one
  /// side belongs to the new outline; the segments are joined at their ends.
  private func combined(
    with other: Path,
    _ eoFill: Bool,
    _ isInside: (Bool, Bool) -> Bool
  ) -> Path {
    guard max(straightCount, other.straightCount) <= Self.maximumPieces else { return self }
    // Outlines that run along each other have no crossings; apart by less than any cell shows, they have.
    let second = other.offsetBy(dx: 0.000_37, dy: 0.000_53)
    let edges = pieces(cutBy: second) + second.pieces(cutBy: self)
    let borders = edges.compactMap { edge -> CutEdge? in
      let (left, right) = edge.sides
      let isLeft = isInside(contains(left, eoFill: eoFill), second.contains(left, eoFill: eoFill))
      let isRight = isInside(
        contains(right, eoFill: eoFill),
        second.contains(right, eoFill: eoFill)
      )
      guard isLeft != isRight else { return nil }
      return isLeft ? edge : edge.reversed
    }
    return CutEdge.joined(borders)
  }

  private var straightCount: Int { segments.reduce(0) { $0 + $1.flattened.count } }

  private func lines(of other: Path, _ eoFill: Bool, areInside: Bool) -> Path {
    guard max(straightCount, other.straightCount) <= Self.maximumPieces else { return self }
    var result = Path()
    for edge in pieces(cutBy: other, isClosed: false)
    where other.contains(edge.middle, eoFill: eoFill) == areInside {
      if result.currentPoint != edge.start { result.move(to: edge.start) }
      result.addLine(to: edge.end)
    }
    return result
  }

  /// Returns the outline as straight segments, cut at the crossings with the other outline.
  private func pieces(cutBy other: Path, isClosed: Bool = true) -> [CutEdge] {
    let cuts = other.straightEdges(isClosed: true)
    return straightEdges(isClosed: isClosed).flatMap { edge in
      let places = ([0, 1] + cuts.compactMap { edge.crossing(with: $0) }).sorted()
      return zip(places, places.dropFirst()).compactMap { from, to in
        to - from < 1e-9 ? nil : CutEdge(start: edge.point(at: from), end: edge.point(at: to))
      }
    }
  }

  private func straightEdges(isClosed: Bool) -> [CutEdge] {
    var edges: [CutEdge] = []
    var (first, last) = (CGPoint.zero, CGPoint.zero)
    func add(_ point: CGPoint) {
      if point != last { edges.append(CutEdge(start: last, end: point)) }
      last = point
    }
    for segment in segments {
      if segment.isFirst {
        if isClosed { add(first) }
        (first, last) = (segment.start, segment.start)
      }
      for point in segment.flattened { add(point) }
    }
    if isClosed { add(first) }
    return edges
  }
}

/// A straight segment of an outline.
private struct CutEdge {
  var start: CGPoint
  var end: CGPoint

  var reversed: CutEdge { CutEdge(start: end, end: start) }
  var middle: CGPoint { point(at: 0.5) }

  /// The points just to the left and to the right of the segment's midpoint.
  var sides: (CGPoint, CGPoint) {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let length = max(hypot(dx, dy), 1e-12)
    let (x, y) = (-dy / length * 1e-5, dx / length * 1e-5)
    return (CGPoint(x: middle.x + x, y: middle.y + y), CGPoint(x: middle.x - x, y: middle.y - y))
  }

  func point(at fraction: CGFloat) -> CGPoint {
    if fraction == 1 { return end }
    return CGPoint(
      x: start.x + (end.x - start.x) * fraction,
      y: start.y + (end.y - start.y) * fraction
    )
  }

  /// Returns the fraction of this edge at which another crosses it; `nil` if they do not cross.
  func crossing(with other: CutEdge) -> CGFloat? {
    let (ax, ay) = (end.x - start.x, end.y - start.y)
    let (bx, by) = (other.end.x - other.start.x, other.end.y - other.start.y)
    let divisor = ax * by - ay * bx
    guard abs(divisor) > 1e-12 else { return nil }
    let (cx, cy) = (other.start.x - start.x, other.start.y - start.y)
    let (mine, its) = ((cx * by - cy * bx) / divisor, (cx * ay - cy * ax) / divisor)
    return mine > 0 && mine < 1 && its >= 0 && its <= 1 ? mine : nil
  }

  /// Connects segments to closed outlines.
  static func joined(_ edges: [CutEdge]) -> Path {
    var open = Dictionary(grouping: edges.indices) { edges[$0].start.place }
    var result = Path()
    var isUsed = [Bool](repeating: false, count: edges.count)
    for first in edges.indices where !isUsed[first] {
      var index = first
      result.move(to: edges[first].start)
      // Each step uses an edge, so the walk has an end.
      while true {
        isUsed[index] = true
        result.addLine(to: edges[index].end)
        let place = edges[index].end.place
        open[place]?.removeAll { isUsed[$0] }
        guard let next = open[place]?.first else { break }
        index = next
      }
      result.closeSubpath()
    }
    return result
  }
}

extension CGPoint {
  /// The coordinates rounded to ten-thousandths, by which ends of segments are compared.
  ///
  /// A crossing of two outlines is computed once along each of them, with slightly different
  /// results.
  fileprivate var place: [CGFloat] { [(x * 1e4).rounded(), (y * 1e4).rounded()] }
}
