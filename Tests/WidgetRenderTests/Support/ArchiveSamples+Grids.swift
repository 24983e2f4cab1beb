import WidgetRender

let everyGrid = ArchivedView.zStack(
  .center,
  [
    .grid(ArchivedGrid([])),
    .grid(
      ArchivedGrid(
        alignment: .topLeading,
        horizontalSpacing: 2,
        verticalSpacing: 0,
        [
          ArchivedGrid.Row(
            [
              ArchivedGrid.Cell(text("a"), span: 2),
              ArchivedGrid.Cell(text("b"), anchor: ArchivedPoint(x: 1, y: 0.5)),
              ArchivedGrid.Cell(.color, columnAlignment: .trailing, isUnsizedHorizontally: true),
              ArchivedGrid.Cell(
                text("c").padding(top: 1),
                span: ArchiveLimits.maximumGridColumns,
                anchor: .center,
                columnAlignment: .center,
                isUnsizedHorizontally: true,
                isUnsizedVertically: true
              ),
            ],
            alignment: .lastTextBaseline
          ),
          ArchivedGrid.Row([ArchivedGrid.Cell(.divider(.secondary))], isWhole: true),
          ArchivedGrid.Row([]),
          ArchivedGrid.Row(
            [ArchivedGrid.Cell(.color, isUnsizedVertically: true)],
            alignment: .top,
            isWhole: true
          ),
        ]
      )
    ),
  ]
)

let everyTrackGrid = ArchivedView.zStack(
  .center,
  [
    .trackGrid(ArchivedTrackGrid(.horizontal, tracks: [], [])),
    .trackGrid(
      ArchivedTrackGrid(
        .vertical,
        tracks: [
          ArchivedTrackGrid.Track(.fixed(4)),
          ArchivedTrackGrid.Track(
            .flexible(minimum: 1, maximum: CellLength(cells: PointScale.maximumCells)),
            spacing: 2
          ),
          ArchivedTrackGrid.Track(
            .flexible(minimum: 2, maximum: 9),
            alignment: CellAlignment(.trailing, .bottom)
          ),
          ArchivedTrackGrid.Track(
            .adaptive(minimum: 3, maximum: 5),
            spacing: 0,
            alignment: .topLeading
          ),
          ArchivedTrackGrid.Track(
            .adaptive(minimum: 3, maximum: CellLength(cells: PointScale.maximumCells))
          ),
        ],
        alignment: CellAlignment(.leading, .center),
        spacing: 1,
        (1...9).map { text("\($0)") }
      )
    ),
  ]
)

let largeLetters = ArchivedView.zStack(
  .center,
  [2, 5, ArchiveLimits.maximumLetterRows].map {
    .text(ArchivedText(runs: [ArchivedText.Run(.verbatim("12:45"))], letterRows: $0))
  }
)
