extension LayoutEngine {
  /// SU-38: the greatest size among the children of the highest priority.
  mutating func measureZStack(
    _ node: Int32,
    _ alignment: CellAlignment,
    _ proposal: ProposedCellSize
  ) -> Measurement {
    var highest = -Double.infinity
    var child = tree.firstChild(node)
    while child >= 0 {
      highest = max(highest, tree.nodes[Int(child)].priority)
      child = tree.sibling(child)
    }
    var size = CellSize.zero
    child = tree.firstChild(node)
    while child >= 0 {
      if tree.nodes[Int(child)].priority == highest {
        let answer = measure(child, proposal)
        size.columns = max(size.columns, Int(answer.columns))
        size.rows = max(size.rows, Int(answer.rows))
      }
      child = tree.sibling(child)
    }
    var result = Measurement(columns: size.columns, rows: size.rows)
    child = tree.firstChild(node)
    while child >= 0 {
      let answer = measure(child, proposal)
      let offset = alignment.vertical.offset(Int(answer.rows), in: size.rows)
      result.addBaselines(of: answer, movedDown: offset)
      child = tree.sibling(child)
    }
    return result
  }

  mutating func placeZStack(_ node: Int32, _ alignment: CellAlignment, in frame: CellRect) {
    let proposal = ProposedCellSize(frame.size)
    var child = tree.firstChild(node)
    while child >= 0 {
      place(child, alignment, in: frame, proposal)
      child = tree.sibling(child)
    }
  }
}
