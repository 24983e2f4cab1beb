extension LayoutEngine {
  /// The answer of a leaf that is cheaper to compute than to remember.
  ///
  /// Mutating, as a call that only reads may copy the engine.
  @inline(__always)
  mutating func immediate(
    _ kind: LayoutNode.Kind,
    _ node: Int32,
    _ proposal: ProposedCellSize
  ) -> Measurement? {
    switch kind {
    case .empty: .zero
    case .symbol: Measurement(columns: 1, rows: 1, firstBaseline: 0, lastBaseline: 0)
    case .text(_, let columns): Self.singleLine(Cells.unpacked(columns), proposal)
    case .spacer(let minimum): Self.spacer(Int(minimum), tree.nodes[Int(node)].axis, proposal)
    case .divider: Self.divider(tree.nodes[Int(node)].axis, proposal)
    // Ideal lengths of 10 points are one cell on both axes (SU-10, SU-71).
    case .fill: Measurement(columns: proposal.columns ?? 1, rows: proposal.rows ?? 1)
    case .circle: Self.circle(proposal)
    case .bar: Measurement(columns: proposal.columns ?? Self.idealBar, rows: 1)
    case .ring: Self.ring(proposal)
    case .image(let columns, let rows, let isResizable):
      Measurement(
        columns: isResizable ? proposal.columns ?? Int(columns) : Int(columns),
        rows: isResizable ? proposal.rows ?? Int(rows) : Int(rows)
      )
    default: nil
    }
  }

  /// The least a child answers along its stack, which only decides who is asked first.
  mutating func minimum(_ node: Int32, _ axis: CellAxis, _ proposal: ProposedCellSize) -> Int {
    if axis == .horizontal, case .text(let index, _) = tree.nodes[Int(node)].kind,
      let narrowest = tree.texts[Int(index)].narrowest
    {
      return narrowest
    }
    return measure(node, proposal).length(axis)
  }

  private static func singleLine(_ columns: Int?, _ proposal: ProposedCellSize) -> Measurement? {
    guard let columns, columns <= proposal.columns ?? Cells.infinity else { return nil }
    return Measurement(columns: columns, rows: 1, firstBaseline: 0, lastBaseline: 0)
  }

  /// SU-23: the offered length along the stack, at least the minimum; on both axes outside stacks.
  private static func spacer(_ minimum: Int, _ axis: CellAxis?, _ proposal: ProposedCellSize)
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
  private static func divider(_ axis: CellAxis?, _ proposal: ProposedCellSize) -> Measurement {
    axis == .horizontal
      ? Measurement(columns: 1, rows: proposal.rows ?? 1)
      : Measurement(columns: proposal.columns ?? 1, rows: 1)
  }

  /// Columns of a bar that may be as wide as it likes: a tenth a column.
  private static let idealBar = 10

  /// SU-11: a square of the smaller side, in points: a cell is twice as tall as it is wide.
  private static func circle(_ proposal: ProposedCellSize) -> Measurement {
    let columns = proposal.columns ?? 1
    let rows = proposal.rows ?? 1
    if columns >= Cells.infinity, rows >= Cells.infinity {
      return Measurement(columns: columns, rows: rows)
    }
    let side = min(columns, rows * 2)
    return Measurement(columns: side, rows: (side + 1) / 2)
  }

  /// A square as a circle has it; where nothing is offered, that of an accessory beside the clock.
  private static func ring(_ proposal: ProposedCellSize) -> Measurement {
    switch (proposal.columns, proposal.rows) {
    case (nil, nil): circle(ProposedCellSize(columns: 9, rows: 5))
    case (let columns?, nil): circle(ProposedCellSize(columns: columns, rows: (columns + 1) / 2))
    case (nil, let rows?): circle(ProposedCellSize(columns: rows * 2, rows: rows))
    case (.some, .some): circle(proposal)
    }
  }
}
