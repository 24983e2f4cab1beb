import Foundation
import WidgetRender

extension Path {
  /// A line or curve with its starting point.
  struct Segment {
    let start: CGPoint
    /// The line or curve; the line that closes a subpath counts as a line.
    let element: Element
    /// Whether the segment is the first of a subpath.
    let isFirst: Bool
  }

  /// The lines and curves of the path with their starting points.
  var segments: [Segment] {
    var result: [Segment] = []
    var (start, current) = (CGPoint.zero, CGPoint.zero)
    var isFirst = true
    for element in elements {
      switch element {
      case .move(let end):
        (start, current) = (end, end)
        isFirst = true
        continue
      case .line(let end), .quadCurve(let end, _), .curve(let end, _, _):
        result.append(Segment(start: current, element: element, isFirst: isFirst))
        current = end
      case .closeSubpath:
        if current != start {
          result.append(Segment(start: current, element: .line(to: start), isFirst: isFirst))
        }
        current = start
      }
      isFirst = element == .closeSubpath
    }
    return result
  }
}

extension Path.Segment {
  /// The number of straight lines that approximate a curve: enough at any widget's size.
  static let pieces = 24

  var end: CGPoint {
    switch element {
    case .move(let end), .line(let end), .quadCurve(let end, _), .curve(let end, _, _): end
    case .closeSubpath: start
    }
  }

  /// Returns the point at a value of the curve's parameter.
  func point(at t: CGFloat) -> CGPoint {
    let u = 1 - t
    switch element {
    case .move, .line, .closeSubpath: return start.between(end, at: t)
    case .quadCurve(let end, let control):
      return CGPoint(
        x: u * u * start.x + 2 * u * t * control.x + t * t * end.x,
        y: u * u * start.y + 2 * u * t * control.y + t * t * end.y
      )
    case .curve(let end, let control1, let control2):
      let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
      return CGPoint(
        x: a * start.x + b * control1.x + c * control2.x + d * end.x,
        y: a * start.y + b * control1.y + c * control2.y + d * end.y
      )
    }
  }

  /// The end points of straight lines that approximate the segment.
  var flattened: [CGPoint] {
    if case .line(let end) = element { return [end] }
    return (1...Self.pieces).map { point(at: CGFloat($0) / CGFloat(Self.pieces)) }
  }

  var length: CGFloat {
    var (sum, previous) = (CGFloat.zero, start)
    for point in flattened {
      sum += hypot(point.x - previous.x, point.y - previous.y)
      previous = point
    }
    return sum
  }

  /// Returns the parts before and after a value of the parameter.
  func split(at t: CGFloat) -> (Path.Segment, Path.Segment) {
    let middle = point(at: t)
    let (first, second): (Path.Element, Path.Element)
    switch element {
    case .move, .line, .closeSubpath: (first, second) = (.line(to: middle), .line(to: end))
    case .quadCurve(let end, let control):
      first = .quadCurve(to: middle, control: start.between(control, at: t))
      second = .quadCurve(to: end, control: control.between(end, at: t))
    case .curve(let end, let control1, let control2):
      let (a, b, c) = (
        start.between(control1, at: t), control1.between(control2, at: t),
        control2.between(end, at: t)
      )
      first = .curve(to: middle, control1: a, control2: a.between(b, at: t))
      second = .curve(to: end, control1: b.between(c, at: t), control2: c)
    }
    return (
      Path.Segment(start: start, element: first, isFirst: isFirst),
      Path.Segment(start: middle, element: second, isFirst: true)
    )
  }
}

extension CGPoint {
  /// Returns the point at a fraction of the way to another.
  func between(_ other: CGPoint, at fraction: CGFloat) -> CGPoint {
    CGPoint(x: x + (other.x - x) * fraction, y: y + (other.y - y) * fraction)
  }
}

/// Describes a path as PostScript does: coordinates first, then `m`, `l`, `q`, `c` or `h`.
extension Path: LosslessStringConvertible {
  public var description: String {
    func words(_ points: CGPoint..., then letter: String) -> String {
      (points.flatMap { [word($0.x), word($0.y)] } + [letter]).joined(separator: " ")
    }
    return elements.map { element in
      switch element {
      case .move(let end): words(end, then: "m")
      case .line(let end): words(end, then: "l")
      case .quadCurve(let end, let control): words(control, end, then: "q")
      case .curve(let end, let control1, let control2): words(control1, control2, end, then: "c")
      case .closeSubpath: "h"
      }
    }
    .joined(separator: " ")
  }

  /// Creates a path from its description; `nil` if the description is invalid.
  public init?(_ string: String) {
    var (path, numbers) = (Path(), [CGFloat]())
    for word in string.split(whereSeparator: \.isWhitespace) {
      if let number = Double(word), number.isFinite, numbers.count < 6 {
        numbers.append(CGFloat(number))
        continue
      }
      let points = stride(from: 0, to: numbers.count - 1, by: 2).map {
        CGPoint(x: numbers[$0], y: numbers[$0 + 1])
      }
      switch (word, numbers.count) {
      case ("m", 2): path.move(to: points[0])
      case ("l", 2): path.addLine(to: points[0])
      case ("q", 4): path.addQuadCurve(to: points[1], control: points[0])
      case ("c", 6): path.addCurve(to: points[2], control1: points[0], control2: points[1])
      case ("h", 0): path.closeSubpath()
      default: return nil
      }
      numbers = []
    }
    guard numbers.isEmpty else { return nil }
    self = path
  }

  /// Formats a number, without `.0` at the end.
  private func word(_ number: CGFloat) -> String {
    let text = "\(Double(number))"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

extension Path {
  /// The path for an archive; elements beyond the limit of an archive are dropped.
  var archived: ArchivedPath {
    ArchivedPath(
      elements.prefix(ArchiveLimits.maximumPathElements).map { element in
        switch element {
        case .move(let end): .move(end.archived)
        case .line(let end): .line(end.archived)
        case .quadCurve(let end, let control): .quad(end.archived, control: control.archived)
        case .curve(let end, let control1, let control2):
          .curve(end.archived, control1: control1.archived, control2: control2.archived)
        case .closeSubpath: .close
        }
      }
    )
  }
}

extension CGPoint {
  var archived: ArchivedPoint { ArchivedPoint(x: x.finite, y: y.finite) }
}
