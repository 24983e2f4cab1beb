import Foundation

/// A path in words, as PostScript has them: places first, then `m`, `l`, `q`, `c` or `h`.
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

  /// The path that a description says; `nil` where it says none.
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

  /// A number without a fraction that says nothing.
  private func word(_ number: CGFloat) -> String {
    let text = "\(Double(number))"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
