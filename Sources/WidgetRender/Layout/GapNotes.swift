/// Properties of all gaps of a layout tree: the degrees at which they give up a row of cells, and
/// whether they depend on text.
struct GapNotes {
  var compressions: Set<GapCompression> = []
  /// Whether any gap or padding depends on the text next to it.
  private(set) var dependOnText = false
  private var columnsWithoutSpacing = Scratch<Int32>()

  /// Records that a vertical gap may give up a row of cells, if it was rounded up.
  mutating func note(_ gap: CellLength) {
    if let compression = GapCompression(of: gap) { compressions.insert(compression) }
  }

  mutating func note(_ insets: CellInsets) {
    note(insets.top)
    note(insets.bottom)
    if !insets.leading.isWhole || !insets.trailing.isWhole { dependOnText = true }
  }

  /// Records the gaps of a stack; `index` is the index of its node.
  mutating func note(_ stack: ArchivedStack, at index: Int) {
    switch (stack.axis, stack.spacing) {
    case (.vertical, let spacing?): note(spacing)
    case (.vertical, nil) where stack.children.count > 1:
      dependOnText = true
      columnsWithoutSpacing.append(Int32(truncatingIfNeeded: index))
    case (.horizontal, let spacing?) where !spacing.isWhole: dependOnText = true
    default: break
    }
  }

  mutating func note(_ grid: ArchivedTrackGrid) {
    if grid.axis == .vertical, let spacing = grid.spacing { note(spacing) }
    dependOnText = true
  }

  /// Records that default gaps may give up a row of cells, if one is between two views without text
  /// and without an author's spacing (SU-83).
  mutating func finish(_ nodes: Scratch<LayoutNode>) {
    let isPreferred = columnsWithoutSpacing.contains { column in
      var child = nodes[Int(column)].firstChild
      while child >= 0 {
        let next = nodes[Int(child)].nextSibling
        if next >= 0, !nodes[Int(child)].textEdges.contains(.bottom),
          !nodes[Int(next)].textEdges.contains(.top)
        {
          return true
        }
        child = next
      }
      return false
    }
    if isPreferred { compressions.insert(.defaults) }
  }
}
