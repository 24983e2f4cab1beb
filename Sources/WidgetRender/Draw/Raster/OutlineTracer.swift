import SystemLibrary

/// Turns an outline in a frame into straight lines.
struct OutlineTracer {
  /// The rectangle of the whole widget, whose rounding `containerRelative` follows.
  let widget: PlaneRect
  /// The number of points after which no more outlines are traced.
  let maximumPoints: Int
  /// The number of points created so far; a point that is moved or measured is counted again.
  private(set) var points = 0

  init(widget: PlaneRect, maximumPoints: Int) {
    self.widget = widget
    self.maximumPoints = maximumPoints
  }

  /// The depth from which nested outlines are not drawn; no source nests them so deep.
  private static let maximumDepth = 32
  /// The corner radius of a widget on the Home Screen, in points.
  private static let widgetRadius = 20.0

  mutating func lines(of outline: ArchivedOutline, in frame: PlaneRect, depth: Int = 0)
    -> [Polyline]
  {
    guard depth < Self.maximumDepth, points < maximumPoints, frame.width > 0, frame.height > 0
    else { return [] }
    let lines = traced(outline, in: frame, depth: depth)
    points += lines.reduce(0) { $0 + $1.points.count }
    return lines
  }

  private mutating func traced(
    _ outline: ArchivedOutline,
    in frame: PlaneRect,
    depth: Int
  ) -> [Polyline] {
    switch outline {
    case .rectangle: return [Self.rectangle(frame)]
    case .roundedRectangle(let radii): return [Self.rounded(frame, radii)]
    case .capsule:
      return [Self.rounded(frame, ArchivedCornerRadii(all: min(frame.width, frame.height) / 2))]
    case .circle: return [Self.ellipse(frame.square)]
    case .ellipse: return [Self.ellipse(frame)]
    case .containerRelative:
      return [Self.rounded(frame, ArchivedCornerRadii(all: containerRadius(frame)))]
    case .path(let path):
      return PathFlattener.lines(
        of: path,
        origin: ArchivedPoint(x: frame.x, y: frame.y),
        maximumPoints: maximumPoints - points
      )
    case .trimmed(let inner, let from, let to):
      return lines(of: inner, in: frame, depth: depth + 1).trimmed(from: from, to: to)
    case .inset(let inner, let distance):
      return lines(of: inner, insetBy: distance, in: frame, depth: depth + 1)
    case .rotated(let inner, let degrees, let anchor):
      let turn = PlaneTransform.rotated(degrees: degrees, around: frame.point(at: anchor))
      return lines(of: inner, in: frame, depth: depth + 1).applying(turn)
    case .scaled(let inner, let x, let y, let anchor):
      let scale = PlaneTransform.scaled(x: x, y: y, around: frame.point(at: anchor))
      return lines(of: inner, in: frame, depth: depth + 1).applying(scale)
    case .moved(let inner, let offset):
      return lines(of: inner, in: frame, depth: depth + 1).applying(.moved(offset))
    case .sized(let inner, let width, let height):
      let size = ArchivedPoint(x: width, y: height).limited
      let frame = PlaneRect(x: frame.x, y: frame.y, width: size.x, height: size.y)
      return lines(of: inner, in: frame, depth: depth + 1)
    }
  }

  /// Returns the lines of an outline inset by a distance; the inset outline is of the same kind, with
  /// smaller radii.
  private mutating func lines(
    of outline: ArchivedOutline,
    insetBy distance: Double,
    in frame: PlaneRect,
    depth: Int
  ) -> [Polyline] {
    let distance = ArchivedPoint.limited(distance)
    guard case .roundedRectangle(var radii) = outline else {
      let frame = outline == .circle ? frame.square : frame
      return lines(of: outline, in: frame.inset(by: distance), depth: depth)
    }
    radii.topLeading = max(radii.topLeading - distance, 0)
    radii.topTrailing = max(radii.topTrailing - distance, 0)
    radii.bottomLeading = max(radii.bottomLeading - distance, 0)
    radii.bottomTrailing = max(radii.bottomTrailing - distance, 0)
    return lines(of: .roundedRectangle(radii), in: frame.inset(by: distance), depth: depth)
  }

  private func containerRadius(_ frame: PlaneRect) -> Double {
    let distance = min(
      frame.x - widget.x,
      frame.y - widget.y,
      widget.endX - frame.endX,
      widget.endY - frame.endY
    )
    return max(Self.widgetRadius - max(distance, 0), 4)
  }

  /// Returns the outline of a rectangle, clockwise from the top leading corner, as in `CGPath`.
  private static func rectangle(_ frame: PlaneRect) -> Polyline {
    Polyline(
      [
        ArchivedPoint(x: frame.x, y: frame.y), ArchivedPoint(x: frame.endX, y: frame.y),
        ArchivedPoint(x: frame.endX, y: frame.endY), ArchivedPoint(x: frame.x, y: frame.endY),
      ],
      isClosed: true
    )
  }

