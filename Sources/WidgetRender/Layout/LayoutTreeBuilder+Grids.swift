extension LayoutTreeBuilder {
  mutating func add(_ grid: ArchivedGrid, _ view: ArchivedView, axis: CellAxis?, depth: Int)
    -> Int32
  {
    let place = grids.count
    grids.append(GridPlan(grid))
    let index = append(.grid(Self.last(of: grids.count)), view: view, axis: axis)
    var plan = GridPlan(grid)
    var alignments: [Int: CellHorizontalAlignment] = [:]
    var last: Int32 = -1
    for row in grid.rows.prefix(ArchiveLimits.maximumGridRows) {
      var views: [(cell: ArchivedGrid.Cell, node: Int32)] = []
      var column = 0
      for cell in row.cells.prefix(row.isWhole ? 1 : ArchiveLimits.maximumGridColumns) {
        // SU-42: an empty view makes no cell.
        if case .empty = cell.view { continue }
        guard nodes.count < ArchiveLimits.maximumNodes else { break }
        let node = add(cell.view, axis: nil, depth: depth + 1)
        link(node, after: last, in: index)
        last = node
        views.append((cell, node))
        if let alignment = cell.columnAlignment, !row.isWhole, alignments[column] == nil {
          alignments[column] = alignment
        }
        column += min(max(cell.span, 1), ArchiveLimits.maximumGridColumns)
      }
      plan.add(row, of: grid, views)
    }
    plan.finish(alignments)
    grids[place] = plan
    return index
  }

  mutating func add(_ grid: ArchivedTrackGrid, _ view: ArchivedView, axis: CellAxis?, depth: Int)
    -> Int32
  {
    trackGrids.append(TrackPlan(grid))
    let kind = LayoutNode.Kind.trackGrid(Self.last(of: trackGrids.count))
    return append(kind, view: view, axis: axis, grid.children, nil, depth)
  }

  /// Makes a node the next child of its parent.
  mutating func link(_ node: Int32, after last: Int32, in parent: Int32) {
    if last < 0 {
      nodes[Int(parent)].firstChild = node
    } else {
      nodes[Int(last)].nextSibling = node
    }
  }
}
