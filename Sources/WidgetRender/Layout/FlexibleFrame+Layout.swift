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
