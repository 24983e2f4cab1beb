extension LayoutEngine {
  /// The answer of a leaf that is cheaper to compute than to remember.
  func immediate(
    _ kind: LayoutNode.Kind,
    _ node: Int32,
    _ proposal: ProposedCellSize
  ) -> Measurement? {
    switch kind {
    case .empty: .zero
    case .symbol: Measurement(columns: 1, rows: 1, firstBaseline: 0, lastBaseline: 0)
    case .text(let index): tree.texts[index].unwrapped(in: proposal)
    case .spacer(let minimum): spacer(minimum, tree.nodes[Int(node)].axis, proposal)
    case .divider: divider(tree.nodes[Int(node)].axis, proposal)
    // Ideal lengths of 10 points are one cell on both axes (SU-10, SU-71).
    case .fill: Measurement(columns: proposal.columns ?? 1, rows: proposal.rows ?? 1)
    case .circle: circle(proposal)
    default: nil
    }
  }

  /// SU-23: the offered length along the stack, at least the minimum; on both axes outside stacks.
  private func spacer(_ minimum: Int, _ axis: CellAxis?, _ proposal: ProposedCellSize)
    -> Measurement
  {
    let columns = max(proposal.columns ?? minimum, minimum)
    let rows = max(proposal.rows ?? minimum, minimum)
    return switch axis {
    case .horizontal: Measurement(columns: columns, rows: 0)
    case .vertical: Measurement(columns: 0, rows: rows)
    case nil: Measurement(columns: columns, rows: rows)
    }
  }

  /// SU-24: one cell thick, across the stack; lying outside stacks.
  private func divider(_ axis: CellAxis?, _ proposal: ProposedCellSize) -> Measurement {
    axis == .horizontal
      ? Measurement(columns: 1, rows: proposal.rows ?? 1)
      : Measurement(columns: proposal.columns ?? 1, rows: 1)
  }

  /// SU-11: a square of the smaller side, in points: a cell is twice as tall as it is wide.
  private func circle(_ proposal: ProposedCellSize) -> Measurement {
    let columns = proposal.columns ?? 1
    let rows = proposal.rows ?? 1
    if columns >= Cells.infinity, rows >= Cells.infinity {
      return Measurement(columns: columns, rows: rows)
    }
    let side = min(columns, rows * 2)
    return Measurement(columns: side, rows: (side + 1) / 2)
  }
}
