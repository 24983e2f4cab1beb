import Testing

@testable import WidgetRender

private func meter(_ style: ArchivedMeter.Style) -> ArchivedView {
  .meter(ArchivedMeter(style, .fraction(0.5), paint: .color(.accent), track: .secondary))
}

private func image(
  _ width: Double,
  _ height: Double,
  isResizable: Bool = false
) -> ArchivedView {
  .image(
    ArchivedImage(
      width: 1,
      height: 1,
      pixels: [0, 0, 0, 255],
      pointWidth: width,
      pointHeight: height,
      isResizable: isResizable
    )
  )
}

@Suite("Sizes of meters and pictures", .timeLimit(.minutes(5)))
struct MeterAndImageTests {
  @Test(
    arguments: [
      (.bar, 20, 9, 20, 1), (.markedBar, 7, nil, 7, 1), (.bar, nil, nil, 10, 1), (.bar, 0, 0, 0, 1),
      // Square in points: twice as many columns as rows.
      (.ring, 9, 5, 9, 5), (.arc, 40, 4, 8, 4), (.ring, 6, 20, 6, 3), (.ring, nil, nil, 9, 5),
      (.arc, nil, 3, 6, 3), (.arc, 12, nil, 12, 6), (.ring, 0, 0, 0, 0),
    ] as [(ArchivedMeter.Style, Int?, Int?, Int, Int)]
  )
  func `a meter`(
    _ style: ArchivedMeter.Style,
    _ columns: Int?,
    _ rows: Int?,
    _ width: Int,
    _ height: Int
  ) {
    // SU-66, SU-67
    #expect(measured(meter(style), columns, rows) == CellSize(columns: width, rows: height))
  }

  @Test func `a bar leaves the rest of its row to words`() {
    // SU-67
    let view = row(text("CPU"), meter(.bar), text("50%"))
    #expect(childFrames(view, 20, 1).map(\.size.columns) == [3, 12, 3])
  }

  @Test(
    arguments: [
      (80, 32, false, 20, 9, 10, 2), (80, 32, false, 1, 1, 10, 2), (1, 1, false, 9, 9, 1, 1),
      (80, 32, true, 20, 9, 20, 9), (80, 32, true, nil, nil, 10, 2), (80, 32, true, 4, nil, 4, 2),
    ] as [(Double, Double, Bool, Int?, Int?, Int, Int)]
  )
  func `a picture`(
    _ pointWidth: Double,
    _ pointHeight: Double,
    _ isResizable: Bool,
    _ columns: Int?,
    _ rows: Int?,
    _ width: Int,
    _ height: Int
  ) {
    // SU-10, SU-11
    let view = image(pointWidth, pointHeight, isResizable: isResizable)
    #expect(measured(view, columns, rows) == CellSize(columns: width, rows: height))
  }

  @Test(arguments: [
    (ArchivedModifier.ContentMode.fit, 20, 5), (.fill, 40, 10),
  ])
  func `a picture keeps its own ratio in points`(
    _ mode: ArchivedModifier.ContentMode,
    _ width: Int,
    _ height: Int
  ) {
    // SU-34: 12 by 6 points are two columns and no whole row.
    let view = image(12, 6, isResizable: true).with(.foreground(.color(.accent)))
      .with(.aspectRatio(nil, mode))
    #expect(measured(view, 20, 10) == CellSize(columns: width, rows: height))
  }

  @Test(arguments: [
    ArchivedOutline.circle, .trimmed(.circle, from: 0, to: 0.7), .inset(.circle, by: 3),
    .rotated(.trimmed(.circle, from: 0, to: 1), degrees: 90, anchor: .center),
  ])
  func `a circle stays a square whatever is done to it`(_ outline: ArchivedOutline) {
    // SU-11
    let view = ArchivedView.shape(ArchivedShape(outline, filledWith: .color(.primary)))
    #expect(measured(view, 40, 4) == CellSize(columns: 8, rows: 4))
  }
}
