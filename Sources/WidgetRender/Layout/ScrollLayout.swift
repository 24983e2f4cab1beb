/// Measures and places a scrollable window, whose child has its ideal length along the axis.
struct ScrollLayout {
  let node: Int32
  let axis: CellAxis

  /// The most rows that a window needs if only the needed rows are requested.
  private static let leastRows = 3

  /// Returns the size of the window: the proposed length along the axis, and the child's length
  /// across it.
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

  /// Places the child so that the window shows the part to which the picture is scrolled.
  func place(in frame: CellRect, _ proposal: ProposedCellSize, in engine: inout LayoutEngine) {
    let child = engine.tree.firstChild(node)
    guard child >= 0 else { return }
    let room = ProposedCellSize(columns: frame.size.columns, rows: frame.size.rows)
    var origin = frame.origin
    if axis == .vertical {
      let rows = Int(content(room, in: &engine).rows)
      let first = min(max(engine.firstRow, 0), max(rows - frame.size.rows, 0))
      // Only the first window scrolls; others show their beginning.
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

/// The window in a picture that shows some rows of scrolled content.
package struct ScrolledWindow: Sendable, Hashable {
  /// The cells of the picture that the window occupies.
  package var rect: CellRect
  /// The number of rows of the scrolled content.
  package var rows: Int
  /// The first visible row of the content, from 0.
  package var first: Int

  /// Whether the content has more rows than the window.
  package var hidesRows: Bool { rows > rect.size.rows }

  /// Returns the window moved by a distance.
  package func offset(columns: Int, rows: Int) -> ScrolledWindow {
    var window = self
    window.rect = rect.offset(columns: columns, rows: rows)
    return window
  }
}
