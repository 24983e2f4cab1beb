import Testing

@testable import WidgetRender

/// Returns a grid of these rows; a row with a single view is not in a `GridRow`.
private func grid(
  _ rows: [ArchivedGrid.Cell]...,
  alignment: CellAlignment = .topLeading,
  horizontal: CellLength? = nil,
  vertical: CellLength? = nil
) -> ArchivedView {
  .grid(
    ArchivedGrid(
      alignment: alignment,
      horizontalSpacing: horizontal,
      verticalSpacing: vertical,
      rows.map { ArchivedGrid.Row($0) }
    )
  )
}

private func whole(_ view: ArchivedView) -> ArchivedGrid.Row {
  ArchivedGrid.Row([ArchivedGrid.Cell(view)], isWhole: true)
}

private func cell(
  _ words: String,
  span: Int = 1,
  anchor: ArchivedPoint? = nil,
  column: CellHorizontalAlignment? = nil
) -> ArchivedGrid.Cell {
  ArchivedGrid.Cell(text(words), span: span, anchor: anchor, columnAlignment: column)
}

private func cell(_ view: ArchivedView, isUnsized: Bool = false) -> ArchivedGrid.Cell {
  ArchivedGrid.Cell(view, isUnsizedHorizontally: isUnsized, isUnsizedVertically: isUnsized)
}

@Suite("SU-42 to SU-44: grids", .timeLimit(.minutes(5)))
struct GridTests {
  @Test func `columns are as wide as their widest cell`() {
    // SU-43
    let view = grid([cell("a"), cell("long")], [cell("middle"), cell("b")])
    #expect(lines(view, 11, 2) == ["a      long", "middle b"])
    #expect(measured(view, 30, 9) == CellSize(columns: 11, rows: 2))
  }

  @Test func `short rows end with empty cells, and empty views make none`() {
    // SU-42
    let view = grid([cell("a")], [cell(.empty), cell("b"), cell("c"), cell("d")], [])
    #expect(lines(view, 5, 2) == ["a", "b c d"])
    #expect(measured(view, 30, 9) == CellSize(columns: 5, rows: 2))
  }

  @Test func `flexible columns share the leftover equally`() {
    // SU-43
    let view = grid([cell(.color), cell("ab"), cell(.color)])
    #expect(childFrames(view, 20, 1).map(\.size.columns) == [8, 2, 8])
  }

  @Test func `columns that are too wide together wrap their words`() {
    let view = grid([cell("id"), cell("several words here")])
    #expect(lines(view, 10, 3) == ["id several", "   words", "   here"])
  }

  @Test(
    arguments: [
      (nil, nil, 5, 2), (0, 0, 4, 2), (3, 2, 7, 4), (nil, 1, 5, 3),
    ] as [(CellLength?, CellLength?, Int, Int)]
  )
  func `gaps are a column and no row unless they are given`(
    _ horizontal: CellLength?,
    _ vertical: CellLength?,
    _ columns: Int,
    _ rows: Int
  ) {
    // SU-44
    let view = grid(
      [cell("ab"), cell("cd")],
      [cell("e"), cell("f")],
      horizontal: horizontal,
      vertical: vertical
    )
    #expect(measured(view, 20, 9) == CellSize(columns: columns, rows: rows))
  }

