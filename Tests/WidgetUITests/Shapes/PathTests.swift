import Foundation
import Testing
import WidgetUI

@Suite("Paths", .timeLimit(.minutes(5)))
struct PathTests {
  private let square = CGRect(x: 10, y: 20, width: 40, height: 40)

  /// Returns the steps of a path, each as a word and its points rounded to hundredths.
  private func steps(_ path: Path) -> [String] {
    func place(_ point: CGPoint) -> String {
      let (x, y) = ((point.x * 100).rounded() / 100 + 0, (point.y * 100).rounded() / 100 + 0)
      return "\(x),\(y)"
    }
    var steps: [String] = []
    path.forEach { element in
      switch element {
      case .move(let end): steps.append("move \(place(end))")
      case .line(let end): steps.append("line \(place(end))")
      case .quadCurve(let end, _): steps.append("quad \(place(end))")
      case .curve(let end, _, _): steps.append("curve \(place(end))")
      case .closeSubpath: steps.append("close")
      }
    }
    return steps
  }

  @Test func `a line before the pen was put down is left out`() {
    var path = Path()
    path.addLine(to: CGPoint(x: 5, y: 5))
    path.closeSubpath()
    #expect(path.isEmpty && path.currentPoint == nil)
    path.addLines([.zero, CGPoint(x: 5, y: 5)])
    #expect(steps(path) == ["move 0.0,0.0", "line 5.0,5.0"])
    path.closeSubpath()
    #expect(path.currentPoint == .zero)
  }

