extension CompactWriter {
  mutating func grid(_ grid: ArchivedGrid, depth: Int) {
    alignment(grid.alignment)
    optionalLength(grid.horizontalSpacing)
    optionalLength(grid.verticalSpacing)
    // All cells are counted before the first is written, which may have many views of its own.
    var left = max(ArchiveLimits.maximumNodes - nodes, 0)
    let rows = grid.rows.prefix(ArchiveLimits.maximumGridRows).map { row in
      let cells = row.cells.prefix(min(ArchiveLimits.maximumGridColumns, left))
      if left < row.cells.count { isCut = true }
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
      isCut = true
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
    optionalLength(grid.spacing)
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
      self.length(length)
    case .flexible(let minimum, let maximum):
      bounds(CompactTags.Track.flexible | rest, minimum, maximum)
    case .adaptive(let minimum, let maximum):
      bounds(CompactTags.Track.adaptive | rest, minimum, maximum)
    }
    if let spacing = track.spacing { length(spacing) }
    if let place = track.alignment { alignment(place) }
  }

  private mutating func bounds(_ head: UInt8, _ minimum: CellLength, _ maximum: CellLength) {
    let isUnbounded = maximum.floored >= PointScale.maximumCells
    byte(head | (isUnbounded ? CompactTags.Track.isUnbounded : 0))
    length(minimum)
    if !isUnbounded { length(maximum) }
  }
}

extension CompactReader {
  mutating func grid(depth: Int) throws(ArchiveError) -> ArchivedGrid {
    var grid = ArchivedGrid(
      alignment: try alignment(),
      horizontalSpacing: try optionalLength(),
      verticalSpacing: try optionalLength(),
      []
    )
    let count = try count(upTo: ArchiveLimits.maximumGridRows, "rows of a grid")
    grid.rows.reserveCapacity(count)
    for _ in 0..<count { grid.rows.append(try gridRow(depth: depth)) }
    return grid
  }

  private mutating func gridRow(depth: Int) throws(ArchiveError) -> ArchivedGrid.Row {
    let head = try byte()
    var row = ArchivedGrid.Row([], isWhole: head & CompactTags.GridRow.isWhole != 0)
    let code = head & CompactTags.GridRow.noAlignment
    if code != CompactTags.GridRow.noAlignment {
      row.alignment = CellVerticalAlignment(code: code)
    }
    let isKnown = row.alignment != nil || code == CompactTags.GridRow.noAlignment
    guard isKnown, head < CompactTags.GridRow.isWhole << 1 else {
      throw malformed("an unknown row of a grid")
    }
    let count = try count(upTo: ArchiveLimits.maximumGridColumns, "cells in a row")
    guard !row.isWhole || count == 1 else { throw malformed("a whole row of several cells") }
    for _ in 0..<count { row.cells.append(try gridCell(depth: depth)) }
    return row
  }

  private mutating func gridCell(depth: Int) throws(ArchiveError) -> ArchivedGrid.Cell {
    let bits = try byte()
    guard bits < CompactTags.GridCell.isUnsizedVertically << 1 else {
      throw malformed("an unknown cell of a grid")
    }
    var cell = ArchivedGrid.Cell(
      .empty,
      isUnsizedHorizontally: bits & CompactTags.GridCell.isUnsizedHorizontally != 0,
      isUnsizedVertically: bits & CompactTags.GridCell.isUnsizedVertically != 0
    )
    if bits & CompactTags.GridCell.span != 0 {
      let span = try unsigned()
      guard span >= 1, span <= UInt64(ArchiveLimits.maximumGridColumns) else {
        throw malformed("a span out of range")
      }
      cell.span = Int(span)
    }
    if bits & CompactTags.GridCell.anchor != 0 { cell.anchor = try point() }
    if bits & CompactTags.GridCell.columnAlignment != 0 {
      cell.columnAlignment = try horizontalAlignment()
    }
    cell.view = try view(depth: depth + 1)
    return cell
  }

  mutating func trackGrid(depth: Int) throws(ArchiveError) -> ArchivedTrackGrid {
    var grid = ArchivedTrackGrid(
      try axis(),
      tracks: [],
      alignment: try alignment(),
      spacing: try optionalLength(),
      []
    )
    let count = try count(upTo: ArchiveLimits.maximumTracks, "tracks of a grid")
    for _ in 0..<count { grid.tracks.append(try track()) }
    grid.children = try children(depth: depth)
    return grid
  }

  private mutating func track() throws(ArchiveError) -> ArchivedTrackGrid.Track {
    let bits = try byte()
    let isUnbounded = bits & CompactTags.Track.isUnbounded != 0
    guard bits < CompactTags.Track.alignment << 1 else { throw malformed("an unknown track") }
    let size: ArchivedTrackGrid.Track.Size
    switch bits & 3 {
    case CompactTags.Track.fixed where !isUnbounded: size = .fixed(try length())
    case CompactTags.Track.flexible:
      size = .flexible(minimum: try length(), maximum: try trackMaximum(isUnbounded))
    case CompactTags.Track.adaptive:
      size = .adaptive(minimum: try length(), maximum: try trackMaximum(isUnbounded))
    default: throw malformed("an unknown track")
    }
    return ArchivedTrackGrid.Track(
      size,
      spacing: bits & CompactTags.Track.spacing != 0 ? try length() : nil,
      alignment: bits & CompactTags.Track.alignment != 0 ? try alignment() : nil
    )
  }

  private mutating func trackMaximum(_ isUnbounded: Bool) throws(ArchiveError) -> CellLength {
    isUnbounded ? CellLength(cells: PointScale.maximumCells) : try length()
  }

  mutating func horizontalAlignment() throws(ArchiveError) -> CellHorizontalAlignment {
    guard let value = CellHorizontalAlignment(code: try byte()) else {
      throw malformed("an unknown alignment")
    }
    return value
  }

  mutating func verticalAlignment() throws(ArchiveError) -> CellVerticalAlignment {
    guard let value = CellVerticalAlignment(code: try byte()) else {
      throw malformed("an unknown alignment")
    }
    return value
  }
}
