extension LayoutEngine {
  mutating func compute(
    _ kind: LayoutNode.Kind,
    _ node: Int32,
    _ proposal: ProposedCellSize
  ) -> Measurement {
    let child = tree.firstChild(node)
    switch kind {
    case .text(let index, _): return tree.texts[Int(index)].measure(proposal)
    case .stack(let axis, let spacing, let alignment):
      let stack = StackLayout(node: node, axis: axis, spacing: spacing, alignment: alignment)
      return stack.measure(proposal, in: &self)
    case .zStack(let alignment):
      return LayerLayout(node: node, alignment: alignment).measure(proposal, in: &self)
    case .firstThatFits:
      let chosen = fittingChild(of: node, kind, proposal)
      return chosen < 0 ? .zero : measure(chosen, proposal)
    case .frame(let index):
      let frame = tree.fixedFrames[Int(index)].granted(proposal)
      let inner = measure(child, proposal.framed(frame.columns, frame.rows))
      return Self.aligned(
        inner,
        frame.alignment,
        columns: Int(frame.columns < 0 ? inner.columns : frame.columns),
        rows: Int(frame.rows < 0 ? inner.rows : frame.rows)
      )
    case .flexibleFrame(let index): return flexible(tree.frames[Int(index)], child, proposal)
    case .padding(let index):
      let insets = insets(index, around: child, proposal)
      let inner = measure(child, proposal.inset(by: insets))
      return inner.resized(
        columns: Int(inner.columns) + insets.leading + insets.trailing,
        rows: Int(inner.rows) + insets.top + insets.bottom,
        textMovedDown: insets.top
      )
    case .fixedSize(let horizontal, let vertical):
      return measure(child, proposal.fixed(horizontal, vertical))
    case .aspectRatio(let index):
      return measure(child, boxed(tree.aspects[Int(index)], child, proposal))
    case .scroll(let axis): return ScrollLayout(node: node, axis: axis).measure(proposal, in: &self)
    case .asked(let index):
      let size = tree.answers[Int(index)](proposal)
      return Measurement(columns: size.columns, rows: size.rows)
    case .grid(let index):
      return GridLayout(plan: tree.grids[Int(index)], node: node).measure(proposal, in: &self)
    case .trackGrid(let index):
      let grid = TrackGridLayout(plan: tree.trackGrids[Int(index)], node: node)
      return grid.measure(proposal, in: &self)
    case .position:
      // SU-36: all available space; without a proposal, the size of the view.
      let inner = measure(child, proposal)
      return Measurement(
        columns: proposal.columns ?? Int(inner.columns),
        rows: proposal.rows ?? Int(inner.rows)
      )
    case .verticalGuide(let guide, let row) where guide.isBaseline:
      var inner = measure(child, proposal)
      if guide == .firstTextBaseline { inner.firstBaseline = row } else { inner.lastBaseline = row }
      return inner
    default: return child < 0 ? .zero : measure(child, proposal)
    }
  }

  mutating func placeChildren(of node: Int32, in frame: CellRect, _ proposal: ProposedCellSize) {
    let kind = tree.nodes[Int(node)].kind
    let child = tree.firstChild(node)
    guard child >= 0 else { return }
    switch kind {
    case .stack(let axis, let spacing, let alignment):
      let stack = StackLayout(node: node, axis: axis, spacing: spacing, alignment: alignment)
      stack.place(in: frame, proposal, in: &self)
    case .zStack(let alignment):
      LayerLayout(node: node, alignment: alignment).place(in: frame, in: &self)
    case .firstThatFits:
      if placesAlternatives { placeAll(child, in: frame, proposal) }
      let chosen = fittingChild(of: node, kind, proposal)
      if chosen >= 0 { place(chosen, at: frame.origin, in: frame, proposal) }
    case .frame(let index):
      let fixed = tree.fixedFrames[Int(index)].granted(proposal)
      place(child, fixed.alignment, in: frame, proposal.framed(fixed.columns, fixed.rows))
    case .flexibleFrame(let index):
      let bounds = tree.frames[Int(index)]
      place(child, bounds.alignment, in: frame, bounds.placed(frame.size, proposal))
    case .padding(let index):
      let insets = insets(index, around: child, proposal)
      let origin = CellPoint(
        column: frame.origin.column + insets.leading,
        row: frame.origin.row + insets.top
      )
      place(child, at: origin, in: frame, proposal.inset(by: insets))
    case .fixedSize(let horizontal, let vertical):
      place(child, at: frame.origin, in: frame, proposal.fixed(horizontal, vertical))
    case .aspectRatio(let index):
      let box = boxed(tree.aspects[Int(index)], child, proposal)
      place(child, at: frame.origin, in: frame, box)
    case .offset(let columns, let rows):
      let origin = frame.offset(columns: Int(columns), rows: Int(rows)).origin
      place(child, at: origin, in: frame, proposal)
    case .scroll(let axis):
      ScrollLayout(node: node, axis: axis).place(in: frame, proposal, in: &self)
    case .grid(let index):
      GridLayout(plan: tree.grids[Int(index)], node: node).place(in: frame, proposal, in: &self)
    case .trackGrid(let index):
      let grid = TrackGridLayout(plan: tree.trackGrids[Int(index)], node: node)
      grid.place(in: frame, proposal, in: &self)
    case .position(let column, let row):
      placePositioned(child, at: Int(column), Int(row), in: frame, proposal)
    case .layered(let alignment):
      place(child, at: frame.origin, in: frame, proposal)
      place(tree.sibling(child), alignment, in: frame, Self.room(frame.size))
    case .container(let alignment):
      place(child, at: frame.origin, in: frame, proposal)
      let whole = CellRect(origin: .zero, size: widget)
      place(tree.sibling(child), alignment, in: whole, Self.room(widget))
    default: place(child, at: frame.origin, in: frame, proposal)
    }
  }

