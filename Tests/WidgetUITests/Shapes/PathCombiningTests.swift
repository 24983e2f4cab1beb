import Foundation
import Testing
import WidgetUI

@Suite("Paths that are combined", .timeLimit(.minutes(5)))
struct PathCombiningTests {
  private let left = Path(CGRect(x: 0, y: 0, width: 40, height: 40))
  private let right = Path(CGRect(x: 20, y: 20, width: 40, height: 40))

  /// Points in the left square only, in both, in the right one only, and outside of both.
  private let places = [(10, 10), (30, 30), (50, 50), (70, 10)].map { CGPoint(x: $0, y: $1) }

  @Test(
    arguments: [
      ("union", [true, true, true, false], 2_800),
      ("intersection", [false, true, false, false], 400),
      ("subtracting", [true, false, false, false], 1_200),
      ("symmetricDifference", [true, false, true, false], 2_400),
    ] as [(String, [Bool], Int)]
  )
  func `places inside of either square, of both or of one`(
    operation: String,
    inside: [Bool],
    area: Int
  ) {
    let path =
      switch operation {
      case "union": left.union(right)
      case "intersection": left.intersection(right)
      case "subtracting": left.subtracting(right)
      default: left.symmetricDifference(right)
      }
    #expect(places.map { path.contains($0) } == inside)
    #expect(abs(sampledArea(path) - area) <= 1)
  }

  /// Returns the number of grid points inside the path, with one grid point for each square point.
  private func sampledArea(_ path: Path) -> Int {
    var count = 0
    for x in 0..<70 {
      for y in 0..<70 where path.contains(CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5)) {
        count += 1
      }
    }
    return count
  }

  @Test func `a circle is cut out of a square, and sides that run along each other are no trouble`()
  {
    let hole = left.subtracting(Path(ellipseIn: CGRect(x: 10, y: 10, width: 20, height: 20)))
    #expect(!hole.contains(CGPoint(x: 20, y: 20)))
    #expect(hole.contains(CGPoint(x: 5, y: 5)))
    #expect(abs(sampledArea(hole) - (1_600 - 314)) <= 8)
    let beside = Path(CGRect(x: 40, y: 0, width: 20, height: 40))
    #expect(sampledArea(left.union(beside)) == 2_400)
    #expect(sampledArea(left.union(left)) == 1_600)
    #expect(sampledArea(left.intersection(beside)) == 0)
  }

  @Test func `what lies apart stays, and nothing combines with nothing`() {
    let far = Path(CGRect(x: 50, y: 50, width: 10, height: 10))
    #expect(sampledArea(left.union(far)) == 1_700)
    #expect(left.intersection(far).isEmpty)
    #expect(sampledArea(left.union(Path())) == 1_600)
    #expect(Path().subtracting(left).isEmpty)
  }

  @Test func `a line is cut where it meets a shape`() {
    let line = Path { path in
      path.move(to: CGPoint(x: -20, y: 20))
      path.addLine(to: CGPoint(x: 60, y: 20))
    }
    #expect(line.lineIntersection(left).boundingRect == CGRect(x: 0, y: 20, width: 40, height: 0))
    let outside = line.lineSubtraction(left)
    #expect(outside.boundingRect == CGRect(x: -20, y: 20, width: 80, height: 0))
    var moves = 0
    outside.forEach { if case .move = $0 { moves += 1 } }
    #expect(moves == 2)
  }

  @Test func `shapes are combined in their frame`() {
    let ring = Circle().subtracting(Circle().inset(by: 10)).path(
      in: CGRect(x: 0, y: 0, width: 60, height: 60)
    )
    #expect(ring.contains(CGPoint(x: 5, y: 30)))
    #expect(!ring.contains(CGPoint(x: 30, y: 30)))
  }
}
