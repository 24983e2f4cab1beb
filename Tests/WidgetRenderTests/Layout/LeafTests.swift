import Testing

@testable import WidgetRender

@Suite("What leaves answer", .timeLimit(.minutes(5)))
struct LeafTests {
  @Test(
    arguments: [
      // SU-10, SU-11: ideal lengths are one cell, else all is taken.
      (ArchivedView.color, nil, nil, 1, 1), (.color, 7, nil, 7, 1), (.color, 7, 3, 7, 3),
      // SU-11: a circle is as wide as high, and a cell twice as high as wide.
      (circle, 20, 4, 8, 4), (circle, 4, 20, 4, 2), (circle, nil, nil, 1, 1), (circle, 1, 9, 1, 1),
      // SU-23: outside stacks a spacer is flexible on both axes.
      (.gap, 5, 4, 5, 4), (.spacer(minimumLength: 3), 1, nil, 3, 3),
      // SU-24: outside stacks a divider lies.
      (.divider(.primary), 9, 5, 9, 1),
      (.symbol(name: "circle", style: TextStyle()), 9, 9, 1, 1),
      (.empty, 9, 9, 0, 0),
    ] as [(ArchivedView, Int?, Int?, Int, Int)]
  )
  func size(_ view: ArchivedView, _ columns: Int?, _ rows: Int?, _ width: Int, _ height: Int) {
    #expect(measured(view, columns, rows) == CellSize(columns: width, rows: height))
  }

  static let circle = ArchivedView.shape(ArchivedShape(.circle, filledWith: .color(.primary)))

  @Test func `default spacing is a column in rows and nothing between rows`() {
    // SU-28
    #expect(measured(row(text("a"), text("b")), 20, 5) == CellSize(columns: 3, rows: 1))
    #expect(measured(column(text("a"), text("b")), 20, 5) == CellSize(columns: 1, rows: 2))
    #expect(measured(row(text("a"), text("b"), spacing: 0), 20, 5).columns == 2)
  }

  @Test func `as many lines are reserved as a picture can have`() {
    func reserved(_ lines: Int) -> ArchivedView {
      .text(ArchivedText(runs: [.init(.verbatim("a"))], minimumLines: lines))
    }
    #expect(measured(reserved(7), 9, nil).rows == 7)
    #expect(measured(reserved(10_000), 9, nil).rows == 1_000)
  }

  @Test(arguments: [(nil, 5), (2, 2), (9, 5), (0, 1)] as [(Int?, Int)])
  func `a text has no more lines than its limit and the room have`(rows: Int?, lines: Int) {
    #expect(measured(text("a b c d e f", lineLimit: 5), 1, rows).rows == lines)
  }

  @Test func `no default gap stands beside a spacer, a given one does`() {
    // SU-23: one column is the spacer's minimum.
    #expect(measured(row(text("a"), .gap, text("b")), 0, 1).columns == 3)
    #expect(measured(row(text("a"), .gap.with(.identity("s")), text("b")), 0, 1).columns == 3)
    #expect(measured(row(text("a"), .gap, text("b"), spacing: 2), 0, 1).columns == 7)
    #expect(measured(column(text("a"), .gap, text("b")), 1, 0).rows == 2)
  }

  @Test func `a divider stands in a row and lies in a column`() {
    // SU-24
    #expect(
      childFrames(row(text("a").frame(nil, 2), .divider(.primary)), 9, 4)[1].size
        == CellSize(columns: 1, rows: 4)
    )
    #expect(
      childFrames(column(text("a"), .divider(.primary)), 9, 4)[1].size
        == CellSize(columns: 9, rows: 1)
    )
  }

  @Test(
    arguments: [
      // SU-47: words wrap, the widest line counts.
      ("one two three", 8, nil, nil, 7, 2), ("one two three", nil, nil, nil, 13, 1),
      // SU-47: a long word breaks, line feeds always do.
      ("abcdefghij", 4, nil, nil, 4, 3), ("a\nbc", 20, nil, nil, 2, 2),
      // SU-49, SU-50: height and limit leave lines, at least one.
      ("one two three", 5, 2, nil, 4, 2), ("one two three", 5, nil, 1, 4, 1),
      ("one two three", 5, 0, nil, 4, 1), ("one two three", 20, nil, -3, 13, 1),
      // SU-52: wide characters take two cells.
      ("東京", nil, nil, nil, 4, 1), ("e\u{301}a", nil, nil, nil, 2, 1),
    ] as [(String, Int?, Int?, Int?, Int, Int)]
  )
  func wrapping(
    _ words: String,
    _ columns: Int?,
    _ rows: Int?,
    _ limit: Int?,
    _ width: Int,
    _ height: Int
  ) {
    let view = text(words, lineLimit: limit)
    #expect(measured(view, columns, rows) == CellSize(columns: width, rows: height))
  }

  @Test(arguments: [
    (2, 4, "a", 2), (2, 4, "a b c", 3), (2, 4, "a b c d e", 4), (3, 3, "a", 3), (5, 2, "a", 2),
    (0, 4, "a", 1), (-2, 4, "a", 1),
  ])
  func `a text keeps the room of its least lines`(
    _ minimum: Int,
    _ limit: Int,
    _ words: String,
    _ rows: Int
  ) {
    // SU-50
    let text = ArchivedText(
      runs: [ArchivedText.Run(.verbatim(words))],
      lineLimit: limit,
      minimumLines: minimum
    )
    #expect(measured(.text(text), 1, 9) == CellSize(columns: 1, rows: rows))
  }
}
