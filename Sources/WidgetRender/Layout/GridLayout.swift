/// Measures and places a grid of a layout tree; each cell is proposed its columns and its row.
struct GridLayout {
  let plan: GridPlan
  let node: Int32

  func measure(_ proposal: ProposedCellSize, in engine: inout LayoutEngine) -> Measurement {
    guard !plan.rows.isEmpty else { return .zero }
    let sizes = GridSizes(of: plan, node, proposal, measuredBy: &engine)
    var result = Measurement(
      columns: sizes.columns.reduce(plan.columnGap * (plan.columnCount - 1), +),
      rows: sizes.rows.reduce(sizes.rowGap * (plan.rows.count - 1), +)
    )
    var top = 0
    for (number, row) in plan.rows.enumerated() {
      for cell in plan.cells[row.cells] {
        let answer = engine.measure(cell.node, offer(cell, sizes, number))
        let offset = Self.rowOffset(of: answer, cell, sizes, number)
        result.addBaselines(of: answer, movedDown: top + offset)
      }
      top += sizes.rows[number] + sizes.rowGap
    }
    return result
  }

  func place(in frame: CellRect, _ proposal: ProposedCellSize, in engine: inout LayoutEngine) {
    guard !plan.rows.isEmpty else { return }
    let sizes = GridSizes(of: plan, node, proposal, measuredBy: &engine)
    var starts: [Int] = []
    var start = frame.origin.column
    for width in sizes.columns {
      starts.append(start)
      start += width + plan.columnGap
    }
    var top = frame.origin.row
    for (number, row) in plan.rows.enumerated() {
      for cell in plan.cells[row.cells] {
        let offer = offer(cell, sizes, number)
        let answer = engine.measure(cell.node, offer)
        let origin = CellPoint(
          column: starts[cell.column] + Self.columnOffset(of: answer, cell, offer.columns ?? 0),
          row: top + Self.rowOffset(of: answer, cell, sizes, number)
        )
        engine.place(cell.node, at: origin, in: frame, offer)
      }
      top += sizes.rows[number] + sizes.rowGap
    }
  }

  /// Returns the proposal for the view of a cell: the width of its columns and the height of its
  /// row.
  private func offer(
    _ cell: GridPlan.Cell,
    _ sizes: GridSizes,
    _ row: Int
  ) -> ProposedCellSize {
    ProposedCellSize(columns: plan.width(of: cell, sizes.columns), rows: sizes.rows[row])
  }

  private static func columnOffset(
    of answer: Measurement,
    _ cell: GridPlan.Cell,
    _ width: Int
  ) -> Int {
    let room = width - Int(answer.columns)
    if let anchor = cell.anchor { return part(anchor.x, of: room) }
    return cell.alignment.horizontal.offset(Int(answer.columns), in: width)
  }

  private static func rowOffset(
    of answer: Measurement,
    _ cell: GridPlan.Cell,
    _ sizes: GridSizes,
    _ row: Int
  ) -> Int {
    let height = sizes.rows[row]
    if let anchor = cell.anchor { return part(anchor.y, of: height - Int(answer.rows)) }
    let vertical = cell.alignment.vertical
    guard vertical.isBaseline else { return vertical.offset(Int(answer.rows), in: height) }
    return sizes.above[row] - vertical.baseline(of: answer)
  }

  /// Returns a fraction of a cell's remaining room; odd halves go to trailing and bottom (SU-72).
  private static func part(_ fraction: Double, of room: Int) -> Int {
    let exact = (Double(room) * fraction).rounded(.down)
    return Cells.clamped(Int(min(max(exact, -1e9), 1e9)))
  }
}
