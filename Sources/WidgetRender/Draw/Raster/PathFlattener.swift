/// Turns lines and curves into straight lines that differ from them by less than can be seen.
struct PathFlattener {
  private var lines: [Polyline] = []
  private var current = Polyline()
  private var pointCount = 0

  /// More points than a picture of a thousand columns can tell apart.
  static let maximumPoints = 50_000
  /// Pieces of a curve; a point is the eighth part of a column.
  private static let maximumPieces = 64.0

  static func lines(of path: ArchivedPath, origin: ArchivedPoint) -> [Polyline] {
    var flattener = PathFlattener()
    for element in path.elements {
      guard flattener.pointCount < maximumPoints else { break }
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
      // What follows without a move begins where the closed line did.
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
    // A lone point is what a move leaves behind; closed or with a length it is a dot.
    if current.points.count > 1 {
      current.isClosed = isClosed
      lines.append(current)
    }
    current = Polyline()
  }
}
