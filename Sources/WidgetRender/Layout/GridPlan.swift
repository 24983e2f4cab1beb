/// The cells of a grid and their columns, determined before anything is measured (SU-42, SU-44).
struct GridPlan: Sendable {
  /// A view in one column, or across several, with its alignment.
  struct Cell: Sendable {
    var node: Int32
    var column: Int
    var span: Int
    var anchor: ArchivedPoint?
    var alignment: CellAlignment
    var isUnsizedHorizontally: Bool
    var isUnsizedVertically: Bool

    var columns: Range<Int> { column..<column + span }
  }

  /// The cells of one row by their indices, with the vertical alignment that they share.
  struct Row: Sendable {
    var cells: Range<Int>
    var alignment: CellVerticalAlignment
  }

  var columnCount = 1
  var columnGap: Int
  /// The author's row spacing; `nil` for the default.
  private let rowSpacing: CellLength?
  var rows: [Row] = []
  var cells: [Cell] = []

  /// Creates an empty plan of a grid.
  ///
  /// The default gap is one column between columns, and none between rows (SU-28).
  init(_ grid: ArchivedGrid) {
    columnGap = Cells.length(grid.horizontalSpacing?.cells ?? 1)
    rowSpacing = grid.verticalSpacing
  }

  /// Returns the gap between two rows of the grid, in rows of cells; a gap that was rounded up can
  /// give up a row (SU-80).
  func rowGap(at compression: GapCompression) -> Int {
    Cells.length(rowSpacing?.rows(at: compression) ?? 0)
  }

  /// Adds a row whose views are already nodes of the tree.
  mutating func add(
    _ row: ArchivedGrid.Row,
    of grid: ArchivedGrid,
    _ views: [(cell: ArchivedGrid.Cell, node: Int32)]
  ) {
    guard !views.isEmpty else { return }
    let vertical = row.alignment ?? grid.alignment.vertical
    let start = cells.count
    var column = 0
    for (cell, node) in views {
      guard column < ArchiveLimits.maximumGridColumns else { break }
      let room = ArchiveLimits.maximumGridColumns - column
      // A view outside a row spans all columns, whose number is not known yet.
      let span = row.isWhole ? 0 : min(max(cell.span, 1), room)
      cells.append(
        Cell(
          node: node,
          column: column,
          span: span,
          anchor: cell.anchor.map { ArchivedPoint(x: $0.x.archivable, y: $0.y.archivable) },
          alignment: CellAlignment(grid.alignment.horizontal, vertical),
          isUnsizedHorizontally: cell.isUnsizedHorizontally,
          isUnsizedVertically: cell.isUnsizedVertically
        )
      )
      column += span
    }
    columnCount = max(columnCount, column)
    rows.append(Row(cells: start..<cells.count, alignment: vertical))
  }

  /// Makes each view outside a row span all columns, and applies the requested alignments to cells
  /// of one column.
  mutating func finish(_ alignments: [Int: CellHorizontalAlignment]) {
    for index in cells.indices {
      if cells[index].span == 0 { cells[index].span = columnCount }
      if cells[index].span == 1, let alignment = alignments[cells[index].column] {
        cells[index].alignment.horizontal = alignment
      }
    }
  }

  /// Returns the width of a cell: its columns and the gaps between them.
  func width(of cell: Cell, _ columns: [Int]) -> Int {
    columns[cell.columns].reduce(columnGap * (cell.span - 1), +)
  }
}
