import SystemLibrary

/// Reads the lines and curves of a drawing: letters followed by numbers, all separated by blanks.
///
/// - `M`, `L`, `C` and `Z` are as in a path of the archive.
/// - `E x y rx ry` is an ellipse around a point.
/// - `A x y rx ry from to` is an arc of an ellipse, between two angles clockwise; 0 is trailing.
/// - `R x y width height radius` is a rectangle with round corners.
struct SymbolPath {
  private(set) var path = ArchivedPath()
  private var words: ArraySlice<Substring>

  /// Reads words up to the first that is not part of a path.
  init(_ words: ArraySlice<Substring>) {
    self.words = words
    while let word = self.words.popFirst(), add(word) {}
  }

  private mutating func add(_ word: Substring) -> Bool {
    switch word {
    case "M":
      guard let end = point() else { return false }
      path.elements.append(.move(end))
    case "L":
      guard let end = point() else { return false }
      path.elements.append(.line(end))
    case "C":
      guard let first = point(), let second = point(), let end = point() else { return false }
      path.elements.append(.curve(end, control1: first, control2: second))
    case "Z": path.elements.append(.close)
    case "E", "A":
      guard let middle = point(), let radii = point() else { return false }
      let angles = word == "E" ? ArchivedPoint(x: 0, y: 360) : point()
      guard let angles else { return false }
      addArc(middle, radii, from: angles.x, to: angles.y)
      if word == "E" { path.elements.append(.close) }
    case "R":
      guard let corner = point(), let size = point(), let radius = number() else { return false }
      addRectangle(corner, size, radius)
    default: return false
    }
    return true
  }

  private mutating func number() -> Double? { words.popFirst().flatMap { Double($0) } }

  private mutating func point() -> ArchivedPoint? {
    guard let x = number(), let y = number() else { return nil }
    return ArchivedPoint(x: x, y: y)
  }

  private mutating func addRectangle(
    _ corner: ArchivedPoint,
    _ size: ArchivedPoint,
    _ radius: Double
  ) {
    let end = ArchivedPoint(x: corner.x + size.x - radius, y: corner.y + size.y - radius)
    let start = ArchivedPoint(x: corner.x + radius, y: corner.y + radius)
    let radii = ArchivedPoint(x: radius, y: radius)
    let middles = [
      end, ArchivedPoint(x: start.x, y: end.y), start, ArchivedPoint(x: end.x, y: start.y),
    ]
    for (quarter, middle) in middles.enumerated() {
      let angle = Double(quarter) * 90
      addArc(middle, radii, from: angle, to: angle + 90, isJoined: quarter > 0)
    }
    path.elements.append(.close)
  }

  /// Adds an arc as cubic curves of at most a quarter each, whose deviation is invisible.
  private mutating func addArc(
    _ middle: ArchivedPoint,
    _ radii: ArchivedPoint,
    from: Double,
    to: Double,
    isJoined: Bool = false
  ) {
    func place(_ angle: Double, _ along: Double) -> ArchivedPoint {
      ArchivedPoint(
        x: middle.x + radii.x * (cos(angle) - sin(angle) * along),
        y: middle.y + radii.y * (sin(angle) + cos(angle) * along)
      )
    }
    let (start, end) = (from * .pi / 180, to * .pi / 180)
    path.elements.append(isJoined ? .line(place(start, 0)) : .move(place(start, 0)))
    let pieces = min(max((abs(to - from) / 90).rounded(.up), 1), 8)
    let step = (end - start) / pieces
    let reach = tan(step / 4) * 4 / 3
    for piece in 0..<Int(pieces) {
      let (before, after) = (start + step * Double(piece), start + step * Double(piece + 1))
      path.elements.append(
        .curve(place(after, 0), control1: place(before, reach), control2: place(after, -reach))
      )
    }
  }
}

/// The placement of a drawing or of a part: rotated or mirrored in its square, then scaled and
/// moved.
struct SymbolPlacement {
  private var (a, b, c, d, e, f) = (1.0, 0.0, 0.0, 1.0, 0.0, 0.0)

  static let identity = SymbolPlacement()

  /// The factor by which the placement scales lengths, averaged over both axes.
  var scale: Double { abs(a * d - b * c).squareRoot() }

  static func moved(x: Double, y: Double, scaledBy scale: Double) -> SymbolPlacement {
    stretched(x: scale, y: scale, movedBy: ArchivedPoint(x: x, y: y))
  }

  static func stretched(x: Double, y: Double, movedBy distance: ArchivedPoint = .zero)
    -> SymbolPlacement
  {
    var placement = SymbolPlacement()
    (placement.a, placement.d) = (x, y)
    (placement.e, placement.f) = (distance.x, distance.y)
    return placement
  }

  /// Returns a clockwise rotation around the middle of the square.
  static func turned(_ degrees: Double) -> SymbolPlacement {
    let angle = degrees * .pi / 180
    var turn = SymbolPlacement()
    (turn.a, turn.b, turn.c, turn.d) = (cos(angle), sin(angle), -sin(angle), cos(angle))
    let middle = SymbolDrawing.side / 2
    turn.e = middle - (turn.a + turn.c) * middle
    turn.f = middle - (turn.b + turn.d) * middle
    return turn
  }

  /// A reflection that exchanges leading and trailing.
  static let mirrored = stretched(x: -1, y: 1, movedBy: ArchivedPoint(x: SymbolDrawing.side, y: 0))

  /// Returns the placement that applies this one and then another.
  func followed(by next: SymbolPlacement) -> SymbolPlacement {
    var result = SymbolPlacement()
    result.a = next.a * a + next.c * b
    result.b = next.b * a + next.d * b
    result.c = next.a * c + next.c * d
    result.d = next.b * c + next.d * d
    result.e = next.a * e + next.c * f + next.e
    result.f = next.b * e + next.d * f + next.f
    return result
  }

  func apply(_ path: ArchivedPath) -> ArchivedPath {
    ArchivedPath(
      path.elements.map { element in
        switch element {
        case .move(let end): .move(apply(end))
        case .line(let end): .line(apply(end))
        case .quad(let end, let control): .quad(apply(end), control: apply(control))
        case .curve(let end, let control1, let control2):
          .curve(apply(end), control1: apply(control1), control2: apply(control2))
        case .close: .close
        }
      }
    )
  }

  private func apply(_ point: ArchivedPoint) -> ArchivedPoint {
    ArchivedPoint(x: a * point.x + c * point.y + e, y: b * point.x + d * point.y + f)
  }
}
