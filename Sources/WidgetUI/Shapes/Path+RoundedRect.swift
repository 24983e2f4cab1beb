public import Foundation

extension Path {
  /// A rectangle with corners that are quarters of an ellipse, as wide and high as `cornerSize` says.
  public mutating func addRoundedRect(
    in rect: CGRect,
    cornerSize: CGSize,
    style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    addRoundedRect(in: rect, [CGSize](repeating: cornerSize, count: 4), transform)
  }

  /// A rectangle with a radius for each corner; the curve of a style is finer than a cell.
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

  /// The corners are given clockwise from the top leading one; each takes at most half of a side.
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

  /// Adds a path whose beginning is joined by a line to where the pen stands.
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
