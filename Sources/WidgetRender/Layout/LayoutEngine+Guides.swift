extension LayoutEngine {
  /// Returns the position of a view in its parent: by its own guide if it has one, otherwise by its
  /// size (SU-37).
  mutating func origin(
    of node: Int32,
    _ alignment: CellAlignment,
    in size: CellSize,
    _ proposal: ProposedCellSize
  ) -> CellPoint {
    var origin = alignment.origin(of: measure(node, proposal).size, in: size)
    guard tree.hasGuides else { return origin }
    if let column = explicitColumn(of: node, alignment.horizontal, proposal) {
      origin.column = alignment.horizontal.guide(in: size.columns) - column
    }
    if let row = explicitRow(of: node, alignment.vertical, proposal) {
      origin.row = alignment.vertical.guide(in: size.rows) - row
    }
    return origin
  }

  mutating func explicitColumn(
    of node: Int32,
    _ guide: CellHorizontalAlignment,
    _ proposal: ProposedCellSize
  ) -> Int? {
    explicit(node, proposal) { kind in
      if case .horizontalGuide(guide, let column) = kind { Int(column) } else { nil }
    } moved: {
      $0.column
    }
  }

  /// Returns the row at which a view has set an explicit guide.
  ///
  /// It is `nil` without such a guide, and for baselines, which are part of a view's measurement.
  mutating func explicitRow(
    of node: Int32,
    _ guide: CellVerticalAlignment,
    _ proposal: ProposedCellSize
  ) -> Int? {
    if guide.isBaseline { return nil }
    return explicit(node, proposal) { kind in
      if case .verticalGuide(guide, let row) = kind { Int(row) } else { nil }
    } moved: {
      $0.row
    }
  }

  /// Returns the position of a guide that a view, or the view inside its modifiers, has set; `nil`
  /// if there is none.
  ///
  /// Containers do not pass on the guides of their children. Inside a frame the inner view is
  /// positioned by its size, because nested guides would be searched repeatedly.
  private mutating func explicit(
    _ node: Int32,
    _ proposal: ProposedCellSize,
    find: (LayoutNode.Kind) -> Int?,
    moved axis: (CellPoint) -> Int
  ) -> Int? {
    guard tree.hasGuides else { return nil }
    var (node, proposal, moved) = (node, proposal, 0)
    while node >= 0 {
      let kind = tree.nodes[Int(node)].kind
      if let found = find(kind) { return moved + found }
      let child = tree.firstChild(node)
      guard child >= 0 else { return nil }
      switch kind {
      case .transparent, .layered, .container, .offset, .horizontalGuide, .verticalGuide: break
      case .padding(let index):
        let insets = insets(index, around: child, proposal)
        moved += axis(CellPoint(column: insets.leading, row: insets.top))
        proposal = proposal.inset(by: insets)
      case .fixedSize(let horizontal, let vertical):
        proposal = proposal.fixed(horizontal, vertical)
      case .frame(let index):
        let frame = tree.fixedFrames[Int(index)].granted(proposal)
        let size = measure(node, proposal).size
        proposal = proposal.framed(frame.columns, frame.rows)
        moved += axis(frame.alignment.origin(of: measure(child, proposal).size, in: size))
      case .flexibleFrame(let index):
        let bounds = tree.frames[Int(index)]
        let size = measure(node, proposal).size
        proposal = bounds.placed(size, proposal)
        moved += axis(bounds.alignment.origin(of: measure(child, proposal).size, in: size))
      default: return nil
      }
      node = child
    }
    return nil
  }
}

extension CellHorizontalAlignment {
  /// Returns the guide's column in a view that does not define it (SU-37).
  func guide(in columns: Int) -> Int {
    switch self {
    case .leading: 0
    case .center: columns >> 1
    case .trailing: columns
    }
  }
}

extension CellVerticalAlignment {
  /// Returns the guide's row in a view that does not define it (SU-37).
  func guide(in rows: Int) -> Int {
    switch self {
    case .top: 0
    case .center, .firstTextBaseline, .lastTextBaseline: rows >> 1
    case .bottom: rows
    }
  }
}

// The offset of a child by its alignment; an odd remaining cell is at the trailing or bottom side (SU-72).

extension CellHorizontalAlignment {
  /// Returns the number of columns before a child of `length` in `room`; negative if the child is
  /// wider.
  func offset(_ length: Int, in room: Int) -> Int {
    switch self {
    case .leading: 0
    case .center: (room - length) >> 1
    case .trailing: room - length
    }
  }

  /// The alignment that has the same effect if leading is right.
  var mirrored: Self {
    switch self {
    case .leading: .trailing
    case .center: .center
    case .trailing: .leading
    }
  }
}

extension CellVerticalAlignment {
  /// Returns the number of rows above a child of `length` in `room`.
  ///
  /// Baselines act as the centre, because there are no siblings to share a line with.
  func offset(_ length: Int, in room: Int) -> Int {
    switch self {
    case .top: 0
    case .center, .firstTextBaseline, .lastTextBaseline: (room - length) >> 1
    case .bottom: room - length
    }
  }

  var isBaseline: Bool { self == .firstTextBaseline || self == .lastTextBaseline }

  /// Returns the row of a child's baseline; for a view without text, the bottom row (SU-37).
  func baseline(of child: Measurement) -> Int {
    let row = self == .firstTextBaseline ? child.firstBaseline : child.lastBaseline
    return row == Measurement.none ? max(Int(child.rows) - 1, 0) : Int(row)
  }
}

extension CellAlignment {
  /// Returns the position of a child in a parent whose origin is zero.
  func origin(of child: CellSize, in parent: CellSize) -> CellPoint {
    CellPoint(
      column: horizontal.offset(child.columns, in: parent.columns),
      row: vertical.offset(child.rows, in: parent.rows)
    )
  }
}
