import Foundation
import Testing
import WidgetRender
import WidgetUI

@MainActor
@Suite("Grids", .timeLimit(.minutes(5)))
struct GridTests {
  private func grid(_ view: some View) throws -> ArchivedGrid {
    guard case .grid(let grid) = ViewArchiver.archive(view) else {
      throw NoGrid()
    }
    return grid
  }

  private struct NoGrid: Error {}

  // SU-42
  @Test func `rows hold their cells, and what is in no row spans all columns`() throws {
    let shown = false
    let grid = try grid(
      Grid(alignment: .topLeading, horizontalSpacing: 16, verticalSpacing: 16) {
        GridRow {
          Text(verbatim: "a")
          if shown { Text(verbatim: "never") }
          EmptyView()
          Text(verbatim: "b")
        }
        Divider()
        GridRow(alignment: .bottom) { Text(verbatim: "c") }
      }
    )
    #expect(grid.rows.map { $0.cells.flatMap(\.view.words) } == [["a", "b"], [], ["c"]])
    #expect(grid.rows.map(\.isWhole) == [false, true, false])
    #expect(grid.rows.map(\.alignment) == [nil, nil, .bottom])
    #expect(grid.alignment == .topLeading)
    #expect(grid.horizontalSpacing == 2)
    #expect(grid.verticalSpacing == 1)
  }

  // SU-44
  @Test func `what a cell asks for reaches its grid from under other modifiers`() throws {
    let grid = try grid(
      Grid {
        GridRow {
          Text(verbatim: "wide").gridCellColumns(2).padding(8)
          Text(verbatim: "end").gridColumnAlignment(.trailing)
          Color.clear.gridCellUnsizedAxes([.horizontal, .vertical])
          Text(verbatim: "corner").gridCellAnchor(.bottomTrailing)
        }
      }
    )
    let cells = try #require(grid.rows.first?.cells)
    #expect(cells.map(\.span) == [2, 1, 1, 1])
    #expect(cells[0].view.modifiers.count == 1)
    #expect(cells[0].anchor == .center)
    #expect(cells[1].columnAlignment == .trailing)
    #expect(cells[2].isUnsizedHorizontally && cells[2].isUnsizedVertically)
    #expect(cells[3].anchor == ArchivedPoint(x: 1, y: 1))
    #expect(!grid.description(contains: "grid "))
  }

  // SU-44
  @Test func `a modifier on a row holds for each of its cells`() throws {
    let grid = try grid(
      Grid {
        GridRow {
          Text(verbatim: "a")
          Text(verbatim: "b")
        }
        .opacity(0)
      }
    )
    let cells = try #require(grid.rows.first?.cells)
    #expect(cells.map(\.view.modifiers) == [[.opacity(0)], [.opacity(0)]])
  }

  // SU-42
  @Test func `loops make rows, and a row outside of a grid is a group`() throws {
    let rows = try grid(
      Grid {
        ForEach(0..<3) { row in
          GridRow { ForEach(0..<row, id: \.self) { Text(verbatim: "\($0)") } }
        }
      }
    )
    .rows
    #expect(rows.map(\.cells.count) == [1, 2])
    let stack = ViewArchiver.archive(HStack { GridRow { Text(verbatim: "a").gridCellColumns(2) } })
    #expect(stack == ViewArchiver.archive(HStack { Text(verbatim: "a") }))
  }

  @Test func `a stack in a cell keeps to itself what its own children ask for`() throws {
    let grid = try grid(
      Grid { GridRow { VStack { Text(verbatim: "a").gridCellColumns(3) } } }
    )
    #expect(grid.rows.first?.cells.map(\.span) == [1])
  }

  // SU-45, SU-71
  @Test func `the tracks of a lazy grid are archived in cells`() {
    let view = LazyVGrid(
      columns: [
        GridItem(.fixed(40), spacing: 8), GridItem(.flexible()),
        GridItem(.adaptive(minimum: 32, maximum: 64), alignment: .leading),
      ],
      alignment: .leading,
      spacing: 16
    ) {
      ForEach(0..<4) { Text(verbatim: "\($0)") }
    }
    guard case .trackGrid(let grid) = ViewArchiver.archive(view) else {
      Issue.record("a LazyVGrid is archived as a grid of tracks")
      return
    }
    #expect(grid.axis == .vertical)
    #expect(
      grid.tracks == [
        .init(.fixed(5), spacing: 1),
        .init(
          .flexible(minimum: .columns(10), maximum: CellLength(cells: PointScale.maximumCells))
        ),
        .init(.adaptive(minimum: 4, maximum: 8), alignment: CellAlignment(.leading, .center)),
      ]
    )
    #expect(grid.spacing == 1)
    #expect(grid.children.flatMap(\.words) == ["0", "1", "2", "3"])
  }

  // SU-45
  @Test(arguments: [CGFloat.nan, -1, 0])
  func `the least width of an adaptive track is a column`(minimum: CGFloat) {
    let view = LazyHGrid(rows: [GridItem(.adaptive(minimum: minimum, maximum: minimum))]) {
      EmptyView()
    }
    guard case .trackGrid(let grid) = ViewArchiver.archive(view) else {
      Issue.record("a LazyHGrid is archived as a grid of tracks")
      return
    }
    #expect(grid.axis == .horizontal)
    #expect(grid.tracks.map(\.size) == [.adaptive(minimum: 1, maximum: 1)])
  }
}

extension ArchivedGrid {
  fileprivate func description(contains text: String) -> Bool {
    String(describing: self).contains(text)
  }
}
