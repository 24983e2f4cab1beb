extension CompactWriter {
  mutating func grid(_ grid: ArchivedGrid, depth: Int) {
    alignment(grid.alignment)
    optionalCells(grid.horizontalSpacing)
    optionalCells(grid.verticalSpacing)
    // All cells are counted before the first is written, which may have many views of its own.
    var left = max(ArchiveLimits.maximumNodes - nodes, 0)
    let rows = grid.rows.prefix(ArchiveLimits.maximumGridRows).map { row in
      let cells = row.cells.prefix(min(ArchiveLimits.maximumGridColumns, left))
      left -= cells.count
      nodes += cells.count
      return (row: row, cells: cells)
    }
    unsigned(UInt64(rows.count))
    for (row, cells) in rows {
      let isWhole = row.isWhole && cells.count == 1
      byte(
        (row.alignment?.code ?? CompactTags.GridRow.noAlignment)
          | (isWhole ? CompactTags.GridRow.isWhole : 0)
      )
      unsigned(UInt64(cells.count))
      for cell in cells { self.cell(cell, depth: depth) }
    }
  }

  private mutating func cell(_ cell: ArchivedGrid.Cell, depth: Int) {
    // Thousands of cells may have been promised when the room ends.
    guard room > 0 else {
      byte(0)
      return view(.empty, depth: depth + 1)
    }
    let span = min(max(cell.span, 1), ArchiveLimits.maximumGridColumns)
    byte(
      (span != 1 ? CompactTags.GridCell.span : 0)
        | (cell.anchor != nil ? CompactTags.GridCell.anchor : 0)
        | (cell.columnAlignment != nil ? CompactTags.GridCell.columnAlignment : 0)
        | (cell.isUnsizedHorizontally ? CompactTags.GridCell.isUnsizedHorizontally : 0)
        | (cell.isUnsizedVertically ? CompactTags.GridCell.isUnsizedVertically : 0)
    )
    if span != 1 { unsigned(UInt64(span)) }
    if let anchor = cell.anchor { point(anchor) }
    if let column = cell.columnAlignment { byte(column.code) }
    view(cell.view, depth: depth + 1)
  }

  mutating func trackGrid(_ grid: ArchivedTrackGrid, depth: Int) {
    byte(grid.axis == .horizontal ? 0 : 1)
    alignment(grid.alignment)
    optionalCells(grid.spacing)
    let tracks = grid.tracks.prefix(ArchiveLimits.maximumTracks)
    unsigned(UInt64(tracks.count))
    for track in tracks { self.track(track) }
    children(grid.children, depth: depth)
  }

  private mutating func track(_ track: ArchivedTrackGrid.Track) {
    let rest =
      (track.spacing != nil ? CompactTags.Track.spacing : 0)
      | (track.alignment != nil ? CompactTags.Track.alignment : 0)
    switch track.size {
    case .fixed(let length):
      byte(CompactTags.Track.fixed | rest)
      cells(length)
    case .flexible(let minimum, let maximum):
      bounds(CompactTags.Track.flexible | rest, minimum, maximum)
    case .adaptive(let minimum, let maximum):
      bounds(CompactTags.Track.adaptive | rest, minimum, maximum)
    }
    if let spacing = track.spacing { cells(spacing) }
    if let place = track.alignment { alignment(place) }
  }

  private mutating func bounds(_ head: UInt8, _ minimum: Int, _ maximum: Int) {
    let isUnbounded = maximum >= PointScale.maximumCells
    byte(head | (isUnbounded ? CompactTags.Track.isUnbounded : 0))
    cells(minimum)
    if !isUnbounded { cells(maximum) }
  }
}
