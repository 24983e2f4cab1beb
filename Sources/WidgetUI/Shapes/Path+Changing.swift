public import Foundation

extension Path {
  /// The path with each of its points changed.
  public func applying(_ transform: CGAffineTransform) -> Path {
    transform.isIdentity ? self : Path(elements.map { $0.applying(transform) })
  }

  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }

  /// The part between two fractions of the length of all its lines, from where it begins.
  public func trimmedPath(from startFraction: CGFloat, to endFraction: CGFloat) -> Path {
    let (from, to) = (min(max(startFraction, 0), 1), min(max(endFraction, 0), 1))
    guard from < to else { return Path() }
    if from == 0, to == 1 { return self }
    let segments = segments
    let lengths = segments.map(\.length)
    let whole = lengths.reduce(0, +)
    guard whole > 0, whole.isFinite else { return Path() }
    var result = Path()
    var position: CGFloat = 0
    for (segment, length) in zip(segments, lengths) {
      defer { position += length }
      let (begin, end) = (max(from * whole - position, 0), min(to * whole - position, length))
      guard begin < end, length > 0 else { continue }
      let piece = segment.part(from: begin / length, to: end / length)
      if segment.isFirst || result.currentPoint != piece.start { result.move(to: piece.start) }
      result.append(piece.element)
    }
    return result
  }
}

extension Path.Segment {
  /// The part between two fractions of the segment's length.
  fileprivate func part(from: CGFloat, to: CGFloat) -> Path.Segment {
    let (first, last) = (parameter(at: from), parameter(at: to))
    let head = last < 1 ? split(at: last).0 : self
    return first > 0 ? head.split(at: first / last).1 : head
  }

  /// The curve's parameter at a fraction of its length.
  private func parameter(at fraction: CGFloat) -> CGFloat {
    if case .line = element { return fraction }
    if fraction <= 0 || fraction >= 1 { return min(max(fraction, 0), 1) }
    let goal = length * fraction
    var (sum, previous) = (CGFloat.zero, start)
    for (index, point) in flattened.enumerated() {
      let piece = hypot(point.x - previous.x, point.y - previous.y)
      if sum + piece >= goal, piece > 0 {
        return (CGFloat(index) + (goal - sum) / piece) / CGFloat(Self.pieces)
      }
      sum += piece
      previous = point
    }
    return 1
  }
}
