import Testing

@testable import WidgetRender

@Suite("Layers, alternatives and alignment", .timeLimit(.minutes(5)))
struct ContainerTests {
  @Test func `a ZStack is as large as the children of the highest priority`() {
    // SU-38
    let small = text("a").priority(1)
    let large = ArchivedView.color.frame(9, 4)
    #expect(measured(.zStack(.center, [small, large]), 20, 9) == CellSize(columns: 1, rows: 1))
    #expect(
      measured(.zStack(.center, [text("a"), large]), 20, 9) == CellSize(columns: 9, rows: 4)
    )
  }

  @Test func `children of a ZStack are offered its size`() {
    // SU-38
    let frames = childFrames(.zStack(.center, [.color.priority(-1), text("abc")]), 20, 9)
    #expect(frames[0].size == CellSize(columns: 3, rows: 1))
  }

  @Test func `what is behind or before never changes the size`() {
    // SU-39
    let view = text("abc").with(.background(.color.frame(9, 9), .center))
      .with(.overlay(.color, .topLeading))
    #expect(measured(view, 20, 9) == CellSize(columns: 3, rows: 1))
  }

  @Test(arguments: [(12, 12), (11, 5), (4, 3), (2, 3)])
  func `the first child whose ideal size fits is chosen, else the last`(_ room: Int, _ width: Int) {
    // SU-41
    let view = ArchivedView.firstThatFits(
      horizontal: true,
      vertical: true,
      [text("very long one"), text("quite a long"), text("short"), text("one").frame(3)]
    )
    #expect(measured(view, room, 1).columns == width)
  }

  @Test func `an axis that does not matter always fits`() {
    // SU-41
    let view = ArchivedView.firstThatFits(
      horizontal: false,
      vertical: true,
      [text("one two"), text("x")]
    )
    #expect(measured(view, 4, 3) == CellSize(columns: 3, rows: 2))
  }

  @Test func `only the chosen child is drawn`() {
    let view = ArchivedView.firstThatFits(
      horizontal: true,
      vertical: true,
      [text("long one"), text("short")]
    )
    #expect(lines(view, 6, 1) == ["short"])
  }

  @Test(arguments: [
    (CellVerticalAlignment.top, [0, 0]), (.center, [0, 1]), (.bottom, [0, 2]),
    (.firstTextBaseline, [0, 0]), (.lastTextBaseline, [0, 2]),
  ])
  func `a row aligns its children`(_ alignment: CellVerticalAlignment, _ rows: [Int]) {
    // SU-37
    let view = row(text("a\nb\nc"), text("x"), alignment: alignment)
    #expect(childFrames(view, 20, 9).map(\.origin.row) == rows)
  }

  @Test func `views without text stand on the line`() {
    // SU-37: the colour's bottom row is its baseline, padding moves a text's.
    let view = row(
      .color.frame(1, 3),
      text("a\nb").padding(top: 1),
      alignment: .firstTextBaseline
    )
    #expect(childFrames(view, 20, 9).map(\.origin.row) == [0, 1])
    #expect(measured(view, 20, 9).rows == 4)
  }

  @Test(arguments: [
    (CellHorizontalAlignment.leading, [0, 0]), (.center, [0, 2]), (.trailing, [0, 4]),
  ])
  func `a column aligns its children`(_ alignment: CellHorizontalAlignment, _ columns: [Int]) {
    // SU-37
    let view = column(text("abcde"), text("x"), alignment: alignment)
    #expect(childFrames(view, 20, 9).map(\.origin.column) == columns)
  }

  @Test func `a widget stands in the middle, one that is too large begins at the corner`() {
    #expect(lines(text("ab"), 6, 3) == ["", "  ab", ""])
    #expect(lines(column(text("1"), text("2"), text("3")), 1, 2) == ["1", "2"])
  }

  @Test(arguments: [(6, [" abc", "  2"]), (7, ["abc", " 2"])])
  func `what has a width of half as much again stays in the middle`(
    _ columns: Int,
    _ shown: [String]
  ) {
    let view = column(text("abc"), text("2"), text("3"))
    #expect(lines(view.frame(CellLength(cells: columns), 3), 4, 2) == shown)
  }

  @Test(
    "SU-84: so does what has a height of half as much again",
    arguments: [(4, ["1", "2", "3"]), (5, ["2", "3", "4"])]
  )
  func tallFrames(_ rows: Int, _ shown: [String]) {
    let view = ArchivedView.stack(ArchivedStack(.vertical, (1...rows).map { text("\($0)") }))
    #expect(lines(view.frame(nil, CellLength(cells: rows)), 1, 3) == shown)
    // Not so what is as high because it holds so much.
    #expect(lines(view, 1, 3) == ["1", "2", "3"])
  }
}