  /// Returns the outline of an ellipse, clockwise from the trailing side, as in `CGPath`.
  private static func ellipse(_ frame: PlaneRect) -> Polyline {
    let middle = frame.middle
    // Each quarter has equally many points, so that the sides are symmetric.
    let count = Self.pieces(max(frame.width, frame.height) * .pi / 4) * 4
    return Polyline(
      arc(middle, frame.width / 2, frame.height / 2, from: 0, quarters: 4, pieces: count)
        .dropLast(),
      isClosed: true
    )
  }

  /// Returns the outline of a rounded rectangle, clockwise from the middle of the trailing side, as
  /// in `CGPath`.
  private static func rounded(_ frame: PlaneRect, _ radii: ArchivedCornerRadii) -> Polyline {
    let most = min(frame.width, frame.height) / 2
    func radius(_ radius: Double) -> Double { radius.isNaN ? 0 : min(max(radius, 0), most) }
    let corners = [
      (radius(radii.bottomTrailing), frame.endX, frame.endY, -1.0, -1.0),
      (radius(radii.bottomLeading), frame.x, frame.endY, 1, -1),
      (radius(radii.topLeading), frame.x, frame.y, 1, 1),
      (radius(radii.topTrailing), frame.endX, frame.y, -1, 1),
    ]
    var points = [ArchivedPoint(x: frame.endX, y: frame.y + frame.height / 2)]
    for (quarter, (radius, x, y, inX, inY)) in corners.enumerated() {
      let middle = ArchivedPoint(x: x + inX * radius, y: y + inY * radius)
      let pieces = Self.pieces(radius * .pi / 2)
      points += arc(middle, radius, radius, from: Double(quarter), quarters: 1, pieces: pieces)
    }
    return Polyline(points, isClosed: true)
  }

  /// Returns points of an ellipse, clockwise; quarter 0 begins at the trailing side.
  static func arc(
    _ middle: ArchivedPoint,
    _ horizontal: Double,
    _ vertical: Double,
    from start: Double,
    quarters: Double,
    pieces: Int
  ) -> [ArchivedPoint] {
    (0...pieces).map { piece in
      let angle = (start + quarters * Double(piece) / Double(pieces)) * .pi / 2
      return ArchivedPoint(
        x: middle.x + cos(angle) * horizontal,
        y: middle.y + sin(angle) * vertical
      )
    }
  }

  private static func pieces(_ length: Double) -> Int {
    Int(min(max((length / 3).rounded(.up), 2), 256))
  }
}

/// Converts lines and curves to straight lines whose deviation is invisible.
struct PathFlattener {
  private var lines: [Polyline] = []
  private var current = Polyline()
  private var pointCount = 0

  /// The most points, more than a picture of a thousand columns can distinguish.
  private static let tellablePoints = 50_000
  /// The most straight pieces into which one curve is divided.
  ///
  /// Pieces of a shorter curve are about three points long, less than half a column.
  private static let maximumPieces = 64.0

  static func lines(
    of path: ArchivedPath,
    origin: ArchivedPoint,
    maximumPoints: Int
  ) -> [Polyline] {
    var flattener = PathFlattener()
    let most = min(maximumPoints, tellablePoints)
    for element in path.elements {
      guard flattener.pointCount < most else { break }
      flattener.add(element, origin)
    }
    flattener.finish(isClosed: false)
    return flattener.lines
  }

  private mutating func add(_ element: ArchivedPath.Element, _ origin: ArchivedPoint) {
    func place(_ point: ArchivedPoint) -> ArchivedPoint { (point.limited + origin).limited }
    switch element {
    case .move(let point):
      finish(isClosed: false)
      append(place(point))
    case .line(let point): append(place(point))
    case .quad(let end, let control):
      let (start, control, end) = (start(place(end)), place(control), place(end))
      addCurve(start, start.toward(control, 2 / 3), end.toward(control, 2 / 3), end)
    case .curve(let end, let control1, let control2):
      addCurve(start(place(end)), place(control1), place(control2), place(end))
    case .close:
      let first = current.points.first
      finish(isClosed: true)
      // An element that is not a move begins at the start of the closed line.
      if let first { append(first) }
    }
  }

  private mutating func start(_ fallback: ArchivedPoint) -> ArchivedPoint {
    if current.points.isEmpty { append(fallback) }
    return current.points.last ?? fallback
  }

  private mutating func addCurve(
    _ start: ArchivedPoint,
    _ first: ArchivedPoint,
    _ second: ArchivedPoint,
    _ end: ArchivedPoint
  ) {
    let length = (first - start).length + (second - first).length + (end - second).length
    let pieces = min(max((length / 3).rounded(.up), 2), Self.maximumPieces)
    for piece in 1...Int(pieces) {
      let share = Double(piece) / pieces
      let left = start.toward(first, share)
      let middle = first.toward(second, share)
      let right = second.toward(end, share)
      append(left.toward(middle, share).toward(middle.toward(right, share), share))
    }
  }

  private mutating func append(_ point: ArchivedPoint) {
    current.points.append(point)
    pointCount += 1
  }

  private mutating func finish(isClosed: Bool) {
    // A single point remains from a move and is not drawn.
    if current.points.count > 1 {
      current.isClosed = isClosed
      lines.append(current)
    }
    current = Polyline()
  }
}
