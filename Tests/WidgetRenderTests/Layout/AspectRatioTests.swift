import Testing

@testable import WidgetRender

/// An aspect ratio, the available space, and the expected size of a colour.
struct AspectCase: Sendable {
  var ratio: Double?
  var mode: ArchivedModifier.ContentMode
  var room: (columns: Int?, rows: Int?)
  var box: (columns: Int, rows: Int)
}

@Suite("SU-34: boxes of a shape", .timeLimit(.minutes(5)))
struct AspectRatioTests {
  @Test(arguments: [
    // A cell is twice as high as wide: a square is two columns by one row.
    AspectCase(ratio: 1, mode: .fit, room: (20, 10), box: (20, 10)),
    AspectCase(ratio: 1, mode: .fit, room: (20, 4), box: (8, 4)),
    AspectCase(ratio: 1, mode: .fit, room: (6, 10), box: (6, 3)),
    AspectCase(ratio: 1, mode: .fill, room: (20, 4), box: (20, 10)),
    AspectCase(ratio: 1, mode: .fill, room: (6, 10), box: (20, 10)),
    AspectCase(ratio: 0.5, mode: .fit, room: (9, 4), box: (4, 4)),
    // Half a row is rounded up, and never beyond the room.
    AspectCase(ratio: 1, mode: .fit, room: (7, 4), box: (7, 4)),
    // An axis without a proposal does not limit; without any the ideal size stays.
    AspectCase(ratio: 2, mode: .fit, room: (20, nil), box: (20, 5)),
    AspectCase(ratio: 2, mode: .fill, room: (nil, 5), box: (20, 5)),
    AspectCase(ratio: 2, mode: .fit, room: (nil, nil), box: (1, 1)),
    // The colour's own ideal is ten points in both directions, hence 1 : 1.
    AspectCase(ratio: nil, mode: .fit, room: (20, 4), box: (8, 4)),
    AspectCase(ratio: nil, mode: .fill, room: (20, 4), box: (20, 10)),
    // What is no ratio is as if none was given.
    AspectCase(ratio: -1, mode: .fit, room: (20, 4), box: (8, 4)),
    AspectCase(ratio: .nan, mode: .fit, room: (20, 4), box: (8, 4)),
    // Extremes neither trap nor exceed infinity.
    AspectCase(ratio: 1e-300, mode: .fill, room: (3, 3), box: (3, PointScale.maximumCells)),
    AspectCase(ratio: 1e300, mode: .fit, room: (20, 4), box: (20, 0)),
    AspectCase(
      ratio: 3,
      mode: .fit,
      room: (PointScale.maximumCells, PointScale.maximumCells),
      box: (PointScale.maximumCells, PointScale.maximumCells)
    ),
  ])
  func box(_ example: AspectCase) {
    let view = ArchivedView.color.with(.aspectRatio(example.ratio, example.mode))
    let size = measured(view, example.room.columns, example.room.rows)
    #expect(size == CellSize(columns: example.box.columns, rows: example.box.rows))
  }

  @Test func `the size is the content's answer to the box`() {
    let view = text("abc").with(.aspectRatio(1, .fit))
    #expect(measured(view, 20, 10) == CellSize(columns: 3, rows: 1))
    #expect(measured(text("one two").with(.aspectRatio(1, .fit)), 20, 2).rows == 2)
    #expect(measured(ArchivedView.empty.with(.aspectRatio(nil, .fit)), 20, 2) == .zero)
  }

  @Test func `the content lies in the box that was measured`() {
    let view = row(
      .color.with(.aspectRatio(1, .fit)),
      text("x"),
      spacing: 0
    )
    #expect(childFrames(view, 20, 3).map(\.size.columns) == [6, 1])
  }

  @Test func `a box takes its view's priority along`() {
    // SU-35
    let view = row(
      .color.frame(nil, 1),
      .color.priority(1).with(.aspectRatio(1, .fit)),
      spacing: 0
    )
    #expect(childFrames(view, 6, 5).map(\.size.columns) == [0, 6])
  }
}
