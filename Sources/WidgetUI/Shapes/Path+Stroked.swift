import Foundation

extension Path {
  /// The outline of a line along the path: corners and round ends are circles, dashes are left out.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    let half = style.lineWidth / 2
    guard half > 0, half.isFinite else { return Path() }
    var result = Path()
    for segment in segments {
      var start = segment.start
      if !segment.isFirst || style.lineCap == .round { result.addDot(at: start, radius: half) }
      for (index, end) in segment.flattened.enumerated() {
        if index > 0 { result.addDot(at: start, radius: half) }
        result.addBar(from: start, to: end, half: half)
        start = end
      }
      if style.lineCap == .round { result.addDot(at: start, radius: half) }
    }
    return result
  }

  private mutating func addDot(at center: CGPoint, radius: CGFloat) {
    addEllipse(
      in: CGRect(
        x: center.x - radius,
        y: center.y - radius,
        width: 2 * radius,
        height: 2 * radius
      )
    )
  }

  /// A straight line with a width; it winds as circles do, so that both join under the non-zero rule.
  private mutating func addBar(from start: CGPoint, to end: CGPoint, half: CGFloat) {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let length = hypot(dx, dy)
    guard length > 0 else { return }
    let (x, y) = (-dy / length * half, dx / length * half)
    addLines([
      CGPoint(x: start.x - x, y: start.y - y), CGPoint(x: end.x - x, y: end.y - y),
      CGPoint(x: end.x + x, y: end.y + y), CGPoint(x: start.x + x, y: start.y + y),
    ])
    closeSubpath()
  }
}
