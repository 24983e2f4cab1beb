import Testing

@testable import WidgetRender

private func points(width: Double) -> CellLength { .columns(width) }
private func points(height: Double) -> CellLength { .rows(height) }

/// Returns a view in a frame with these sizes in points.
private func framed(_ view: ArchivedView = .color, width: Double? = nil, height: Double? = nil)
  -> ArchivedView
{
  view.frame(width.map { .columns($0) }, height.map { .rows($0) })
}

private func stack(_ axis: CellAxis, points spacing: Double?, _ children: [ArchivedView])
  -> ArchivedView
{
  let length = spacing.map { axis == .horizontal ? CellLength.columns($0) : .rows($0) }
  return .stack(ArchivedStack(axis, spacing: length, children))
}

private let six = (1...6).map { text("line \($0)") }

@Suite("What an author's points become")
struct ScaleTests {
  @Test(
    "SU-79: a vertical gap below half a row is none, from there on it is rounded half up",
    arguments: [
      (0, 0), (4, 0), (7.9, 0), (8, 1), (15, 1), (16, 1), (23.9, 1), (24, 2), (-16, -1),
      // Of a negative gap only whole rows count, or it would hide a line.
      (-7, 0), (-10, 0), (-15, 0), (-24, -1), (-40, -2),
    ] as [(Double, Int)]
  )
  func verticalGaps(_ spacing: Double, _ rows: Int) {
    let view = stack(.vertical, points: spacing, [text("a"), text("b")])
    #expect(childFrames(view, 20, 20).map(\.origin.row) == [0, 1 + rows])
  }

  @Test("SU-79: so is a padding", arguments: [(4, 1), (8, 3), (16, 3)] as [(Double, Int)])
  func paddings(_ length: Double, _ rows: Int) {
    let view = text("a").padding(top: .rows(length), bottom: .rows(length))
    #expect(measured(view, 20, 20).rows == rows)
  }

  // The cases of a sample: a line of a quotation and the first day of a list were hidden.
  @Test("SU-83: a line goes over another one by whole rows only", arguments: [-10.0, -15, -16])
  func closerLines(_ length: Double) {
    let quote = column(text("quote"), text("~ who"), text("from").padding(top: .rows(length)))
    #expect(lines(quote, 5, 3).contains("~ who") == (length > -16))
    let list = text("Sunday").flexible(maxHeight: .max).padding(top: .rows(length))
    #expect((lines(list, 6, 1) == ["Sunday"]) == (length > -16))
  }

  @Test(
    "SU-79: letters that are kept apart by a few points have a column between them",
    arguments: [(0, 0), (1, 1), (7, 1), (8, 1), (12, 2), (20, 3)] as [(Double, Int)]
  )
  func gapsBetweenTexts(_ spacing: Double, _ columns: Int) {
    let view = stack(.horizontal, points: spacing, [text("a"), text("b")])
    #expect(childFrames(view, 20, 1).map(\.origin.column) == [0, 1 + columns])
  }

  @Test(
    "SU-79: so have letters and what is kept apart from them",
    arguments: [(0, 0), (1, 1), (7, 1), (8, 1), (12, 2)] as [(Double, Int)]
  )
  func gapsBesideTexts(_ spacing: Double, _ columns: Int) {
    let bar = framed(width: 16, height: 16)
    let after = stack(.horizontal, points: spacing, [text("ab"), bar])
    #expect(childFrames(after, 20, 1).map(\.origin.column) == [0, 2 + columns])
    let before = stack(.horizontal, points: spacing, [bar, text("ab")])
    #expect(childFrames(before, 20, 1).map(\.origin.column) == [0, 2 + columns])
  }

  @Test(
    "SU-81: fixed lengths are placed by their edges",
    arguments: [
      // Seven of 20 points with gaps of 2: 152 points.
      (20, 2, 7, 19), (8, 2, 12, 15), (20, 0, 7, 18), (12, 4, 5, 10), (16, 8, 3, 8),
      // However thin, each is seen.
      (4, 2, 12, 12), (1, 0, 5, 5),
    ] as [(Double, Double, Int, Int)]
  )
  func edges(_ width: Double, _ spacing: Double, _ count: Int, _ columns: Int) {
    let bars = Array(repeating: framed(width: width, height: 16), count: count)
    let view = stack(.horizontal, points: spacing, bars)
    #expect(measured(view, 40, 1).columns == columns)
    #expect(measured(view, nil, nil).columns == columns)
    let frames = childFrames(view, 40, 1)
    #expect(frames.allSatisfy { $0.size.columns > 0 })
    #expect(zip(frames, frames.dropFirst()).allSatisfy { $0.endColumn <= $1.origin.column })
    #expect(frames.last?.endColumn == columns)
  }

  @Test("SU-81: looks around a fixed frame change nothing, and what is between moves no edge")
  func edgesThroughLooks() {
    let bar = framed(width: 20, height: 16)
    let plain = stack(.horizontal, points: 0, [bar, text("ab"), bar, bar])
    let adorned = stack(
      .horizontal,
      points: 0,
      [
        bar.with(.opacity(128)), text("ab"), bar.with(.clipped),
        bar.with(.background(.color, .center)),
      ]
    )
    #expect(childFrames(plain, 20, 1).map(\.origin.column) == [0, 3, 5, 7])
    #expect(childFrames(adorned, 20, 1) == childFrames(plain, 20, 1))
  }