  @Test func `a view outside a row spans all columns`() {
    // SU-42
    let view = ArchivedView.grid(
      ArchivedGrid(
        alignment: CellAlignment(.trailing, .center),
        [
          whole(text("Sum")),
          ArchivedGrid.Row([cell("one"), cell("2")]),
          whole(text("a title that is wide")),
        ]
      )
    )
    #expect(
      lines(view, 20, 3) == [
        "                 Sum", "       one         2", "a title that is wide",
      ]
    )
  }

  @Test func `a divider between rows widens the grid to all that is offered`() {
    // SU-43
    func table(_ isUnsized: Bool) -> ArchivedView {
      .grid(
        ArchivedGrid(
          alignment: .topLeading,
          [
            ArchivedGrid.Row([cell("a"), cell("b")]),
            ArchivedGrid.Row([cell(.divider(.secondary), isUnsized: isUnsized)], isWhole: true),
            ArchivedGrid.Row([cell("cc"), cell("d")]),
          ]
        )
      )
    }
    #expect(lines(table(false), 10, 3) == ["a     b", "──────────", "cc    d"])
    #expect(measured(table(true), 10, 3).columns == 4)
  }

  @Test func `cells merge columns`() {
    // SU-44
    let view = grid(
      [cell("a"), cell("b"), cell("c")],
      [cell("wide one", span: 2), cell("d")]
    )
    #expect(lines(view, 10, 2) == ["a   b    c", "wide one d"])
    #expect(measured(view, 30, 2).columns == 10)
  }

  @Test func `what spans columns gets its room before flexible columns share theirs`() {
    let view = grid(
      [cell("a"), cell("b"), cell(.color)],
      [cell("spanning", span: 2), cell(.color)]
    )
    #expect(childFrames(view, 20, 2)[3].size == CellSize(columns: 8, rows: 1))
    #expect(childFrames(view, 20, 2)[2].size.columns == 11)
  }

  @Test(arguments: [
    (ArchivedPoint(x: 0, y: 0), ["x", "", "", "wide"]),
    (ArchivedPoint(x: 1, y: 1), ["", "", "   x", "wide"]),
    (ArchivedPoint(x: 0.5, y: 0.5), ["", " x", "", "wide"]),
  ])
  func `an anchor places a view in its cell`(_ anchor: ArchivedPoint, _ expected: [String]) {
    // SU-44
    let tall = ArchivedGrid.Cell(
      ArchivedView.fill(.color(ArchivedColor(.system(.clear)))).frame(1, 3)
    )
    let view = grid([cell("x", anchor: anchor), tall], [cell("wide")])
    #expect(lines(view, 6, 4) == expected)
  }

  @Test func `one cell sets the alignment of its column`() {
    // SU-44
    let view = grid([cell("a"), cell("b")], [cell("abc"), cell("12", column: .trailing)])
    #expect(lines(view, 6, 2) == ["a    b", "abc 12"])
  }

  @Test func `a column's alignment is not that of a cell that spans it`() {
    // SU-44
    let view = grid(
      [cell("abcd"), cell("ef")],
      [cell("1", column: .trailing), cell("2")],
      [cell("s", span: 2)]
    )
    #expect(lines(view, 7, 3) == ["abcd ef", "   1 2", "s"])
  }

  @Test func `a row's alignment beats the grid's`() {
    // SU-44
    func table(_ alignment: CellVerticalAlignment?) -> ArchivedView {
      .grid(
        ArchivedGrid(
          alignment: .topLeading,
          [ArchivedGrid.Row([cell("a"), cell("b\nc\nd")], alignment: alignment)]
        )
      )
    }
    #expect(lines(table(nil), 3, 3) == ["a b", "  c", "  d"])
    #expect(lines(table(.bottom), 3, 3) == ["  b", "  c", "a d"])
    #expect(lines(table(.lastTextBaseline), 3, 3) == ["  b", "  c", "a d"])
  }

  @Test func `an unsized view asks for nothing and takes what the others leave`() {
    // SU-44
    let view = grid([cell("abc"), cell("d")], [cell(.color, isUnsized: true), cell("e\nf")])
    let frames = childFrames(view, 20, 9)
    #expect(measured(view, 20, 9) == CellSize(columns: 5, rows: 3))
    #expect(frames[2] == CellRect(column: 0, row: 1, columns: 3, rows: 2))
  }

  @Test func `rows share a height as the children of a column do`() {
    let view = grid([cell("a"), cell(.color)], [cell("b"), cell(.color)], [cell("c\nd")])
    #expect(childFrames(view, 9, 9).map(\.size.rows) == [1, 3, 1, 4, 2])
  }

  @Test func `right to left begins at the right`() {
    let view = grid([cell("a"), cell("bb")], [cell("ccc"), cell("d")])
      .with(.layoutDirection(.rightToLeft))
    #expect(lines(view, 6, 2) == ["bb   a", " d ccc"])
  }

  @Test func `words in cells have a common line`() {
    let view = row(
      text("x"),
      grid([cell("a\nb"), cell("c")], alignment: CellAlignment(.leading, .lastTextBaseline)),
      alignment: .firstTextBaseline
    )
    #expect(lines(view, 5, 2) == ["x a", "  b c"])
  }

  @Test(arguments: [1, 2, 4, 7, 10])
  func `grids within grids are measured a bounded number of times`(_ depth: Int) {
    // PF-9
    let deep = (0..<depth).reduce(text("some words that wrap")) { inner, level in
      level.isMultiple(of: 2)
        ? grid([cell(inner), cell("beside it, too")], [cell(.color), cell("c")])
        : column(inner, text("below"), .gap)
    }
    var engine = LayoutEngine(LayoutTree(deep, in: DrawContext(now: noon)))
    engine.layOut(in: CellSize(columns: 60, rows: 30))
    #expect(engine.measurementCount < 30 * engine.tree.nodes.count)
  }

  @Test func `between two rows is one gap, and the rest is a flexible row's`() {
    let view = grid([cell("a")], [cell(.fill(paint(.red)))], vertical: 2)
    let drawn = picture(view, 1, 10).grid
    let isRed = (0..<10).map { look(drawn, 0, $0).background != .standard }
    #expect(isRed == [false, false, false] + Array(repeating: true, count: 7))
  }

  @Test func `a hostile grid ends`() {
    let cells = (0..<300).map {
      cell("x", span: .max - $0, anchor: ArchivedPoint(x: .nan, y: 1e300))
    }
    let rows = Array(repeating: ArchivedGrid.Row(cells, isWhole: false), count: 20)
    let view = ArchivedView.grid(
      ArchivedGrid(
        horizontalSpacing: CellLength(cells: .max),
        verticalSpacing: CellLength(cells: .min),
        rows + [whole(text("y"))]
      )
    )
    #expect(lines(view, 10, 3).count == 3)
  }
}
