public import Foundation

extension Path {
  /// The smallest rectangle around what is drawn; the null rectangle for an empty path.
  public var boundingRect: CGRect {
    var points: [CGPoint] = []
    for element in elements {
      if case .move(let end) = element { points.append(end) }
    }
    for segment in segments {
      points.append(segment.end)
      points.append(contentsOf: segment.extremes)
    }
    guard let first = points.first else { return .null }
    var (left, right, top, bottom) = (first.x, first.x, first.y, first.y)
    for point in points {
      (left, right) = (min(left, point.x), max(right, point.x))
      (top, bottom) = (min(top, point.y), max(bottom, point.y))
    }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Whether a point is inside, by the non-zero rule or by the even-odd one.
  public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
    var winding = 0
    var (start, previous) = (CGPoint.zero, CGPoint.zero)
    func cross(_ end: CGPoint) {
      let isDown = previous.y <= point.y
      if isDown != (end.y <= point.y) {
        let x = previous.x + (point.y - previous.y) / (end.y - previous.y) * (end.x - previous.x)
        if x > point.x { winding += isDown ? 1 : -1 }
      }
      previous = end
    }
    for segment in segments {
      if segment.isFirst {
        cross(start)
        (start, previous) = (segment.start, segment.start)
      }
      for end in segment.flattened { cross(end) }
    }
    cross(start)
    return eoFill ? !winding.isMultiple(of: 2) : winding != 0
  }
}

extension Path.Segment {
  /// The places where a curve turns back on an axis.
  fileprivate var extremes: [CGPoint] {
    switch element {
    case .move, .line, .closeSubpath: []
    case .quadCurve(let end, let control):
      [(start.x, control.x, end.x), (start.y, control.y, end.y)].compactMap { a, b, c in
        let divisor = a - 2 * b + c
        return divisor == 0 ? nil : (a - b) / divisor
      }.filter { $0 > 0 && $0 < 1 }.map(point(at:))
    case .curve(let end, let control1, let control2):
      [
        (start.x, control1.x, control2.x, end.x),
        (start.y, control1.y, control2.y, end.y),
      ].flatMap(Self.turns).filter { $0 > 0 && $0 < 1 }.map(point(at:))
    }
  }

  /// Where the derivative of a cubic curve is zero on one axis.
  private static func turns(_ p: CGFloat, _ q: CGFloat, _ r: CGFloat, _ s: CGFloat) -> [CGFloat] {
    let (a, b, c) = (s - 3 * r + 3 * q - p, 2 * (p - 2 * q + r), q - p)
    if abs(a) < 1e-12 { return b == 0 ? [] : [-c / b] }
    let root = b * b - 4 * a * c
    guard root >= 0 else { return [] }
    return [(-b + root.squareRoot()) / (2 * a), (-b - root.squareRoot()) / (2 * a)]
  }
}
