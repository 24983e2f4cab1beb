public import Foundation

extension Path {
  /// Begins a new subpath at a point.
  public mutating func move(to end: CGPoint) { append(.move(to: end)) }

  public mutating func addLine(to end: CGPoint) { append(.line(to: end)) }

  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    append(.quadCurve(to: end, control: control))
  }

  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    append(.curve(to: end, control1: control1, control2: control2))
  }

  /// Closes the current subpath with a line.
  public mutating func closeSubpath() { append(.closeSubpath) }

  /// Adds a separate line through all points.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }

  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    guard !rect.isNull else { return }
    add(transform) { path in
      path.addLines([
        CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
        CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
      ])
      path.closeSubpath()
    }
  }

  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds an ellipse that touches the four sides of `rect`, clockwise from the middle of the right
  /// side.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    guard !rect.isNull else { return }
    let unit = CGAffineTransform(
      a: rect.width / 2,
      b: 0,
      c: 0,
      d: rect.height / 2,
      tx: rect.midX,
      ty: rect.midY
    )
    add(unit.concatenating(transform)) { path in
      path.addArc(from: 0, by: 2 * .pi)
      path.closeSubpath()
    }
  }

  /// Adds the elements of another path after those of this one.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    for element in path.elements {
      append(transform.isIdentity ? element : element.applying(transform))
    }
  }

  /// Adds the path that `draw` creates, with its points transformed.
  mutating func add(_ transform: CGAffineTransform, _ draw: (inout Path) -> Void) {
    var other = Path()
    draw(&other)
    addPath(other, transform: transform)
  }
}

extension Path.Element {
  func applying(_ transform: CGAffineTransform) -> Path.Element {
    switch self {
    case .move(let end): .move(to: end.applying(transform))
    case .line(let end): .line(to: end.applying(transform))
    case .quadCurve(let end, let control):
      .quadCurve(to: end.applying(transform), control: control.applying(transform))
    case .curve(let end, let control1, let control2):
      .curve(
        to: end.applying(transform),
        control1: control1.applying(transform),
        control2: control2.applying(transform)
      )
    case .closeSubpath: .closeSubpath
    }
  }
}

extension Path {
  /// Returns the outline of a line along the path.
  ///
  /// Corners and round ends become circles; dashes are ignored.
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

  /// Adds a straight line with a width, in the same direction as circles so that the non-zero rule
  /// joins them.
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
