public import Foundation

/// The outline of a drawing: lines and curves, in points from the top leading corner.
///
/// ```swift
/// let path = Path { path in
///   path.move(to: CGPoint(x: 0, y: 16))
///   path.addLine(to: CGPoint(x: 32, y: 0))
///   path.addQuadCurve(to: CGPoint(x: 64, y: 16), control: CGPoint(x: 48, y: 0))
/// }
/// ```
public struct Path: Equatable, Sendable {
  /// An element of a path: the start of a subpath, a line, a curve, or the end of a subpath.
  public enum Element: Equatable, Sendable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case closeSubpath
  }

  /// The most elements of a path; further ones are dropped.
  private static let maximumElements = 20_000

  private(set) var elements: [Element] = []
  /// The point from which the next line or curve starts; `nil` if the path is empty.
  public private(set) var currentPoint: CGPoint?
  private var subpathStart = CGPoint.zero

  public init() {}

  public init(_ rect: CGRect) {
    addRect(rect)
  }

  public init(
    roundedRect rect: CGRect,
    cornerSize: CGSize,
    style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }

  public init(
    roundedRect rect: CGRect,
    cornerRadius: CGFloat,
    style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(
      in: rect,
      cornerSize: CGSize(width: cornerRadius, height: cornerRadius),
      style: style
    )
  }

  public init(
    roundedRect rect: CGRect,
    cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
  }

  public init(ellipseIn rect: CGRect) {
    addEllipse(in: rect)
  }

  /// Creates the path that `callback` draws.
  public init(_ callback: (inout Path) -> Void) {
    callback(&self)
  }

  init(_ elements: [Element]) {
    for element in elements { append(element) }
  }

  public var isEmpty: Bool { elements.isEmpty }

  /// Calls `body` with each element in the order of drawing.
  public func forEach(_ body: (Path.Element) -> Void) {
    elements.forEach(body)
  }

  /// Adds an element; a line or curve without a starting point is dropped.
  mutating func append(_ element: Element) {
    guard elements.count < Self.maximumElements else { return }
    switch element {
    case .move(let end):
      subpathStart = end
      currentPoint = end
    case .line(let end), .quadCurve(let end, _), .curve(let end, _, _):
      guard currentPoint != nil else { return }
      currentPoint = end
    case .closeSubpath:
      guard currentPoint != nil, elements.last != .closeSubpath else { return }
      currentPoint = subpathStart
    }
    elements.append(element)
  }

  public static func == (left: Path, right: Path) -> Bool { left.elements == right.elements }

  /// Returns the path with each of its points transformed.
  public func applying(_ transform: CGAffineTransform) -> Path {
    transform.isIdentity ? self : Path(elements.map { $0.applying(transform) })
  }

  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }

  /// Returns the part of the path between two fractions of its length.
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
  /// Returns the part between two fractions of the segment's length.
  fileprivate func part(from: CGFloat, to: CGFloat) -> Path.Segment {
    let (first, last) = (parameter(at: from), parameter(at: to))
    let head = last < 1 ? split(at: last).0 : self
    return first > 0 ? head.split(at: first / last).1 : head
  }

  /// Returns the curve's parameter at a fraction of its length.
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

extension Path {
  /// The smallest rectangle that contains the path; the null rectangle if the path is empty.
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

  /// Returns whether a point is inside, by the even-odd rule if `eoFill` is true, otherwise by the
  /// non-zero rule.
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
  /// The points at which a curve reaches an extreme on one of the axes; empty for a line.
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

  /// Returns the parameters at which a cubic curve's derivative on one axis is zero.
  private static func turns(_ p: CGFloat, _ q: CGFloat, _ r: CGFloat, _ s: CGFloat) -> [CGFloat] {
    let (a, b, c) = (s - 3 * r + 3 * q - p, 2 * (p - 2 * q + r), q - p)
    if abs(a) < 1e-12 { return b == 0 ? [] : [-c / b] }
    let root = b * b - 4 * a * c
    guard root >= 0 else { return [] }
    return [(-b + root.squareRoot()) / (2 * a), (-b - root.squareRoot()) / (2 * a)]
  }
}
