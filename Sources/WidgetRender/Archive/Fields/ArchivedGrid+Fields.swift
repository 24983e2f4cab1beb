public import Wire

extension ArchivedGrid {
  static func fields<C: WireCoder>(_ value: Self?, _ c: inout C) throws(WireFault) -> Self {
    ArchivedGrid(
      alignment: try c.alignment(0, value?.alignment),
      horizontalSpacing: try c.field("horizontalSpacing", 2, value?.horizontalSpacing),
      verticalSpacing: try c.field("verticalSpacing", 3, value?.verticalSpacing),
      try c.list("rows", 4, value?.rows, upTo: ArchiveLimits.maximumGridRows, isAlways: true)
    )
  }
}

/// The fields of a row: `cells`, `alignment`, and `isWhole` if its only cell spans every column.
extension ArchivedGrid.Row: WiredRecord {
  public static func fields<C: WireCoder>(_ value: Self?, _ c: inout C) throws(WireFault) -> Self {
    let kept = value.map { row in
      let limit = min(row.cells.count, ArchiveLimits.maximumGridColumns)
      return Array(row.cells.prefix(c.admitted(limit, .views)))
    }
    let cells = try c.required("cells", 0, kept)
    guard cells.count <= ArchiveLimits.maximumGridColumns else {
      throw c.fault("cells", "are more than \(ArchiveLimits.maximumGridColumns)")
    }
    let row = Self(
      cells,
      alignment: try c.field("alignment", 1, value?.alignment),
      isWhole: try c.mark("isWhole", 2, value.map { $0.isWhole && kept?.count == 1 })
    )
    guard !row.isWhole || cells.count == 1 else {
      throw c.fault("isWhole", "is for rows of one cell")
    }
    return row
  }
}

extension ArchivedGrid.Cell: WiredRecord {
  public static func fields<C: WireCoder>(_ value: Self?, _ c: inout C) throws(WireFault) -> Self {
    Self(
      try c.required("view", 0, value?.view),
      span: try c.whole("span", 1, from: value?.span, in: 1...ArchiveLimits.maximumGridColumns),
      anchor: try c.field("anchor", 2, value?.anchor),
      columnAlignment: try c.field("columnAlignment", 3, value?.columnAlignment),
      isUnsizedHorizontally: try c.mark("isUnsizedHorizontally", 4, value?.isUnsizedHorizontally),
      isUnsizedVertically: try c.mark("isUnsizedVertically", 5, value?.isUnsizedVertically)
    )
  }
}

extension ArchivedTrackGrid {
  static func fields<C: WireCoder>(_ value: Self?, _ c: inout C) throws(WireFault) -> Self {
    ArchivedTrackGrid(
      try c.required("axis", 0, value?.axis),
      tracks: try c.list(
        "tracks",
        1,
        value?.tracks,
        upTo: ArchiveLimits.maximumTracks,
        isAlways: true
      ),
      alignment: try c.alignment(2, value?.alignment),
      spacing: try c.field("spacing", 4, value?.spacing),
      try c.children(5, value?.children)
    )
  }
}

/// The fields of a track: one of `fixed`, `flexible` and `adaptive`; `spacing`, and `alignment` as
/// an object.
extension ArchivedTrackGrid.Track: WiredRecord {
  public static func fields<C: WireCoder>(_ value: Self?, _ c: inout C) throws(WireFault) -> Self {
    let size: Size
    if let length = try c.field("fixed", 0, value?.fixed) {
      size = .fixed(length)
    } else if let bounds = try c.field("flexible", 1, value?.flexible) {
      size = .flexible(minimum: bounds.minimum, maximum: bounds.maximum)
    } else {
      let bounds = try c.required("adaptive", 2, value?.adaptive)
      size = .adaptive(minimum: bounds.minimum, maximum: bounds.maximum)
    }
    return Self(
      size,
      spacing: try c.field("spacing", 3, value?.spacing),
      alignment: try c.field("alignment", 4, value?.alignment)
    )
  }

  private var fixed: CellLength? { if case .fixed(let length) = size { length } else { nil } }

  private var flexible: TrackBounds? {
    guard case .flexible(let minimum, let maximum) = size else { return nil }
    return TrackBounds(minimum: minimum, maximum: maximum)
  }

  private var adaptive: TrackBounds? {
    guard case .adaptive(let minimum, let maximum) = size else { return nil }
    return TrackBounds(minimum: minimum, maximum: maximum)
  }
}

/// The bounds of a track; the defaults are one cell and unlimited.
private struct TrackBounds: WiredRecord {
  let minimum: CellLength
  let maximum: CellLength

  static func fields<C: WireCoder>(_ value: Self?, _ c: inout C) throws(WireFault) -> Self {
    let unbounded = CellLength(cells: PointScale.maximumCells)
    return Self(
      minimum: try c.field("minimum", 0, value?.minimum, usually: 1),
      maximum: try c.field("maximum", 1, value?.maximum, usually: unbounded)
    )
  }
}

extension CellAlignment: WiredRecord {
  public static func fields<C: WireCoder>(_ value: Self?, _ c: inout C) throws(WireFault) -> Self {
    try c.alignment(0, value)
  }
}
