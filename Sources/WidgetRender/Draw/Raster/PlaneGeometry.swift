/// A rectangle in points.
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

  /// A fraction of the rectangle as a place.
  func point(at fraction: ArchivedPoint) -> ArchivedPoint {
    ArchivedPoint(x: x + width * fraction.x, y: y + height * fraction.y).limited
  }

  /// The edges moved inward, as far as the middle; a negative distance moves them outward.
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

  /// The largest square in the middle.
  var square: PlaneRect {
    let side = min(width, height)
    return PlaneRect(
      x: x + (width - side) / 2,
      y: y + (height - side) / 2,
      width: side,
      height: side
    )
  }

  /// Stretches the square over a frame that is higher by less than a row.
  ///
  /// Rows are too coarse for a square of an odd number of columns: its edges would fall between them.
  var stretch: PlaneTransform {
    guard width > 0, height > width, height - width < PointScale.pointsPerRow else {
      return .identity
    }
    return .scaled(x: 1, y: height / width, around: middle)
  }
}

extension ArchivedPoint {
  /// Beyond this many points nothing is drawn; it keeps arithmetic finite.
  static let limit = 1e6

  /// The point with coordinates that are numbers of a size that can be drawn.
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

  /// The distance from the origin.
  var length: Double { (x * x + y * y).squareRoot() }

  /// The point that is a share of the way to another.
  func toward(_ other: ArchivedPoint, _ share: Double) -> ArchivedPoint {
    ArchivedPoint(x: x + (other.x - x) * share, y: y + (other.y - y) * share)
  }
}
