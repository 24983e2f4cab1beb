import Testing

@testable import WidgetRender

@Suite("What parents offer and children answer", .timeLimit(.minutes(5)))
struct ContractTests {
  static let bounded = ArchivedView.color.flexible(
    minWidth: 2,
    idealWidth: 4,
    maxWidth: 9,
    minHeight: 1,
    idealHeight: 3,
    maxHeight: 5
  )
  static let infinite = PointScale.maximumCells

  @Test(
    "SU-9: nothing asks for the least, infinity for the most, no length for the ideal",
    arguments: [
      (0, 0, 2, 1), (infinite, infinite, 9, 5), (nil, nil, 4, 3),
      // The axes are independent.
      (0, nil, 2, 3), (nil, infinite, 4, 5), (infinite, 0, 9, 1), (6, nil, 6, 3),
    ] as [(Int?, Int?, Int, Int)]
  )
  func answer(_ columns: Int?, _ rows: Int?, _ width: Int, _ height: Int) {
    #expect(measured(Self.bounded, columns, rows) == CellSize(columns: width, rows: height))
  }

  @Test(
    "SU-12, SU-71: points become whole cells once, the half of a cell rounds up",
    arguments: [(1.9, 0, 0), (4, 1, 1), (11.9, 1, 1), (12, 2, 1), (24, 3, 2), (158, 20, 10)]
      as [(Double, Int, Int)]
  )
  func points(_ points: Double, _ columns: Int, _ rows: Int) {
    #expect(PointScale.columns(points) == columns)
    #expect(PointScale.rows(points) == rows)
  }

  @Test(
    "SU-13: gaps are the given spacing, or the preference of each pair",
    arguments: [
      (nil, [text("a"), text("b"), text("c")], [0, 2, 4], 5),
      (0, [text("a"), text("b"), text("c")], [0, 1, 2], 3),
      (3, [text("a"), text("b"), text("c")], [0, 4, 8], 9),
      // A pair with a spacer has no gap of its own, the others keep theirs.
      (nil, [text("a"), .spacer(minimumLength: 4), text("b"), text("c")], [0, 1, 5, 7], 8),
      (1, [text("a"), .spacer(minimumLength: 4), text("b")], [0, 2, 7], 8),
    ] as [(CellLength?, [ArchivedView], [Int], Int)]
  )
  func gaps(_ spacing: CellLength?, _ children: [ArchivedView], _ starts: [Int], _ total: Int) {
    let view = ArchivedView.stack(ArchivedStack(.horizontal, spacing: spacing, children))
    #expect(childFrames(view, 0, 1).map(\.origin.column) == starts)
    #expect(measured(view, 0, 1).columns == total)
  }

  @Test func `later groups keep their minimum until their turn, which gives it back`() {
    // SU-16
    let low = ArchivedView.color.flexible(minWidth: 3)
    let middle = ArchivedView.color.flexible(minWidth: 4).priority(1)
    let greedy = row(low, middle, .color.priority(2), spacing: 0)
    #expect(childFrames(greedy, 20, 1).map(\.size.columns) == [3, 4, 13])
    let modest = row(low, middle, .color.frame(5).priority(2), spacing: 0)
    #expect(childFrames(modest, 20, 1).map(\.size.columns) == [3, 12, 5])
  }

  @Test func `each is offered its part of what those before it left, at least nothing`() {
    // SU-17: the one with a bound is asked first; the others share what it did not take.
    let view = row(.color, .color.flexible(minWidth: 0, maxWidth: 2), .color, spacing: 0)
    #expect(childFrames(view, 12, 1).map(\.size.columns) == [5, 2, 5])
    let crowded = row(.color.frame(4), .color, .color.frame(4), spacing: 0)
    #expect(childFrames(crowded, 5, 1).map(\.size.columns) == [4, 0, 4])
  }

  @Test func `a stack hugs its children, or is larger than what it was offered`() {
    // SU-18: the sum along the axis, the union across.
    let view = row(text("ab").frame(nil, 3), text("c"))
    #expect(measured(view, 20, 9) == CellSize(columns: 4, rows: 3))
    #expect(measured(row(.color.frame(8), .color.frame(8), spacing: 1), 5, 1).columns == 17)
    #expect(measured(column(.color.frame(2, 4), .color.frame(7, 4)), 3, 3).columns == 7)
    let bars = column(.color.frame(2, 4), .color.frame(7, 4), spacing: 0)
    #expect(measured(bars, 3, 3).rows == 8)
  }

  @Test(
    "SU-28 in place of SU-25, SU-26 and SU-27: one gap beside text, whatever the other is",
    arguments: [
      (text("a"), text("b")), (text("a"), .color.frame(1, 1)),
      (text("a").frame(1), text("b")),
      (text("a").padding(), text("b")), (text("a"), .symbol(name: "circle", style: TextStyle())),
      (text("a"), row(text("b"))), (text("a"), column(text("b"))),
    ]
  )
  func preference(_ first: ArchivedView, _ second: ArchivedView) {
    #expect(childFrames(row(first, second), 9, 9).map(\.origin.column) == [0, 2])
    #expect(childFrames(column(first, second), 9, 9).map(\.origin.row) == [0, 1])
  }

  @Test(
    "SU-73: what is too large overflows in the middle of a frame, from the corner of the widget",
    arguments: [(1, ["1"], ["2"]), (2, ["1", "2"], ["2", "3"])]
  )
  func overflow(_ rows: Int, _ alone: [String], _ framed: [String]) {
    let view = column(text("1"), text("2"), text("3"))
    #expect(lines(view, 1, rows) == alone)
    // SU-29: a frame of the widget's size centres it as SwiftUI's root does.
    #expect(lines(view.frame(1, CellLength(cells: rows)), 1, rows) == framed)
  }
}