  @Test func `a rectangle begins at the top leading corner and goes with the clock`() {
    #expect(
      steps(Path(square))
        == ["move 10.0,20.0", "line 50.0,20.0", "line 50.0,60.0", "line 10.0,60.0", "close"]
    )
  }

  @Test func `an ellipse begins at the trailing side and goes with the clock`() {
    #expect(
      steps(Path(ellipseIn: square)) == [
        "move 50.0,40.0", "curve 30.0,60.0", "curve 10.0,40.0", "curve 30.0,20.0",
        "curve 50.0,40.0", "close",
      ]
    )
  }

  @Test func `rounded corners take at most half of a side, and none stays sharp`() {
    let path = Path(roundedRect: square, cornerRadii: .init(topLeading: 100, bottomTrailing: 8))
    #expect(
      steps(path) == [
        "move 10.0,40.0", "curve 30.0,20.0", "line 50.0,20.0", "line 50.0,52.0",
        "curve 42.0,60.0", "line 10.0,60.0", "close",
      ]
    )
  }

  /// As in Core Graphics, `clockwise` is counter-clockwise on a screen.
  @Test(arguments: [
    (0.0, 90.0, false, ["move 10.0,0.0", "curve 0.0,10.0"]),
    (0, 90, true, ["move 10.0,0.0", "curve 0.0,-10.0", "curve -10.0,0.0", "curve 0.0,10.0"]),
    (270, 0, false, ["move 0.0,-10.0", "curve 10.0,0.0"]),
    (
      -90, 270, false,
      ["move 0.0,-10.0", "curve 10.0,0.0", "curve 0.0,10.0", "curve -10.0,0.0", "curve 0.0,-10.0"]
    ),
    (
      0, 720, true,
      ["move 10.0,0.0", "curve 0.0,-10.0", "curve -10.0,0.0", "curve 0.0,10.0", "curve 10.0,0.0"]
    ),
  ])
  func `an arc goes the way that is asked for`(
    start: Double,
    end: Double,
    clockwise: Bool,
    expected: [String]
  ) {
    let path = Path {
      $0.addArc(
        center: .zero,
        radius: 10,
        startAngle: .degrees(start),
        endAngle: .degrees(end),
        clockwise: clockwise
      )
    }
    #expect(steps(path) == expected)
  }

  @Test func `an arc is joined by a line to where the pen stands`() {
    let path = Path {
      $0.move(to: .zero)
      $0.addRelativeArc(
        center: CGPoint(x: 20, y: 0),
        radius: 10,
        startAngle: .zero,
        delta: .degrees(-90)
      )
    }
    #expect(steps(path) == ["move 0.0,0.0", "line 30.0,0.0", "curve 20.0,-10.0"])
  }

  @Test func `an arc between tangents rounds a corner`() {
    var path = Path()
    path.move(to: .zero)
    path.addArc(
      tangent1End: CGPoint(x: 40, y: 0),
      tangent2End: CGPoint(x: 40, y: 40),
      radius: 10
    )
    #expect(steps(path) == ["move 0.0,0.0", "line 30.0,0.0", "curve 40.0,10.0"])
  }

  @Test func `bounds follow the curve, not its handles`() {
    var path = Path()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 20, y: 0), control: CGPoint(x: 10, y: 20))
    #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 20, height: 10))
    let round = Path(ellipseIn: square).boundingRect
    #expect(abs(round.minX - 10) < 0.01 && abs(round.maxY - 60) < 0.01)
    #expect(Path().boundingRect.isNull)
  }

  @Test func `what is inside depends on the rule`() {
    var path = Path(CGRect(x: 0, y: 0, width: 30, height: 30))
    path.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
    let (middle, edge) = (CGPoint(x: 15, y: 15), CGPoint(x: 5, y: 5))
    #expect(path.contains(middle) && !path.contains(middle, eoFill: true))
    #expect(path.contains(edge) && path.contains(edge, eoFill: true))
    #expect(!path.contains(CGPoint(x: 31, y: 5)))
    #expect(!Path(ellipseIn: square).contains(CGPoint(x: 11, y: 21)))
  }

  @Test(arguments: [
    (0.0, 0.5, ["move 0.0,0.0", "line 10.0,0.0", "line 10.0,10.0"]),
    (0.125, 0.25, ["move 5.0,0.0", "line 10.0,0.0"]),
    (0.75, 2, ["move 0.0,10.0", "line 0.0,0.0"]),
    (0.5, 0.5, []),
    (0.6, 0.4, []),
  ])
  func `a part of a path is cut by its length`(from: Double, to: Double, expected: [String]) {
    let path = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(steps(path.trimmedPath(from: from, to: to)) == expected)
  }

  @Test func `half of a circle ends at its other side`() {
    let half = Path(ellipseIn: square).trimmedPath(from: 0, to: 0.5)
    #expect(steps(half) == ["move 50.0,40.0", "curve 30.0,60.0", "curve 10.0,40.0"])
  }

  @Test func `points are changed by a transform, and changed back by its inverse`() {
    let transform = CGAffineTransform(translationX: 10, y: 0).rotated(by: .pi / 2).scaledBy(
      x: 2,
      y: 3
    )
    let path = Path(square).applying(transform)
    #expect(steps(path).first == "move -50.0,20.0")
    #expect(steps(path.applying(transform.inverted())) == steps(Path(square)))
    #expect(steps(Path(square).offsetBy(dx: 1, dy: -1)).first == "move 11.0,19.0")
    #expect(CGAffineTransform(scaleX: 0, y: 0).inverted() == CGAffineTransform(scaleX: 0, y: 0))
  }

  @Test func `a line has a width when it is stroked`() {
    let line = Path { $0.addLines([.zero, CGPoint(x: 10, y: 0)]) }
    let outline = line.strokedPath(StrokeStyle(lineWidth: 4))
    #expect(outline.boundingRect == CGRect(x: 0, y: -2, width: 10, height: 4))
    #expect(line.strokedPath(StrokeStyle(lineWidth: 0)).isEmpty)
  }

  @Test func `a path is written as words, and read from them`() {
    let path = Path {
      $0.move(to: CGPoint(x: 1, y: 2.5))
      $0.addLine(to: CGPoint(x: 3, y: -4))
      $0.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 7, y: 8))
      $0.addCurve(to: .zero, control1: CGPoint(x: 1, y: 1), control2: CGPoint(x: 2, y: 2))
      $0.closeSubpath()
    }
    let words = "1 2.5 m 3 -4 l 7 8 5 6 q 1 1 2 2 0 0 c h"
    #expect(path.description == words)
    #expect(Path(words) == path)
    for broken in ["1 m", "1 2 3 m", "1 2", "x", "1 2 h", "nan 1 m", "1 2 3 4 5 6 7 c"] {
      #expect(Path(broken) == nil)
    }
  }

  @Test func `an endless path ends`() {
    var path = Path(CGRect(x: 0, y: 0, width: 1, height: 1))
    for _ in 0..<15 { path.addPath(path) }
    var count = 0
    path.forEach { _ in count += 1 }
    #expect(count == 20_000)
  }
}
