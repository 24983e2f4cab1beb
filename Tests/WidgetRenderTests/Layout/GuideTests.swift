import Testing

@testable import WidgetRender

extension ArchivedView {
  fileprivate func guide(_ guide: CellHorizontalAlignment, _ column: Int) -> ArchivedView {
    with(.horizontalGuide(guide, at: column))
  }

  fileprivate func guide(_ guide: CellVerticalAlignment, _ row: Int) -> ArchivedView {
    with(.verticalGuide(guide, at: row))
  }
}

@Suite("SU-36 and SU-37: places and guides", .timeLimit(.minutes(5)))
struct GuideTests {
  @Test(
    arguments: [
      (column(text("abc"), text("d").guide(.leading, -2), alignment: .leading), ["abc", "  d"]),
      (column(text("abc"), text("d").guide(.leading, 1), alignment: .leading), [" abc", "d"]),
      (column(text("abc"), text("d").guide(.trailing, 3), alignment: .trailing), ["abc", "d"]),
      (
        column(text("abcd"), text("ef").with(.horizontalGuide(.center, at: 0)), alignment: .center),
        ["abcd", "  ef"]
      ),
      // A guide that the parent does not use says nothing.
      (column(text("abc"), text("d").guide(.trailing, 9), alignment: .leading), ["abc", "d"]),
      (row(text("a\nb"), text("c").guide(.top, -1), alignment: .top), ["a", "b c"]),
      (row(text("a\nb"), text("c").guide(.bottom, 2), alignment: .bottom), ["a c", "b"]),
      (
        row(text("a\nb"), text("c\nd").guide(.firstTextBaseline, 1), alignment: .firstTextBaseline),
        ["  c", "a d", "b"]
      ),
      // Modifiers pass the guide on with what they add.
      (
        column(text("abc"), text("d").guide(.leading, 0).padding(leading: 2), alignment: .leading),
        ["  abc", "  d"]
      ),
      (
        column(text("abc"), text("d").guide(.leading, 0).frame(3), alignment: .leading),
        [" abc", " d"]
      ),
      // Containers pass none.
      (
        column(text("abc"), row(text("d").guide(.leading, 2)), alignment: .leading),
        ["abc", "d"]
      ),
      // In layers and frames.
      (text("....").with(.overlay(text("x").guide(.leading, -1), .topLeading)), [".x.."]),
      (.zStack(.topLeading, [text("...."), text("x").guide(.leading, -3)]), ["...x"]),
      (text("a").guide(.leading, -2).frame(4, 1, .topLeading), ["  a"]),
      (text("a").guide(.top, -1).frame(1, 2, .topLeading), ["", "a"]),
    ] as [(ArchivedView, [String])]
  )
  func `a view of its own guide`(_ view: ArchivedView, _ expected: [String]) {
    // SU-37
    let size = measured(view, 20, 5)
    #expect(lines(view, size.columns, size.rows) == expected)
  }

  @Test func `a guide makes room for what it moves`() {
    let view = column(text("abc"), text("d").guide(.leading, -4), alignment: .leading)
    #expect(measured(view, 20, 5) == CellSize(columns: 5, rows: 2))
  }

  @Test(arguments: [
    (0, 0, CellRect(column: -2, row: -1, columns: 3, rows: 1)),
    (5, 2, CellRect(column: 3, row: 1, columns: 3, rows: 1)),
    (.max, .min, CellRect(column: 1_048_574, row: -1_048_577, columns: 3, rows: 1)),
  ])
  func `a position is the middle of the view`(_ column: Int, _ row: Int, _ expected: CellRect) {
    // SU-36
    let view = text("abc").with(.position(column: column, row: row))
    #expect(childFrames(view, 20, 9) == [expected])
  }

  @Test func `a positioned view takes all there is`() {
    // SU-36
    let view = text("abc").with(.position(column: 1, row: 1))
    #expect(measured(view, 20, 9) == CellSize(columns: 20, rows: 9))
    #expect(measured(view, nil, 9) == CellSize(columns: 3, rows: 9))
    #expect(measured(view, nil, nil) == CellSize(columns: 3, rows: 1))
  }

  @Test(
    arguments: [
      .clipShape(.circle), .rotation(degrees: 90, anchor: .center),
      .scale(x: 3, y: 3, anchor: .zero), .zIndex(9), .foreground(.color(.accent)), .accented,
      .invalidatable, .mask(.color.frame(99, 99), .center),
    ] as [ArchivedModifier]
  )
  func `what changes only looks changes no size`(_ modifier: ArchivedModifier) {
    // SU-36
    let view = text("abc").padding(top: 1, trailing: 2)
    for (columns, rows) in [(20, 5), (2, 2), (nil, nil)] as [(Int?, Int?)] {
      #expect(measured(view.with(modifier), columns, rows) == measured(view, columns, rows))
    }
  }

  @Test func `a mask is offered the size of what it masks`() {
    let view = text("abc").with(.mask(.color, .center))
    #expect(childFrames(view, 20, 9)[1].size == CellSize(columns: 3, rows: 1))
  }

  @Test func `many frames around a guide are searched once`() {
    let deep = (0..<150).reduce(text("x").guide(.leading, 1)) { view, _ in view.frame(9, 1) }
    let view = column(text("abc"), deep, alignment: .leading)
    #expect(measured(view, 20, 5).rows == 2)
  }
}
