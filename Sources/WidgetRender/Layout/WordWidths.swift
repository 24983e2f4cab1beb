/// The columns that each node of a tree needs so that none of its words is broken (SU-86).
struct WordWidths {
  /// The width of each node; empty until a stack or grid first has too little room for its content.
  private var widths: [Int32] = []

  /// Returns the columns that a node needs; 0 for a node that wraps at any width.
  mutating func columns(of node: Int32, in tree: LayoutTree) -> Int {
    if widths.isEmpty { find(in: tree) }
    return Int(widths[Int(node)])
  }

  /// Computes the widths of all nodes in one pass from the last to the first, because children come
  /// after their parents.
  private mutating func find(in tree: LayoutTree) {
    widths = Array(repeating: 0, count: tree.nodes.count)
    for index in tree.nodes.indices.reversed() {
      widths[index] = Int32(clamping: Cells.length(width(of: tree.nodes[index], tree)))
    }
  }

  private mutating func width(of node: LayoutNode, _ tree: LayoutTree) -> Int {
    switch node.kind {
    case .text(let index, _): tree.texts[Int(index)].longestWord
    case .symbol: 1
    case .spacer(let minimum): node.axis == .horizontal ? Int(minimum) : 0
    case .image(let columns, _, isResizable: false): Int(columns)
    case .stack(.horizontal, let spacing, _): sum(of: node, spacing, tree)
    case .stack(.vertical, _, _), .zStack: widest(node, tree)
    case .grid(let index): widestRow(of: tree.grids[Int(index)])
    case .trackGrid(let index):
      tree.trackGrids[Int(index)].wordColumns(forEach: widest(node, tree))
    case .firstThatFits: last(of: node, tree)
    case .frame(let index) where tree.fixedFrames[Int(index)].columns >= 0:
      Int(tree.fixedFrames[Int(index)].columns)
    case .flexibleFrame(let index):
      Cells.clamp(
        first(of: node),
        tree.frames[Int(index)].minimumWidth,
        tree.frames[Int(index)].maximumWidth
      )
    case .padding(let index):
      first(of: node) + tree.insets[Int(index)].leading.cells
        + tree.insets[Int(index)].trailing.cells
    case .frame, .fixedSize, .aspectRatio, .offset, .horizontalGuide, .verticalGuide, .layered,
      .container, .scroll, .transparent:
      first(of: node)
    // These adapt to the proposed width, or the author's code determines their size.
    case .empty, .divider, .fill, .circle, .bar, .ring, .image, .asked, .position: 0
    }
  }

  private func first(of node: LayoutNode) -> Int {
    node.firstChild < 0 ? 0 : Int(widths[Int(node.firstChild)])
  }

  private mutating func sum(of node: LayoutNode, _ spacing: Int32, _ tree: LayoutTree) -> Int {
    let gap = spacing == LayoutNode.noSpacing ? 1 : CellLength(parts: Int(spacing)).cells
    var sum = 0
    var child = node.firstChild
    while child >= 0 {
      sum += Int(widths[Int(child)]) + (child == node.firstChild ? 0 : gap)
      child = tree.sibling(child)
    }
    return sum
  }

  private mutating func widest(_ node: LayoutNode, _ tree: LayoutTree) -> Int {
    var width: Int32 = 0
    var child = node.firstChild
    while child >= 0 {
      width = max(width, widths[Int(child)])
      child = tree.sibling(child)
    }
    return Int(width)
  }

  /// Returns the width of the last alternative, which is shown if none fits.
  private mutating func last(of node: LayoutNode, _ tree: LayoutTree) -> Int {
    var width: Int32 = 0
    var child = node.firstChild
    while child >= 0 {
      width = widths[Int(child)]
      child = tree.sibling(child)
    }
    return Int(width)
  }

  private func widestRow(of plan: GridPlan) -> Int {
    plan.rows.reduce(0) { width, row in
      let cells = plan.cells[row.cells]
      let words = cells.reduce(0) { $0 + Int(widths[Int($1.node)]) }
      return max(width, words + plan.columnGap * max(cells.count - 1, 0))
    }
  }
}

/// Divides a width so that no word is broken, if there is room for all words (SU-86).
struct WordShares {
  /// The total length that the children without a proposal still need.
  private var needed: Int

  /// Creates the shares; `nil` if the needs exceed the available length.
  init?(needs: Int, available: Int) {
    guard needs <= available else { return nil }
    needed = needs
  }

  /// Returns the next child's proposal: `share`, unless this child or a later one needs more.
  mutating func offer(_ share: Int, need: Int, available: Int) -> Int {
    needed -= need
    return min(max(share, need), max(available - needed, 0))
  }
}
