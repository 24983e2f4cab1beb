// The gaps of a stack and the lengths of its fixed frames in whole cells.

extension StackProposals {
  /// Determines the gap of each child, and the cells between the edges of each fixed frame.
  ///
  /// Neighbours of fixed length are placed by rounding their edges, so that a sum of lengths is as long as on a phone
  /// (SU-81). The views between them are whole cells and move no edge.
  func resolveGaps(_ base: Int, at compression: GapCompression, _ engine: inout LayoutEngine) {
    if engine.tree.fixedFrames.isEmpty {
      if spacing == LayoutNode.noSpacing {
        return resolvePreferredGaps(base, at: compression, &engine)
      }
      if let gap = commonGap(at: compression) {
        let end = engine.stacks.items.count
        for index in min(base + 1, end)..<end { engine.stacks.items[index].gap = gap }
        return
      }
    }
    let cell = CellLength.partsPerCell
    // The start of the next child, in 256ths of a cell.
    var place = 0
    for index in base..<engine.stacks.items.count {
      let node = engine.tree.nodes[Int(engine.stacks.items[index].node)]
      let start = CellLength.edge(at: place)
      if index > base {
        let previous = engine.tree.nodes[Int(engine.stacks.items[index - 1].node)]
        place += gap(between: previous, and: node, at: compression)
      }
      let edge = CellLength.edge(at: place)
      engine.stacks.items[index].gap = edge - start
      guard let exact = exactLength(node, at: compression) else { continue }
      let end = CellLength.edge(at: place + exact)
      // A frame that is visible by itself is at least one cell long here too.
      if end == edge, isSeen(engine.stacks.items[index].node, engine) {
        engine.stacks.items[index].granted = 1
        place = (edge + 1) * cell
      } else {
        engine.stacks.items[index].granted = Int32(truncatingIfNeeded: end - edge)
        place += exact
      }
    }
  }

  /// Determines the gaps of a stack without an author's spacing and without children of fixed
  /// length.
  private func resolvePreferredGaps(
    _ base: Int,
    at compression: GapCompression,
    _ engine: inout LayoutEngine
  ) {
    let end = engine.stacks.items.count
    guard end > base else { return }
    let nodes = engine.tree.nodes
    var previous = Int(engine.stacks.items[base].node)
    for index in base + 1..<end {
      let node = Int(engine.stacks.items[index].node)
      engine.stacks.items[index].gap = preferredGap(
        between: nodes[previous],
        and: nodes[node],
        at: compression
      )
      previous = node
    }
  }

  /// Returns the gap in cells if it is the same between any two neighbours, otherwise `nil`.
  private func commonGap(at compression: GapCompression) -> Int? {
    let length = CellLength(parts: Int(spacing))
    if axis == .vertical, spacing != LayoutNode.noSpacing { return length.rows(at: compression) }
    return length.isWhole ? length.floored : nil
  }

  /// Returns the gap between two neighbours in 256ths of a cell; it is a whole number of cells
  /// unless both have a fixed length.
  private func gap(
    between previous: LayoutNode,
    and next: LayoutNode,
    at compression: GapCompression
  ) -> Int {
    let cell = CellLength.partsPerCell
    guard spacing != LayoutNode.noSpacing else {
      return preferredGap(between: previous, and: next, at: compression) * cell
    }
    let length = CellLength(parts: Int(spacing))
    if axis == .vertical { return length.rows(at: compression) * cell }
    if spacing < 0 { return length.rounded * cell }
    if exactLength(previous, at: compression) != nil, exactLength(next, at: compression) != nil {
      return Int(spacing)
    }
    // SU-79: a gap next to text is at least one cell if the author set one, so that text touches nothing.
    let isBesideText =
      previous.textEdges.contains(.trailing) || next.textEdges.contains(.leading)
    if isBesideText { return max(length.cells, spacing > 0 ? 1 : 0) * cell }
    return compression > .none ? Int(spacing) : length.cells * cell
  }

  /// Returns the default gap between two neighbours in cells (SU-28, SU-83).
  ///
  /// It is one column in a row, and one row in a column if neither neighbour has text at that edge.
  @inline(__always)
  private func preferredGap(
    between previous: LayoutNode,
    and next: LayoutNode,
    at compression: GapCompression
  ) -> Int {
    if previous.isSpacer || next.isSpacer { return 0 }
    if axis == .horizontal { return 1 }
    let hasText = previous.textEdges.contains(.bottom) || next.textEdges.contains(.top)
    return hasText || compression >= .defaults ? 0 : 1
  }

  /// Returns the exact length of a child; `nil` if it has none.
  ///
  /// If the length is that of frames inside the child, it is returned only if there is too little
  /// room.
  private func exactLength(_ node: LayoutNode, at compression: GapCompression) -> Int? {
    let exact = axis == .horizontal ? node.exactColumns : node.exactRows
    guard exact >= 0 else { return nil }
    if node.isExactInside, compression < (axis == .horizontal ? .defaults : .edges) { return nil }
    return Int(exact)
  }

  /// Returns whether a child of fixed length is at least one cell long if it is alone.
  private func isSeen(_ node: Int32, _ engine: borrowing LayoutEngine) -> Bool {
    var node = node
    while node >= 0 {
      switch engine.tree.nodes[Int(node)].kind {
      case .frame(let index):
        let frame = engine.tree.fixedFrames[Int(index)]
        return axis == .horizontal ? frame.columns > 0 : frame.rows > 0
      case .stack: return true
      default: node = engine.tree.firstChild(node)
      }
    }
    return false
  }
}
