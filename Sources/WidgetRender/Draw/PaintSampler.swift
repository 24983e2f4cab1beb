import SystemLibrary

/// The colours of a paint at the positions of a frame.
struct PaintSampler {
  private enum Course {
    /// The fraction grows along a line; `direction` is the vector of the line divided by its
    /// squared length.
    case along(from: ArchivedPoint, direction: ArchivedPoint)
    /// The fraction grows with the distance from `middle`, measured in units that can differ by
    /// axis.
    case around(middle: ArchivedPoint, unit: ArchivedPoint, from: Double, to: Double)
    /// The fraction grows clockwise around `middle`, between two angles in degrees.
    case turning(middle: ArchivedPoint, from: Double, to: Double)
  }

  /// The number of steps between two colours; finer steps cost bytes and are invisible.
  private static let steps = 32.0
  /// The most colours of one gradient; more cannot be distinguished.
  private static let maximumStops = 64

  /// The colour of a uniform paint, or the first colour of a gradient.
  let mainColor: CellColor
  private var stops: [(color: CellColor, location: Double)] = []
  private var course: Course?
  /// Converts a position in the picture to the frame as it was before it was rotated or scaled.
  private var back = PlaneTransform.identity

  /// Creates a sampler of one colour.
  init(_ color: CellColor) {
    mainColor = color
  }

  /// Creates a sampler of a paint across a frame; `colored` returns the grid's colour for a colour
  /// of the paint.
  init(
    _ paint: ArchivedPaint,
    in frame: PlaneRect,
    _ transform: PlaneTransform = .identity,
    colored: (ArchivedColor) -> CellColor
  ) {
    mainColor = colored(paint.mainColor)
    switch paint {
    case .color: return
    case .linear(let gradient, let from, let to):
      let (start, end) = (frame.point(at: from.limited), frame.point(at: to.limited))
      let way = end - start
      let square = max(way.x * way.x + way.y * way.y, 1e-6)
      course = .along(from: start, direction: way * (1 / square))
      setStops(gradient, colored)
    case .radial(let gradient, let center, let from, let to):
      let unit = ArchivedPoint(x: 1, y: 1)
      setAround(frame.point(at: center.limited), unit, from, to)
      setStops(gradient, colored)
    case .elliptical(let gradient, let center, let from, let to):
      let unit = ArchivedPoint(x: max(frame.width, 1), y: max(frame.height, 1))
      setAround(frame.point(at: center.limited), unit, from, to)
      setStops(gradient, colored)
    case .angular(let gradient, let center, let from, let to):
      course = .turning(
        middle: frame.point(at: center.limited),
        from: ArchivedPoint.limited(from),
        to: ArchivedPoint.limited(to)
      )
      setStops(gradient, colored)
    }
    if !transform.isIdentity { back = transform.inverse }
    // A paint of only one colour needs no course.
    if stops.count < 2 || stops.allSatisfy({ $0.color == mainColor }) { course = nil }
  }

  var isUniform: Bool { course == nil }

  /// Returns the colour at a position of the picture, in points.
  func color(at point: ArchivedPoint, _ colors: inout ColorTable) -> CellColor {
    guard let course else { return mainColor }
    let fraction = Self.fraction(course, back.isIdentity ? point : back.apply(point))
    var before = stops[0]
    if fraction <= before.location { return before.color }
    for stop in stops.dropFirst() {
      guard fraction > stop.location else {
        let share = (fraction - before.location) / max(stop.location - before.location, 1e-9)
        let step = (min(share, 1) * Self.steps).rounded() / Self.steps
        return colors.between(before.color, stop.color, amount: UInt8(step * 255))
      }
      before = stop
    }
    return before.color
  }

  private mutating func setStops(
    _ gradient: ArchivedGradient,
    _ colored: (ArchivedColor) -> CellColor
  ) {
    var last = -Double.infinity
    stops = gradient.stops.prefix(Self.maximumStops).map { stop in
      last = max(ArchivedPoint.limited(stop.location), last)
      return (colored(stop.color), last)
    }
  }

  private mutating func setAround(
    _ middle: ArchivedPoint,
    _ unit: ArchivedPoint,
    _ from: Double,
    _ to: Double
  ) {
    course = .around(
      middle: middle,
      unit: unit,
      from: ArchivedPoint.limited(from),
      to: ArchivedPoint.limited(to)
    )
  }

  private static func fraction(_ course: Course, _ point: ArchivedPoint) -> Double {
    switch course {
    case .along(let start, let direction):
      let way = point - start
      return way.x * direction.x + way.y * direction.y
    case .around(let middle, let unit, let from, let to):
      let way = point - middle
      let distance = ArchivedPoint(x: way.x / unit.x, y: way.y / unit.y).length
      let range = to - from
      return abs(range) < 1e-9 ? (distance < from ? 0 : 1) : (distance - from) / range
    case .turning(let middle, let from, let to):
      let way = point - middle
      let range = to - from
      guard abs(range) > 1e-9 else { return 0 }
      var turn = atan2(way.y, way.x) * 180 / .pi - from
      turn = turn.truncatingRemainder(dividingBy: 360)
      // The turn has the sign of the range, and is less than a full turn.
      if range > 0, turn < 0 { turn += 360 }
      if range < 0, turn > 0 { turn -= 360 }
      let fraction = turn / range
      // Outside the range the colour is that of the nearer end.
      return fraction <= 1 ? fraction : turn / range - 1 > 360 / abs(range) - fraction ? 0 : 1
    }
  }
}
