/// A window on a child that is as long as it likes along an axis.
struct ScrollLayout {
  let node: Int32
  let axis: CellAxis

  /// The fewest rows of a useful window, for a proposal of the needed rows.
  private static let leastRows = 3

  /// All that it is offered along the axis; across it the child decides.
  func measure(_ proposal: ProposedCellSize, in engine: inout LayoutEngine) -> Measurement {
    let inner = content(proposal, in: &engine)
    if axis == .horizontal {
      return Measurement(columns: proposal.columns ?? Int(inner.columns), rows: Int(inner.rows))
    }
    let least = min(Int(inner.rows), Self.leastRows)
    return Measurement(
      columns: Int(inner.columns),
      rows: proposal.asksForNeededRows ? least : proposal.rows ?? Int(inner.rows)
    )
  }

  /// Places the child so that the part is in the window that the picture is scrolled to.
  func place(in frame: CellRect, _ proposal: ProposedCellSize, in engine: inout LayoutEngine) {
    let child = engine.tree.firstChild(node)
    guard child >= 0 else { return }
    let room = ProposedCellSize(columns: frame.size.columns, rows: frame.size.rows)
    var origin = frame.origin
    if axis == .vertical {
      let rows = Int(content(room, in: &engine).rows)
      let first = min(max(engine.firstRow, 0), max(rows - frame.size.rows, 0))
      // The first window scrolls; of others the beginning is seen.
      if engine.window == nil {
        engine.window = ScrolledWindow(rect: frame, rows: rows, first: first)
        origin.row -= first
      }
    }
    engine.place(child, at: origin, in: frame, unbounded(room))
  }

  private func content(
    _ proposal: ProposedCellSize,
    in engine: inout LayoutEngine
  ) -> Measurement {
    let child = engine.tree.firstChild(node)
    return child < 0 ? .zero : engine.measure(child, unbounded(proposal))
  }

  private func unbounded(_ proposal: ProposedCellSize) -> ProposedCellSize {
    var proposal = proposal
    if axis == .horizontal { proposal.rawColumns = -1 } else { proposal.rawRows = -1 }
    return proposal
  }
}

/// The part of a picture that shows some rows of many.
package struct ScrolledWindow: Sendable, Hashable {
  /// Its cells in the picture.
  package var rect: CellRect
  /// The rows of the scrolled content.
  package var rows: Int
  /// The first of them that is in the window, from 0.
  package var first: Int

  /// Whether the content has more rows than the window.
  package var hidesRows: Bool { rows > rect.size.rows }

  /// The window of a picture that is laid on another one.
  package func offset(columns: Int, rows: Int) -> ScrolledWindow {
    var window = self
    window.rect = rect.offset(columns: columns, rows: rows)
    return window
  }
}
