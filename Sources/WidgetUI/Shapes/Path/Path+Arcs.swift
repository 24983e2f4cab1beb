public import Foundation

extension Path {
  /// Adds an arc of a circle; as in Core Graphics, `clockwise` means counterclockwise on a screen.
  ///
  /// A line connects the current point to the arc. If the angles differ by a full turn or more, the
  /// arc is the whole circle.
  public mutating func addArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: Angle,
    endAngle: Angle,
    clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let turn = 2 * Double.pi
    var delta = endAngle.radians - startAngle.radians
    guard delta.isFinite else { return }
    if abs(delta) >= turn {
      delta = clockwise ? -turn : turn
    } else if clockwise, delta > 0 {
      delta -= turn
    } else if !clockwise, delta < 0 {
      delta += turn
    }
    addRelativeArc(
      center: center,
      radius: radius,
      startAngle: startAngle,
      delta: .radians(delta),
      transform: transform
    )
  }

  /// Adds an arc of a circle that extends over `delta`; a positive angle is clockwise on a screen.
  public mutating func addRelativeArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: Angle,
    delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    guard startAngle.radians.isFinite, delta.radians.isFinite else { return }
    let turn = 2 * CGFloat.pi
    var arc = Path()
    arc.addArc(
      from: CGFloat(startAngle.radians).truncatingRemainder(dividingBy: turn),
      by: min(max(CGFloat(delta.radians), -turn), turn)
    )
    let circle = CGAffineTransform(
      a: radius,
      b: 0,
      c: 0,
      d: radius,
      tx: center.x,
      ty: center.y
    )
    connect(arc.applying(circle.concatenating(transform)))
  }

  /// Adds the arc that rounds the corner at `tangent1End`, between the lines from the current point
  /// and to `tangent2End`.
  public mutating func addArc(
    tangent1End: CGPoint,
    tangent2End: CGPoint,
    radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard let start = currentPoint?.applying(transform.inverted()) else { return }
    let (back, ahead) = (
      start.direction(from: tangent1End), tangent2End.direction(from: tangent1End)
    )
    let cross = back.x * ahead.y - back.y * ahead.x
    let dot = back.x * ahead.x + back.y * ahead.y
    guard abs(cross) > 1e-6, radius > 0 else {
      return addLine(to: tangent1End.applying(transform))
    }
    let half = acos(min(max(dot, -1), 1)) / 2
    let distance = radius / tan(half)
    let middle = CGPoint(x: back.x + ahead.x, y: back.y + ahead.y).direction(from: .zero)
    let center = CGPoint(
      x: tangent1End.x + middle.x * radius / sin(half),
      y: tangent1End.y + middle.y * radius / sin(half)
    )
    let first = CGPoint(
      x: tangent1End.x + back.x * distance,
      y: tangent1End.y + back.y * distance
    )
    let startAngle = atan2(first.y - center.y, first.x - center.x)
    addRelativeArc(
      center: center,
      radius: radius,
      startAngle: .radians(startAngle),
      delta: .radians((cross > 0 ? -1 : 1) * (.pi - 2 * half)),
      transform: transform
    )
  }

  /// Adds an arc of the unit circle in curves of at most a quarter turn; angles are in radians.
  mutating func addArc(from start: CGFloat, by delta: CGFloat) {
    let count = max(Int((abs(delta) / (.pi / 2)).rounded(.up)), 1)
    let step = delta / CGFloat(count)
    // The length of the tangents at which a cubic curve follows an arc closest.
    let reach = 4 / 3 * tan(step / 4)
    move(to: CGPoint(x: cos(start), y: sin(start)))
    for index in 0..<count {
      let (from, to) = (start + CGFloat(index) * step, start + CGFloat(index + 1) * step)
      addCurve(
        to: CGPoint(x: cos(to), y: sin(to)),
        control1: CGPoint(x: cos(from) - reach * sin(from), y: sin(from) + reach * cos(from)),
        control2: CGPoint(x: cos(to) + reach * sin(to), y: sin(to) - reach * cos(to))
      )
    }
  }
}

extension CGPoint {
  /// Returns the unit vector from `origin` to this point; zero if they are equal.
  fileprivate func direction(from origin: CGPoint) -> CGPoint {
    let (x, y) = (x - origin.x, y - origin.y)
    let length = (x * x + y * y).squareRoot()
    return length > 0 ? CGPoint(x: x / length, y: y / length) : .zero
  }
}

extension Path {
  /// Adds a rectangle whose corners are quarters of an ellipse of the size `cornerSize`; `style`
  /// has no effect.
  public mutating func addRoundedRect(
    in rect: CGRect,
    cornerSize: CGSize,
    style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    addRoundedRect(in: rect, [CGSize](repeating: cornerSize, count: 4), transform)
  }

  /// Adds a rectangle with a radius for each corner; the corner style has no effect, because it is
  /// finer than a cell.
  public mutating func addRoundedRect(
    in rect: CGRect,
    cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    let radii = [
      cornerRadii.topLeading, cornerRadii.topTrailing, cornerRadii.bottomTrailing,
      cornerRadii.bottomLeading,
    ]
    addRoundedRect(in: rect, radii.map { CGSize(width: $0, height: $0) }, transform)
  }

  /// Adds a rounded rectangle; the corners are listed clockwise from the top leading one, each at
  /// most half a side long.
  private mutating func addRoundedRect(
    in rect: CGRect,
    _ corners: [CGSize],
    _ transform: CGAffineTransform
  ) {
    guard !rect.isNull else { return }
    let sizes = corners.map {
      CGSize(
        width: min(max($0.width, 0), rect.width / 2),
        height: min(max($0.height, 0), rect.height / 2)
      )
    }
    // Where the middle of each corner's ellipse lies, seen from the corner.
    let inward: [(x: CGFloat, y: CGFloat)] = [(1, 1), (-1, 1), (-1, -1), (1, -1)]
    let places = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ]
    add(transform) { path in
      for corner in 0..<4 {
        let size = sizes[corner]
        let ellipse = CGAffineTransform(
          a: size.width,
          b: 0,
          c: 0,
          d: size.height,
          tx: places[corner].x + inward[corner].x * size.width,
          ty: places[corner].y + inward[corner].y * size.height
        )
        var arc = Path()
        arc.addArc(from: .pi + CGFloat(corner) * .pi / 2, by: .pi / 2)
        path.connect(size == .zero ? Path([.move(to: places[corner])]) : arc.applying(ellipse))
      }
      path.closeSubpath()
    }
  }

  /// Adds a path, after a line from the current point to the beginning of that path.
  mutating func connect(_ path: Path) {
    for (index, element) in path.elements.enumerated() {
      if index == 0, case .move(let start) = element, let currentPoint {
        if currentPoint != start { addLine(to: start) }
      } else {
        append(element)
      }
    }
  }
}
