@testable import WidgetRender

/// Returns the size of a view for a proposed size.
func measured(_ view: ArchivedView, _ columns: Int?, _ rows: Int?) -> CellSize {
  var engine = LayoutEngine(LayoutTree(view, in: DrawContext(now: noon)))
  return engine.measure(0, ProposedCellSize(columns: columns, rows: rows)).size
}

/// Returns the frames of the root's children, with the root at the origin.
func childFrames(_ view: ArchivedView, _ columns: Int?, _ rows: Int?) -> [CellRect] {
  var engine = LayoutEngine(LayoutTree(view, in: DrawContext(now: noon)))
  engine.place(0, at: .zero, ProposedCellSize(columns: columns, rows: rows))
  var frames: [CellRect] = []
  var child = engine.tree.firstChild(0)
  while child >= 0 {
    frames.append(engine.frames[Int(child)])
    child = engine.tree.sibling(child)
  }
  return frames
}
