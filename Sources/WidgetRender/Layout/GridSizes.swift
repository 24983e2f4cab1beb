/// The widths of a grid's columns and the heights of its rows.
struct GridSizes {
  let columns: [Int]
  let rows: [Int]
  let rowGap: Int
  /// For each row of the grid, the number of cell rows above its baseline; 0 if the row is not
  /// aligned by text.
  let above: [Int]

  /// Computes the sizes (SU-43).
  ///
  /// Columns are as wide as their widest cell, and rows as high as their highest. The remaining
  /// space is divided between flexible ones.
  init(
    of plan: GridPlan,
    _ node: Int32,
    _ proposal: ProposedCellSize,
    measuredBy engine: inout LayoutEngine
  ) {
    let columns = Self.gridColumns(plan, node, proposal, &engine)
    var rowGap = plan.rowGap(at: proposal.compression)
    var lines = plan.rows.indices.map { GridLine(index: $0) }
    if let height = proposal.rows, height > 0, height < Cells.infinity {
      for index in lines.indices {
        lines[index].minimum = Self.rowExtent(plan, index, columns, 0, &engine).length
        lines[index].maximum = Self.rowExtent(plan, index, columns, Cells.infinity, &engine).length
      }
      let needed = lines.reduce(rowGap * (lines.count - 1)) { sum, line in
        sum + (line.maximum < Cells.infinity ? line.maximum : line.minimum)
      }
      if proposal.hasAllRows, needed > height { rowGap = plan.rowGap(at: .defaults) }
      var available = height - rowGap * (lines.count - 1)
      var remaining = lines.count
      for line in lines.sorted(by: GridLine.precedes) {
        let offer = max(available, 0) / remaining
        lines[line.index].answer = Self.rowExtent(plan, line.index, columns, offer, &engine)
        available -= lines[line.index].answer.length
        remaining -= 1
      }
    } else {
      for index in lines.indices {
        lines[index].answer = Self.rowExtent(plan, index, columns, proposal.rows, &engine)
      }
    }
    self.columns = columns
    self.rowGap = rowGap
    rows = lines.map(\.answer.length)
    above = lines.map(\.answer.above)
  }

  /// Returns the height of a row for a height that is proposed to its cells.
  private static func rowExtent(
    _ plan: GridPlan,
    _ row: Int,
    _ columns: [Int],
    _ offer: Int?,
    _ engine: inout LayoutEngine
  ) -> GridExtent {
    let isBaseline = plan.rows[row].alignment.isBaseline
    var above = 0
    var below = 0
    for cell in plan.cells[plan.rows[row].cells] where !cell.isUnsizedVertically {
      let width = plan.width(of: cell, columns)
      let answer = engine.measure(cell.node, ProposedCellSize(columns: width, rows: offer))
      let line =
        isBaseline && cell.anchor == nil ? plan.rows[row].alignment.baseline(of: answer) : 0
      above = max(above, line)
      below = max(below, Int(answer.rows) - line)
    }
    return GridExtent(length: above + below, above: above)
  }

  /// Returns the widths of the columns, which do not depend on the proposed height.
  ///
  /// If a proposed width equals an earlier total, the columns are the same. So cells are measured
  /// at few widths, even in deeply nested grids.
  private static func gridColumns(
    _ plan: GridPlan,
    _ node: Int32,
    _ proposal: ProposedCellSize,
    _ engine: inout LayoutEngine
  ) -> [Int] {
    let isIdeal = proposal.rows == nil
    if let known = engine.grids.columns(of: node, for: proposal, isIdeal: isIdeal) { return known }
    let rows = isIdeal ? nil : Cells.infinity
    let columns = shareColumns(plan, proposal.columns, rows, &engine)
    let total = columns.reduce(plan.columnGap * (plan.columnCount - 1), +)
    engine.grids.note(columns, total: total, of: node, for: proposal, isIdeal: isIdeal)
    return columns
  }

  private static func shareColumns(
    _ plan: GridPlan,
    _ width: Int?,
    _ rows: Int?,
    _ engine: inout LayoutEngine
  ) -> [Int] {
    guard let width, width > 0, width < Cells.infinity else {
      var columns = widths(plan, width, rows, &engine)
      widenForSpans(&columns, plan, width, rows, &engine)
      return columns
    }
    var minimums = widths(plan, 0, rows, &engine)
    var maximums = widths(plan, Cells.infinity, rows, &engine)
    widenForSpans(&minimums, plan, 0, rows, &engine)
    // A view that spans columns widens their maximums too, unless its own length is unlimited.
    let own = maximums
    widenForSpans(&maximums, plan, Cells.infinity, rows, &engine, isFiniteOnly: true)
    let lines = (0..<plan.columnCount).map {
      GridLine(index: $0, minimum: minimums[$0], maximum: max(minimums[$0], maximums[$0]))
    }
    var columns = minimums
    var available = width - plan.columnGap * (plan.columnCount - 1)
    var remaining = plan.columnCount
    let needs = wordColumns(plan, minimums, maximums, fitting: available, &engine)
    var words = needs.flatMap { WordShares(needs: $0.reduce(0, +), available: available) }
    for line in lines.sorted(by: GridLine.precedes) {
      let share = max(available, 0) / remaining
      let need = needs?[line.index] ?? 0
      let offer = words?.offer(share, need: need, available: available) ?? share
      var answer = columnWidth(plan, line.index, offer, rows, &engine)
      if maximums[line.index] > own[line.index] {
        answer = max(answer, min(offer, maximums[line.index]))
      }
      columns[line.index] = answer
      available -= answer
      remaining -= 1
    }
    widenForSpans(&columns, plan, width, rows, &engine)
    return columns
  }