  @Test(
    "SU-82: shares of a room fill it",
    arguments: [(7, 20), (3, 20), (12, 18), (24, 40), (9, 42)]
  )
  func shares(_ count: Int, _ room: Int) {
    let width = Double(room) * PointScale.pointsPerColumn / Double(count)
    let height = Double(room) * PointScale.pointsPerRow / Double(count)
    let row = stack(.horizontal, points: 0, Array(repeating: framed(width: width), count: count))
    let column = stack(.vertical, points: 0, Array(repeating: framed(height: height), count: count))
    #expect(measured(row, room, 1).columns == room)
    #expect(measured(column, 1, room).rows == room)
  }

  @Test("SU-83: a row between two views that are not text where no spacing is given")
  func preferredGaps() {
    func rows(_ first: ArchivedView, _ second: ArchivedView) -> Int {
      childFrames(column(first, second), 9, 9)[1].origin.row - 1
    }
    let bar = ArchivedView.color.frame(3, 1)
    #expect(rows(bar, bar) == 1)
    #expect(rows(bar, .divider(.secondary)) == 1)
    #expect(rows(text("a"), bar) == 0)
    #expect(rows(bar, row(bar, text("a"))) == 0)
    #expect(rows(bar, column(text("a"), bar)) == 0)
    #expect(rows(column(bar, text("a")), bar) == -1 + 2)
    #expect(
      rows(.symbol(name: "star", style: TextStyle()), .symbol(name: "star", style: TextStyle()))
        == 1
    )
  }

  @Test("SU-83: a negative spacing overlaps by whole cells")
  func overlaps() {
    let circles = Array(repeating: framed(width: 32, height: 32), count: 3)
    let view = stack(.horizontal, points: -16, circles)
    #expect(childFrames(view, 20, 2).map(\.origin.column) == [0, 2, 4])
    #expect(measured(view, 20, 2).columns == 8)
  }
}

@Suite("SU-80: gaps give way before anything of the content does")
struct ElasticGapTests {
  @Test func `gaps that were rounded up go where the widget is too small`() {
    let view = stack(.vertical, points: 10, six)
    #expect(lines(view, 6, 11).filter(\.isEmpty).count == 5)
    #expect(lines(view, 6, 10) == ["", ""] + (1...6).map { "line \($0)" } + ["", ""])
  }

  @Test func `gaps that an author gave whole stay`() {
    let view = stack(.vertical, points: 16, six)
    #expect(lines(view, 6, 10).last == "")
    #expect(lines(view, 6, 9).last == "line 5")
  }

  @Test func `the smallest number goes first, and what no author asked for last`() {
    let inner = stack(.vertical, points: 8, [text("a"), text("b")])
    let outer = stack(.vertical, points: 12, [inner, text("c")])
    #expect(lines(outer, 1, 5) == ["a", "", "b", "", "c"])
    #expect(lines(outer, 1, 4) == ["a", "b", "", "c"])
    #expect(lines(outer, 1, 3) == ["a", "b", "c"])
    let bars = column(
      .symbol(name: "square", style: TextStyle()),
      .symbol(name: "square", style: TextStyle())
    )
    let mixed = stack(.vertical, points: 12, [bars, text("c")])
    #expect(lines(mixed, 1, 5).map(\.isEmpty) == [false, true, false, true, false])
    #expect(lines(mixed, 1, 4).map(\.isEmpty) == [false, true, false, false])
    #expect(!lines(mixed, 1, 3).contains(""))
  }

  @Test func `text that would be cut has its lines before a gap has its row`() {
    let view = ArchivedView.stack(
      ArchivedStack(
        .vertical,
        alignment: .topLeading,
        spacing: .rows(8),
        [text("one two"), text("three")]
      )
    )
    #expect(lines(view, 5, 4) == ["one", "two", "", "three"])
    #expect(lines(view, 5, 3) == ["one", "two", "three"])
  }

  @Test func `a share is no room: what flexible siblings leave is taken first`() {
    let list = stack(.vertical, points: 10, [text("a"), text("b"), text("c")])
    let view = stack(.vertical, points: 0, [list, .color])
    #expect(lines(view, 1, 7) == ["a", "", "b", "", "c", "█", "█"])
    #expect(lines(view, 1, 6) == ["a", "", "b", "", "c", "█"])
    // A colour is seen too.
    #expect(lines(view, 1, 5) == ["a", "b", "c", "█", "█"])
  }

