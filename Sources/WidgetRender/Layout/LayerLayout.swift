/// Measures and places views that are behind one another in a layout tree.
struct LayerLayout {
  let node: Int32
  let alignment: CellAlignment

  /// Returns the greatest size among the children of the highest priority (SU-38).
  func measure(_ proposal: ProposedCellSize, in engine: inout LayoutEngine) -> Measurement {
    var highest = -Double.infinity
    var child = engine.tree.firstChild(node)
    while child >= 0 {
      highest = max(highest, engine.tree.nodes[Int(child)].priority)
      child = engine.tree.sibling(child)
    }
    var size = CellSize.zero
    child = engine.tree.firstChild(node)
    while child >= 0 {
      if engine.tree.nodes[Int(child)].priority == highest {
        let answer = engine.measure(child, proposal)
        size.columns = max(size.columns, Int(answer.columns))
        size.rows = max(size.rows, Int(answer.rows))
      }
      child = engine.tree.sibling(child)
    }
    var result = Measurement(columns: size.columns, rows: size.rows)
    child = engine.tree.firstChild(node)
    while child >= 0 {
      let answer = engine.measure(child, proposal)
      let offset = alignment.vertical.offset(Int(answer.rows), in: size.rows)
      result.addBaselines(of: answer, movedDown: offset)
      child = engine.tree.sibling(child)
    }
    return result
  }

  func place(in frame: CellRect, in engine: inout LayoutEngine) {
    let proposal = LayoutEngine.room(frame.size)
    var child = engine.tree.firstChild(node)
    while child >= 0 {
      engine.place(child, alignment, in: frame, proposal)
      child = engine.tree.sibling(child)
    }
  }
}