  /// Returns the width that each column needs for one proposed width; cells that span several
  /// columns are ignored.
  private static func widths(
    _ plan: GridPlan,
    _ offer: Int?,
    _ rows: Int?,
    _ engine: inout LayoutEngine
  ) -> [Int] {
    var columns = Array(repeating: 0, count: plan.columnCount)
    for cell in plan.cells where cell.span == 1 && !cell.isUnsizedHorizontally {
      let answer = engine.measure(cell.node, ProposedCellSize(columns: offer, rows: rows))
      columns[cell.column] = max(columns[cell.column], Int(answer.columns))
    }
    return columns
  }

  /// Returns the column widths at which no word is broken; `nil` if they are not needed.
  ///
  /// They are needed if there is too little room for the greatest widths, and equal shares would
  /// break a word.
  private static func wordColumns(
    _ plan: GridPlan,
    _ minimums: [Int],
    _ maximums: [Int],
    fitting available: Int,
    _ engine: inout LayoutEngine
  ) -> [Int]? {
    guard maximums.reduce(0, +) > available else { return nil }
    var needs = minimums
    for cell in plan.cells where cell.span == 1 && !cell.isUnsizedHorizontally {
      let words = min(engine.wordColumns(of: cell.node), maximums[cell.column])
      needs[cell.column] = max(needs[cell.column], words)
    }
    let share = available / plan.columnCount
    let isBroken = needs.indices.contains { needs[$0] > minimums[$0] && needs[$0] > share }
    return isBroken ? needs : nil
  }

  private static func columnWidth(
    _ plan: GridPlan,
    _ column: Int,
    _ offer: Int,
    _ rows: Int?,
    _ engine: inout LayoutEngine
  ) -> Int {
    var width = 0
    for cell in plan.cells
    where cell.column == column && cell.span == 1 && !cell.isUnsizedHorizontally {
      let answer = engine.measure(cell.node, ProposedCellSize(columns: offer, rows: rows))
      width = max(width, Int(answer.columns))
    }
    return width
  }

  /// Widens columns equally if a view that spans them needs more; the view is proposed the remaining space.
  private static func widenForSpans(
    _ columns: inout [Int],
    _ plan: GridPlan,
    _ width: Int?,
    _ rows: Int?,
    _ engine: inout LayoutEngine,
    isFiniteOnly: Bool = false
  ) {
    for cell in plan.cells where cell.span > 1 && !cell.isUnsizedHorizontally {
      let own = plan.width(of: cell, columns)
      var offer = width
      if let width, width > 0, width < Cells.infinity {
        let total = columns.reduce(plan.columnGap * (plan.columnCount - 1), +)
        offer = own + max(width - total, 0)
      }
      let proposal = ProposedCellSize(columns: offer, rows: rows)
      let needed = Int(engine.measure(cell.node, proposal).columns)
      if isFiniteOnly, needed >= Cells.infinity { continue }
      var missing = needed - own
      var remaining = cell.span
      for column in cell.columns where missing > 0 {
        columns[column] += missing / remaining
        missing -= missing / remaining
        remaining -= 1
      }
    }
  }
}

/// The column widths that grids chose for the widths proposed to them.
struct GridMemory {
  private struct Choice {
    /// The proposed width, or -1 for `nil`.
    var proposed: Int32
    /// Whether no height was proposed either.
    var isIdeal: Bool
    var total: Int
    var columns: [Int]
  }

  /// The most proposed widths for which the columns of one grid are stored: none, infinity, the
  /// ideal one, and a few that parents try.
  private static let maximumChoices = 8

  private var choices: [Int32: [Choice]] = [:]

  /// Returns the columns that a grid has for a width, if they are known; otherwise `nil`.
  ///
  /// They are known for a width that was proposed before, and for one that is the total of known
  /// columns.
  func columns(of node: Int32, for proposal: ProposedCellSize, isIdeal: Bool) -> [Int]? {
    for known in choices[node] ?? [] where known.isIdeal == isIdeal {
      if known.proposed == proposal.rawColumns || known.total == Int(proposal.rawColumns) {
        return known.columns
      }
    }
    return nil
  }

  mutating func note(
    _ columns: [Int],
    total: Int,
    of node: Int32,
    for proposal: ProposedCellSize,
    isIdeal: Bool
  ) {
    var known = choices[node] ?? []
    if known.count >= Self.maximumChoices { known.removeFirst() }
    known.append(
      Choice(
        proposed: proposal.rawColumns,
        isIdeal: isIdeal,
        total: Cells.length(total),
        columns: columns
      )
    )
    choices[node] = known
  }
}

/// A column or a row of a grid while the available length is divided among them, as in stacks
/// (SU-15).
private struct GridLine {
  var index: Int
  var minimum = 0
  var maximum = 0
  var answer = GridExtent()

  static func precedes(_ left: GridLine, _ right: GridLine) -> Bool {
    let (leftRange, rightRange) = (left.maximum - left.minimum, right.maximum - right.minimum)
    return leftRange != rightRange ? leftRange < rightRange : left.index < right.index
  }
}

private struct GridExtent {
  var length = 0
  var above = 0
}
