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
