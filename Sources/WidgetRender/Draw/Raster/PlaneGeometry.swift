import SystemLibrary

/// A rectangle in points, whose sides need not be on the edges of cells.
struct PlaneRect: Hashable {
  var x: Double
  var y: Double
  var width: Double
  var height: Double

  init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  init(_ cells: CellRect) {
    self.init(
      x: Double(cells.origin.column) * PointScale.pointsPerColumn,
      y: Double(cells.origin.row) * PointScale.pointsPerRow,
      width: Double(cells.size.columns) * PointScale.pointsPerColumn,
      height: Double(cells.size.rows) * PointScale.pointsPerRow
    )
  }

  var endX: Double { x + width }
  var endY: Double { y + height }
  var middle: ArchivedPoint { point(at: .center) }

  /// Returns the point at fractions of the rectangle's sides.
  func point(at fraction: ArchivedPoint) -> ArchivedPoint {
    ArchivedPoint(x: x + width * fraction.x, y: y + height * fraction.y).limited
  }

  /// Returns the rectangle with edges moved inward, at most to the middle; a negative distance
  /// moves them outward.
  func inset(by distance: Double) -> PlaneRect {
    let horizontal = min(distance, width / 2)
    let vertical = min(distance, height / 2)
    return PlaneRect(
      x: x + horizontal,
      y: y + vertical,
      width: width - horizontal * 2,
      height: height - vertical * 2
    )
  }

  /// The largest square in the middle of the rectangle.
  var square: PlaneRect {
    let side = min(width, height)
    return PlaneRect(
      x: x + (width - side) / 2,
      y: y + (height - side) / 2,
      width: side,
      height: side
    )
  }

  /// The transform that stretches the square over a frame that is higher by less than a row.
  ///
  /// Rows are too coarse for a square of an odd number of columns: its edges would be between them.
  var stretch: PlaneTransform {
    guard width > 0, height > width, height - width < PointScale.pointsPerRow else {
      return .identity
    }
    return .scaled(x: 1, y: height / width, around: middle)
  }
}

extension ArchivedPoint {
  /// The greatest coordinate in points that is drawn, so that arithmetic stays finite.
  static let limit = 1e6

  /// The point with coordinates limited to those that can be drawn; not-a-number becomes 0.
  var limited: ArchivedPoint {
    ArchivedPoint(x: Self.limited(x), y: Self.limited(y))
  }

  static func limited(_ value: Double) -> Double {
    value.isNaN ? 0 : min(max(value, -limit), limit)
  }

  static func + (left: ArchivedPoint, right: ArchivedPoint) -> ArchivedPoint {
    ArchivedPoint(x: left.x + right.x, y: left.y + right.y)
  }

  static func - (left: ArchivedPoint, right: ArchivedPoint) -> ArchivedPoint {
    ArchivedPoint(x: left.x - right.x, y: left.y - right.y)
  }

  static func * (point: ArchivedPoint, factor: Double) -> ArchivedPoint {
    ArchivedPoint(x: point.x * factor, y: point.y * factor)
  }

  /// The distance of the point from the origin.
  var length: Double { (x * x + y * y).squareRoot() }

  /// Returns the point at a share, 0 to 1, of the way to another.
  func toward(_ other: ArchivedPoint, _ share: Double) -> ArchivedPoint {
    ArchivedPoint(x: x + (other.x - x) * share, y: y + (other.y - y) * share)
  }
}

/// A rotation, scaling and movement of the plane: `x' = a x + c y + e`, `y' = b x + d y + f`.
struct PlaneTransform: Hashable {
  var a = 1.0
  var b = 0.0
  var c = 0.0
  var d = 1.0
  var e = 0.0
  var f = 0.0

  static let identity = PlaneTransform()

  var isIdentity: Bool { self == .identity }

  /// Whether the transform only moves, apart from rounding errors.
  var isUpright: Bool {
    max(abs(a - 1), abs(b), abs(c), abs(d - 1)) < 0.001
  }

  static func moved(_ point: ArchivedPoint) -> PlaneTransform {
    var result = PlaneTransform()
    (result.e, result.f) = (point.limited.x, point.limited.y)
    return result
  }

  /// Returns a clockwise rotation around a point; y grows downward.
  static func rotated(degrees: Double, around point: ArchivedPoint) -> PlaneTransform {
    let angle = ArchivedPoint.limited(degrees) * .pi / 180
    var turn = PlaneTransform()
    (turn.a, turn.b, turn.c, turn.d) = (cos(angle), sin(angle), -sin(angle), cos(angle))
    return turn.around(point)
  }

  static func scaled(x: Double, y: Double, around point: ArchivedPoint) -> PlaneTransform {
    var scale = PlaneTransform()
    (scale.a, scale.d) = (factor(x), factor(y))
    return scale.around(point)
  }

  /// The scale factor of lengths, averaged over both axes.
  var scale: Double { abs(a * d - b * c).squareRoot() }

  func apply(_ point: ArchivedPoint) -> ArchivedPoint {
    ArchivedPoint(x: a * point.x + c * point.y + e, y: b * point.x + d * point.y + f).limited
  }

  /// Returns the transform that applies this one and then another.
  func followed(by next: PlaneTransform) -> PlaneTransform {
    var result = PlaneTransform()
    result.a = next.a * a + next.c * b
    result.b = next.b * a + next.d * b
    result.c = next.a * c + next.c * d
    result.d = next.b * c + next.d * d
    result.e = next.a * e + next.c * f + next.e
    result.f = next.b * e + next.d * f + next.f
    return result.limited
  }

  /// The inverse transform; the identity if there is none.
  var inverse: PlaneTransform {
    let area = a * d - b * c
    guard abs(area) > 1e-9 else { return .identity }
    var result = PlaneTransform()
    (result.a, result.b, result.c, result.d) = (d / area, -b / area, -c / area, a / area)
    result.e = (c * f - d * e) / area
    result.f = (b * e - a * f) / area
    return result.limited
  }

  private func around(_ point: ArchivedPoint) -> PlaneTransform {
    PlaneTransform.moved(point * -1).followed(by: self).followed(by: .moved(point))
  }

  private static func factor(_ value: Double) -> Double {
    value.isNaN ? 1 : min(max(value, -1000), 1000)
  }

  private var limited: PlaneTransform {
    var result = self
    for part in [\PlaneTransform.a, \.b, \.c, \.d, \.e, \.f] {
      result[keyPath: part] = ArchivedPoint.limited(self[keyPath: part])
    }
    return result
  }
}
