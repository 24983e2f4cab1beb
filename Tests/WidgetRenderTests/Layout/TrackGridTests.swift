import Testing

@testable import WidgetRender

private typealias Track = ArchivedTrackGrid.Track

private func tracks(
  _ tracks: [Track],
  _ count: Int = 4,
  axis: CellAxis = .vertical,
  spacing: CellLength? = nil
) -> ArchivedView {
  let children = (1...count).map { text("\($0)") }
  return .trackGrid(ArchivedTrackGrid(axis, tracks: tracks, spacing: spacing, children))
}

private let infinite = CellLength(cells: PointScale.maximumCells)
private let flexible = Track(.flexible(minimum: 1, maximum: infinite))

/// Returns the lengths of the tracks in the available space.
private func lengths(_ list: [Track], _ room: Int) -> [Int] {
  TrackPlan(ArchivedTrackGrid(.vertical, tracks: list, [])).placed(in: room).map(\.length)
}

@Suite("SU-45 and SU-46: track grids", .timeLimit(.minutes(5)))
struct TrackGridTests {
  @Test(
    arguments: [
      ([Track(.fixed(4)), Track(.fixed(6))], 30, [4, 6]),
      ([flexible, flexible, flexible], 20, [6, 6, 6]),
      ([flexible, flexible, flexible], 21, [6, 6, 7]),
      ([Track(.fixed(10)), flexible], 30, [10, 19]),
      // A bounded one leaves the rest to those after it.
      ([Track(.flexible(minimum: 1, maximum: 3)), flexible], 20, [3, 16]),
      ([Track(.flexible(minimum: 12, maximum: 20)), flexible], 20, [12, 7]),
      // In order: what came first is not asked again.
      ([flexible, Track(.flexible(minimum: 1, maximum: 3))], 20, [9, 3]),
      // As many as fit, with a gap between them.
      ([Track(.adaptive(minimum: 4, maximum: infinite))], 20, [4, 4, 4, 5]),
      ([Track(.adaptive(minimum: 4, maximum: 4))], 20, [4, 4, 4, 4]),
      ([Track(.adaptive(minimum: 30, maximum: 40))], 20, [30]),
      ([Track(.adaptive(minimum: 4, maximum: infinite), spacing: 0)], 20, [4, 4, 4, 4, 4]),
      ([Track(.fixed(5)), Track(.adaptive(minimum: 3, maximum: infinite))], 21, [5, 3, 3, 3, 3]),
      // Gaps that the author gives.
      ([Track(.flexible(minimum: 1, maximum: infinite), spacing: 4), flexible], 20, [8, 8]),
      ([], 20, [20]),
    ] as [([ArchivedTrackGrid.Track], Int, [Int])]
  )
  func `the room is divided in order`(
    _ list: [ArchivedTrackGrid.Track],
    _ room: Int,
    _ expected: [Int]
  ) {
    // SU-45
    #expect(lengths(list, room) == expected)
  }

  @Test func `a grid has 256 tracks at most, of one adaptive track or of several`() {
    let narrow = Track(.adaptive(minimum: 1, maximum: 1), spacing: 0)
    #expect(lengths([narrow], 256).count == 256)
    #expect(lengths([narrow], 257).count == 256)
    #expect(lengths([narrow, narrow], 600).count == 256)
    #expect(lengths([Track(.fixed(1)), narrow], 600).count == 256)
  }

  @Test func `children fill one line of tracks after the other`() {
    #expect(
      lines(tracks([flexible, flexible, flexible], 7), 11, 3) == [" 1   2   3", " 4   5   6", " 7"]
    )
    #expect(lines(tracks([flexible, flexible], 5, axis: .horizontal), 5, 2) == ["1 3 5", "2 4"])
    #expect(lines(tracks([flexible, flexible], 3, spacing: 1), 3, 3) == ["1 2", "", "3"])
  }

  @Test func `a line is as long as its longest child, and children lie in their cell`() {
    let list = [
      Track(.fixed(3), alignment: .topLeading), Track(.fixed(3)),
      Track(.fixed(3), alignment: CellAlignment(.trailing, .bottom)),
    ]
    let children = [text("a"), text("b\nc\nd"), text("e")]
    let view = ArchivedView.trackGrid(ArchivedTrackGrid(.vertical, tracks: list, children))
    #expect(lines(view, 11, 3) == ["a    b", "     c", "     d    e"])
  }

  @Test func `the grid is as wide as its tracks, whatever is offered`() {
    // SU-46
    let view = tracks([Track(.fixed(6)), Track(.fixed(6))])
    #expect(measured(view, 5, 9) == CellSize(columns: 13, rows: 2))
    #expect(measured(view, 40, 9) == CellSize(columns: 13, rows: 2))
    #expect(measured(tracks([]), 7, 9) == CellSize(columns: 7, rows: 4))
  }

  @Test func `without an offer a track is as wide as the widest child`() {
    let view = tracks([flexible, flexible], 12)
    #expect(measured(view, nil, nil) == CellSize(columns: 5, rows: 6))
  }

  @Test func `right to left begins at the right`() {
    let view = tracks([Track(.fixed(2)), Track(.fixed(2))], 3).with(.layoutDirection(.rightToLeft))
    #expect(lines(view, 5, 2) == [" 2  1", "    3"])
  }

  @Test func `an empty grid takes no room`() {
    let view = ArchivedView.trackGrid(ArchivedTrackGrid(.vertical, tracks: [flexible], []))
    #expect(measured(view, 20, 9) == .zero)
  }

  @Test func `a hostile grid ends`() {
    let list = (0..<300).map { _ in
      Track(
        .adaptive(minimum: CellLength(cells: .min), maximum: CellLength(cells: .max)),
        spacing: CellLength(cells: .min)
      )
    }
    let view = ArchivedView.trackGrid(
      ArchivedTrackGrid(
        .vertical,
        tracks: list,
        spacing: CellLength(cells: .max),
        Array(repeating: text("a"), count: 999)
      )
    )
    #expect(lines(view, 10, 3).count == 3)
    #expect(lines(view.with(.fixedSize(horizontal: true, vertical: true)), 10, 3).count == 3)
  }
}
