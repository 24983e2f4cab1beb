extension LayoutTreeBuilder {
  /// Notes of each node whether proposed rows matter to it; children come after their parents.
  ///
  /// A column asks its rows for their least, their greatest and an offered height: where none of these
  /// matters, one answer serves all three.
  mutating func findNodesThatIgnoreRows() {
    for index in nodes.indices.reversed() {
      nodes[index].ignoresRows = ignoresRows(nodes[index])
    }
  }

  // Mutating, as calls that only read may copy the arrays' owner.
  private mutating func ignoresRows(_ node: LayoutNode) -> Bool {
    switch node.kind {
    case .empty, .symbol, .bar, .image(_, _, isResizable: false): true
    case .text(let index, _): texts[Int(index)].isAlwaysOneLine
    case .spacer: node.axis == .horizontal
    case .divider: node.axis != .horizontal
    case .stack(.horizontal, _, _): allChildrenIgnoreRows(node)
    case .padding, .offset, .transparent, .layered, .container, .horizontalGuide, .verticalGuide:
      node.firstChild >= 0 && nodes[Int(node.firstChild)].ignoresRows
    default: false
    }
  }

  private mutating func allChildrenIgnoreRows(_ node: LayoutNode) -> Bool {
    var child = node.firstChild
    while child >= 0 {
      guard nodes[Int(child)].ignoresRows else { return false }
      child = nodes[Int(child)].nextSibling
    }
    return true
  }
}
