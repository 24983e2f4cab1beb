extension ArchivedModifier.FlexibleFrame {
  /// What the child is offered (SU-30): the proposal or ideal within the bounds.
  func offer(_ proposal: ProposedCellSize) -> ProposedCellSize {
    func axis(_ proposed: Int?, _ minimum: Int?, _ ideal: Int?, _ maximum: Int?) -> Int? {
      (proposed ?? ideal).map { Cells.clamp($0, minimum, maximum) }
    }
    return ProposedCellSize(
      columns: axis(proposal.columns, minimumWidth, idealWidth, maximumWidth),
      rows: axis(proposal.rows, minimumHeight, idealHeight, maximumHeight)
    )
  }

  /// The frame's own size, given the child's (the table of SU-30).
  func size(
    of child: CellSize,
    offered: ProposedCellSize,
    _ proposal: ProposedCellSize
  ) -> CellSize {
    CellSize(
      columns: Self.length(
        child.columns,
        offered.columns,
        proposal.columns,
        minimumWidth,
        idealWidth,
        maximumWidth
      ),
      rows: Self.length(
        child.rows,
        offered.rows,
        proposal.rows,
        minimumHeight,
        idealHeight,
        maximumHeight
      )
    )
  }

  private static func length(
    _ child: Int,
    _ offered: Int?,
    _ proposed: Int?,
    _ minimum: Int?,
    _ ideal: Int?,
    _ maximum: Int?
  ) -> Int {
    guard let proposed else { return ideal ?? Cells.clamp(child, minimum, maximum) }
    switch (minimum, maximum) {
    case (let minimum?, let maximum?): return Cells.clamp(proposed, minimum, maximum)
    case (let minimum?, nil): return max(min(offered ?? child, child), minimum)
    case (nil, let maximum?): return min(max(offered ?? child, child), maximum)
    case (nil, nil): return child
    }
  }

  /// SU-31: the final size, but `nil` stays where nothing but the child decided the length.
  func placed(_ size: CellSize, _ proposal: ProposedCellSize) -> ProposedCellSize {
    func axis(_ final: Int, _ proposed: Int?, _ minimum: Int?, _ ideal: Int?, _ maximum: Int?)
      -> Int?
    {
      let isInside = final > minimum ?? -1 && final < maximum ?? Int.max
      return proposed == nil && ideal == nil && isInside ? nil : final
    }
    return ProposedCellSize(
      columns: axis(size.columns, proposal.columns, minimumWidth, idealWidth, maximumWidth),
      rows: axis(size.rows, proposal.rows, minimumHeight, idealHeight, maximumHeight)
    )
  }
}

extension AspectRatio {
  /// The box of SU-34: the smaller (fit) or larger (fill) of those that take all of one axis.
  ///
  /// An axis without a proposal does not limit; without any there is no box.
  static func box(
    _ ratio: Double,
    _ mode: ArchivedModifier.ContentMode,
    in proposal: ProposedCellSize
  ) -> ProposedCellSize {
    let wide = proposal.columns.map { fullWidth($0, ratio) }
    let high = proposal.rows.map { fullHeight($0, ratio) }
    guard let wide, let high else { return wide ?? high ?? proposal }
    // Of boxes of one shape the one that is not wider is nowhere larger.
    let isWideSmaller = wide.rawColumns <= high.rawColumns && wide.rawRows <= high.rawRows
    return isWideSmaller == (mode == .fit) ? wide : high
  }

  private static func fullWidth(_ columns: Int, _ ratio: Double) -> ProposedCellSize {
    if columns >= Cells.infinity { return .infinity }
    let points = Double(columns) * PointScale.pointsPerColumn / ratio
    return ProposedCellSize(columns: columns, rows: PointScale.rows(points))
  }

  private static func fullHeight(_ rows: Int, _ ratio: Double) -> ProposedCellSize {
    if rows >= Cells.infinity { return .infinity }
    let points = Double(rows) * PointScale.pointsPerRow * ratio
    return ProposedCellSize(columns: PointScale.columns(points), rows: rows)
  }
}

/// The shape of the box that a view is offered; without a ratio it is the view's own.
struct LayoutAspect {
  var ratio: Double?
  var mode: ArchivedModifier.ContentMode
}

extension ProposedCellSize {
  /// What a frame offers to its content; -1 leaves a length as it is.
  func framed(_ width: Int32, _ height: Int32) -> ProposedCellSize {
    var offer = self
    if width >= 0 { offer.rawColumns = width }
    if height >= 0 { offer.rawRows = height }
    return offer
  }

  /// No length on the axes on which a view keeps its ideal one.
  func fixed(_ horizontal: Bool, _ vertical: Bool) -> ProposedCellSize {
    ProposedCellSize(columns: horizontal ? nil : columns, rows: vertical ? nil : rows)
  }

  /// SU-32: the proposal less the insets; infinity stays infinite.
  func inset(by insets: CellInsets) -> ProposedCellSize {
    func less(_ length: Int?, _ taken: Int) -> Int? {
      length.map { $0 >= Cells.infinity ? $0 : $0 - taken }
    }
    return ProposedCellSize(
      columns: less(columns, insets.leading + insets.trailing),
      rows: less(rows, insets.top + insets.bottom)
    )
  }
}