  @Test func `so do paddings, side by side and in frames of a fixed height`() {
    let padded = six.prefix(3).map { $0.padding(top: .rows(8), bottom: .rows(8)) }
    #expect(lines(stack(.vertical, points: 0, padded), 6, 3) == ["line 1", "line 2", "line 3"])
    let card = stack(.vertical, points: 0, Array(six.prefix(2))).padding(
      top: .rows(12),
      bottom: .rows(12)
    )
    #expect(lines(card, 6, 4) == ["", "line 1", "line 2", ""])
    #expect(lines(card, 6, 3).filter { !$0.isEmpty } == ["line 1", "line 2"])
    let list = stack(.vertical, points: 10, [text("a"), text("b")])
    #expect(lines(row(list.frame(nil, 2), list, spacing: 0), 2, 3) == ["aa", "b", " b"])
  }

  @Test func `a column of a row that has to be told apart keeps its gap while the letters fit`() {
    let days = (1...7).map { text("\($0 + 10)").flexible(maxWidth: PointScale.maximumCells) }
    let view = stack(.horizontal, points: 2, days)
    #expect(lines(view, 20, 1) == ["11 12 13 14 15 16 17"])
    let narrow = lines(view, 16, 1)[0]
    for day in 11...17 { #expect(narrow.contains("\(day)")) }
  }

  @Test func `rows of grids give way alike`() {
    let rows = (1...4).map { ArchivedGrid.Row([ArchivedGrid.Cell(text("r\($0)"))]) }
    let grid = ArchivedView.grid(ArchivedGrid(verticalSpacing: .rows(8), rows))
    #expect(lines(grid, 2, 7) == ["r1", "", "r2", "", "r3", "", "r4"])
    #expect(lines(grid, 2, 5).filter { !$0.isEmpty } == ["r1", "r2", "r3", "r4"])
    let lazy = ArchivedView.trackGrid(
      ArchivedTrackGrid(.vertical, tracks: [], spacing: .rows(8), (1...4).map { text("r\($0)") })
    )
    #expect(lines(lazy, 2, 5).filter { !$0.isEmpty } == ["r1", "r2", "r3", "r4"])
  }

  @Test(
    "seven tracks of 20 points with gaps of 2 are as many here",
    arguments: [
      ArchivedTrackGrid.Track.Size.fixed(.columns(20)),
      .flexible(minimum: .columns(10), maximum: CellLength(cells: PointScale.maximumCells)),
      .adaptive(minimum: .columns(18), maximum: CellLength(cells: PointScale.maximumCells)),
    ]
  )
  func tracks(_ size: ArchivedTrackGrid.Track.Size) {
    let track = ArchivedTrackGrid.Track(size, spacing: .columns(2))
    let isAdaptive = if case .adaptive = size { true } else { false }
    let grid = ArchivedTrackGrid(
      .vertical,
      tracks: Array(repeating: track, count: isAdaptive ? 1 : 7),
      (10...23).map { text("\($0)") }
    )
    let shown = lines(.trackGrid(grid), 19, 2)
    #expect(shown.map { $0.filter(\.isNumber) } == ["10111213141516", "17181920212223"])
  }

  @Test func `columns that would touch have the margins of the widget first`() {
    let track = ArchivedTrackGrid.Track(
      .flexible(minimum: 1, maximum: CellLength(cells: PointScale.maximumCells)),
      spacing: .columns(4)
    )
    let days = ArchivedView.trackGrid(
      ArchivedTrackGrid(
        .vertical,
        tracks: Array(repeating: track, count: 7),
        (10...16).map { text("\($0)") }
      )
    )
    let widget = column(days).padding(leading: 1, trailing: 1)
    #expect(lines(widget, 20, 1) == ["10 11 12 13 14 15 16"])
    #expect(lines(widget, 22, 1) == [" 10 11 12 13 14 15 16"])
    // Words that are too long anyway leave them.
    #expect(lines(column(text("many words")).padding(leading: 1, trailing: 1), 8, 1) == [" many…"])
  }

  @Test func `bars with their names beneath are as wide together as on a phone`() {
    let bars = "JFMAMJJASOND".map { letter in
      stack(.vertical, points: 4, [framed(width: 20, height: 16), text(String(letter))])
    }
    let view = stack(.horizontal, points: 4, bars)
    #expect(childFrames(view, 60, 2).last?.endColumn == 47)
    #expect(childFrames(view, 38, 2).last?.endColumn == 36)
    #expect(lines(view, 36, 2).last?.filter(\.isLetter) == "JFMAMJJASOND")
  }

  @Test func `rows with pictures of 24 points are alike while there is room`() {
    let rows = (1...5).map { row(framed(width: 24, height: 24), text("r\($0)")) }
    let view = stack(.vertical, points: 4, rows)
    func heights(_ rows: CellLength) -> [Int] {
      var engine = LayoutEngine(LayoutTree(view.frame(nil, rows), in: DrawContext(now: noon)))
      engine.layOut(in: CellSize(columns: 9, rows: rows.cells))
      return engine.tree.nodes.indices.filter {
        if case .stack(.horizontal, _, _) = engine.tree.nodes[$0].kind { true } else { false }
      }.map { engine.frames[$0].size.rows }
    }
    #expect(heights(10) == [2, 2, 2, 2, 2])
    #expect(heights(8).reduce(0, +) == 8)
    #expect(heights(8).allSatisfy { $0 > 0 })
  }
}