  /// Places a child that chooses its own size within a frame.
  mutating func place(
    _ child: Int32,
    _ alignment: CellAlignment,
    in frame: CellRect,
    _ proposal: ProposedCellSize
  ) {
    guard child >= 0 else { return }
    let offset = origin(of: child, alignment, in: frame.size, proposal)
    let origin = CellPoint(
      column: frame.origin.column + offset.column,
      row: frame.origin.row + offset.row
    )
    place(child, at: origin, in: frame, proposal)
  }

  /// Places a view with its middle at a position of the available space (SU-36).
  private mutating func placePositioned(
    _ child: Int32,
    at column: Int,
    _ row: Int,
    in frame: CellRect,
    _ proposal: ProposedCellSize
  ) {
    let size = measure(child, proposal).size
    let origin = CellPoint(
      column: frame.origin.column + column - (size.columns + 1) / 2,
      row: frame.origin.row + row - (size.rows + 1) / 2
    )
    place(child, at: origin, in: frame, proposal)
  }

  /// Places each of the siblings as if it were the only one.
  private mutating func placeAll(
    _ first: Int32,
    in frame: CellRect,
    _ proposal: ProposedCellSize
  ) {
    var child = first
    while child >= 0 {
      place(child, at: frame.origin, in: frame, proposal)
      child = tree.sibling(child)
    }
  }

  /// Returns the proposal for the content of an aspect ratio (SU-34).
  ///
  /// Content without an extent on an axis has no ratio of its own.
  private mutating func boxed(
    _ aspect: LayoutAspect,
    _ child: Int32,
    _ proposal: ProposedCellSize
  ) -> ProposedCellSize {
    guard proposal != .unspecified, let ratio = aspect.ratio ?? ownRatio(of: child) else {
      return proposal
    }
    return AspectRatio.box(ratio, aspect.mode, in: proposal).keeping(proposal)
  }

  /// Returns the aspect ratio of a view's ideal size; `nil` if a side of it is 0.
  ///
  /// A flexible view is ten points in both directions (SU-10), which a cell only approximates.
  private mutating func ownRatio(of child: Int32) -> Double? {
    let ideal = measure(child, .unspecified).size
    if ideal == CellSize(columns: 1, rows: 1),
      measure(child, .infinity).size == CellSize(columns: Cells.infinity, rows: Cells.infinity)
    {
      return 1
    }
    return AspectRatio.of(ideal)
  }

  /// Returns the padding around a view; with too little room, it gives up the row of cells that
  /// rounding up has added (SU-80).
  mutating func insets(
    _ index: Int32,
    around child: Int32,
    _ proposal: ProposedCellSize
  ) -> ResolvedInsets {
    let insets = tree.insets[Int(index)]
    let edges = tree.nodes[Int(child)].textEdges
    var usual = ResolvedInsets(insets, aroundText: edges, at: proposal.compression)
    if givesUpMargins, index == tree.margins { usual.giveUpSides() }
    guard proposal.hasAllRows, insets.isElastic, let rows = proposal.rows, rows < Cells.infinity
    else { return usual }
    let inner = proposal.inset(by: usual)
    let needed = Int(measure(child, inner.needed(at: proposal.compression)).rows)
    if needed + usual.top + usual.bottom > rows {
      usual.top = insets.top.rows(at: .defaults)
      usual.bottom = insets.bottom.rows(at: .defaults)
    }
    return usual
  }

  private mutating func flexible(
    _ bounds: ArchivedModifier.FlexibleFrame,
    _ child: Int32,
    _ proposal: ProposedCellSize
  ) -> Measurement {
    let offer = bounds.offer(proposal)
    let inner = measure(child, offer)
    let size = bounds.size(of: inner.size, offered: offer, proposal)
    return Self.aligned(inner, bounds.alignment, columns: size.columns, rows: size.rows)
  }

  private static func aligned(
    _ inner: Measurement,
    _ alignment: CellAlignment,
    columns: Int,
    rows: Int
  ) -> Measurement {
    let offset = alignment.vertical.offset(Int(inner.rows), in: rows)
    return inner.resized(columns: columns, rows: rows, textMovedDown: offset)
  }

  /// Returns the first child whose ideal size fits, else the last (SU-41); -1 without children.
  private mutating func fittingChild(
    of node: Int32,
    _ kind: LayoutNode.Kind,
    _ proposal: ProposedCellSize
  ) -> Int32 {
    guard case .firstThatFits(let horizontal, let vertical) = kind else { return -1 }
    var child = tree.firstChild(node)
    while child >= 0 {
      let next = tree.sibling(child)
      if next < 0 { return child }
      let ideal = measure(child, proposal.fixed(horizontal, vertical))
      let fitsWidth = !horizontal || Int(ideal.columns) <= proposal.columns ?? Cells.infinity
      let fitsHeight = !vertical || Int(ideal.rows) <= proposal.rows ?? Cells.infinity
      if fitsWidth && fitsHeight { return child }
      child = next
    }
    return -1
  }
}
