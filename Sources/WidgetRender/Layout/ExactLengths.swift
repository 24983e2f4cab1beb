extension Scratch<LayoutNode> {
  /// Determines the exact length of each node that has a fixed one (SU-81); children come after
  /// their parents.
  func findExactLengths(_ frames: Scratch<FixedFrame>) {
    for index in indices.reversed() {
      let node = self[index]
      switch node.kind {
      case .frame(let frame):
        self[index].exactColumns = frames[Int(frame)].exactColumns
        self[index].exactRows = frames[Int(frame)].exactRows
      case .transparent, .layered, .offset, .horizontalGuide, .verticalGuide:
        guard node.firstChild >= 0 else { break }
        let child = self[Int(node.firstChild)]
        self[index].exactColumns = child.exactColumns
        self[index].exactRows = child.exactRows
        self[index].isExactInside = child.isExactInside
      case .stack(.vertical, _, _):
        self[index].exactColumns = exactLength(across: node, .horizontal)
        self[index].isExactInside = true
      case .stack(.horizontal, _, _):
        self[index].exactRows = exactLength(across: node, .vertical)
        self[index].isExactInside = true
      default: break
      }
    }
  }

  /// Returns whether any row of views has an exact height that is not a whole number of cells, so
  /// that its edges must be rounded.
  func hasRowsOfExactHeight() -> Bool {
    contains { node in
      node.isExactInside && node.exactRows > 0
        && !CellLength(parts: Int(node.exactRows)).isWhole
    }
  }

  /// Returns the greatest fixed length across a stack's axis, if no other child is longer; -1 for none.
  private func exactLength(across node: LayoutNode, _ axis: CellAxis) -> Int32 {
    var fixed: Int32 = -1
    var letters: Int32 = 0
    var child = node.firstChild
    while child >= 0 {
      let next = self[Int(child)]
      let exact = axis == .horizontal ? next.exactColumns : next.exactRows
      if exact >= 0 {
        fixed = Swift.max(fixed, exact)
      } else if let cells = cellsOfLetters(next, axis) {
        letters = Swift.max(letters, cells * Int32(CellLength.partsPerCell))
      } else {
        return -1
      }
      child = next.nextSibling
    }
    return letters <= fixed ? fixed : -1
  }

  /// Returns the length in cells of a line of text, a symbol or a spacer; `nil` for other nodes.
  private func cellsOfLetters(_ node: LayoutNode, _ axis: CellAxis) -> Int32? {
    switch node.kind {
    case .text(_, let columns) where columns >= 0: axis == .horizontal ? columns : 1
    case .symbol: 1
    case .spacer: 0
    case .transparent:
      node.firstChild < 0 ? nil : cellsOfLetters(self[Int(node.firstChild)], axis)
    default: nil
    }
  }
}
