extension ArchivedModifier.FlexibleFrame {
  /// Whether the frame limits the width that its child is proposed, and its own width.
  var hasWidth: Bool { minimumWidth != nil || maximumWidth != nil }

  /// Returns the proposal for the child (SU-30): the proposed or else the ideal length, clamped to
  /// the bounds.
  func offer(_ proposal: ProposedCellSize) -> ProposedCellSize {
    func axis(_ proposed: Int?, _ minimum: Int?, _ ideal: Int?, _ maximum: Int?) -> Int? {
      (proposed ?? ideal).map { Cells.clamp($0, minimum, maximum) }
    }
    var offer = ProposedCellSize(
      columns: axis(proposal.columns, minimumWidth, idealWidth, maximumWidth),
      rows: axis(
        proposal.rows,
        minimumHeight,
        proposal.asksForNeededRows ? nil : idealHeight,
        maximumHeight
      )
    ).keeping(proposal)
    // A frame with a maximum height has no more room than that.
    if let maximumHeight, maximumHeight < Cells.infinity { offer.hasAllRows = true }
    return offer
  }

  /// Returns the frame's own size for the size of its child (the table of SU-30).
  func size(
    of child: CellSize,
    offered: ProposedCellSize,
    _ proposal: ProposedCellSize
  ) -> CellSize {
    CellSize(
      columns: Self.length(
        child.columns,
        offered.columns,
        proposal.columns,
        minimumWidth,
        idealWidth,
        maximumWidth
      ),
      rows: Self.length(
        child.rows,
        offered.rows,
        proposal.rows,
        minimumHeight,
        proposal.asksForNeededRows ? nil : idealHeight,
        maximumHeight
      )
    )
  }

  private static func length(
    _ child: Int,
    _ offered: Int?,
    _ proposed: Int?,
    _ minimum: Int?,
    _ ideal: Int?,
    _ maximum: Int?
  ) -> Int {
    guard let proposed else { return ideal ?? Cells.clamp(child, minimum, maximum) }
    switch (minimum, maximum) {
    case (let minimum?, let maximum?): return Cells.clamp(proposed, minimum, maximum)
    case (let minimum?, nil): return max(min(offered ?? child, child), minimum)
    case (nil, let maximum?): return min(max(offered ?? child, child), maximum)
    case (nil, nil): return child
    }
  }

  /// Returns the final proposal for the child (SU-31); `nil` on an axis whose length only the child
  /// determined.
  func placed(_ size: CellSize, _ proposal: ProposedCellSize) -> ProposedCellSize {
    func axis(_ final: Int, _ proposed: Int?, _ minimum: Int?, _ ideal: Int?, _ maximum: Int?)
      -> Int?
    {
      let isInside = final > minimum ?? -1 && final < maximum ?? Int.max
      return proposed == nil && ideal == nil && isInside ? nil : final
    }
    var placed = ProposedCellSize(
      columns: axis(size.columns, proposal.columns, minimumWidth, idealWidth, maximumWidth),
      rows: axis(size.rows, proposal.rows, minimumHeight, idealHeight, maximumHeight)
    ).keeping(proposal)
    placed.compression = proposal.compression
    if let maximumHeight, maximumHeight < Cells.infinity { placed.hasAllRows = true }
    return placed
  }
}

extension AspectRatio {
  /// Returns the box of an aspect ratio (SU-34): of the two boxes that fill one axis, the smaller
  /// (`fit`) or the larger (`fill`).
  ///
  /// An axis without a proposal does not limit the box; without any proposal there is no box.
  static func box(
    _ ratio: Double,
    _ mode: ArchivedModifier.ContentMode,
    in proposal: ProposedCellSize
  ) -> ProposedCellSize {
    let wide = proposal.columns.map { fullWidth($0, ratio) }
    let high = proposal.rows.map { fullHeight($0, ratio) }
    guard let wide, let high else { return wide ?? high ?? proposal }
    // Both boxes have the same ratio, so one of them is not larger on either axis.
    let isWideSmaller = wide.rawColumns <= high.rawColumns && wide.rawRows <= high.rawRows
    return isWideSmaller == (mode == .fit) ? wide : high
  }

  private static func fullWidth(_ columns: Int, _ ratio: Double) -> ProposedCellSize {
    if columns >= Cells.infinity { return .infinity }
    let points = Double(columns) * PointScale.pointsPerColumn / ratio
    return ProposedCellSize(columns: columns, rows: PointScale.rows(points))
  }

  private static func fullHeight(_ rows: Int, _ ratio: Double) -> ProposedCellSize {
    if rows >= Cells.infinity { return .infinity }
    let points = Double(rows) * PointScale.pointsPerRow * ratio
    return ProposedCellSize(columns: PointScale.columns(points), rows: rows)
  }
}

/// The aspect ratio that a view is proposed; without a ratio it is the view's own.
struct LayoutAspect: BitwiseCopyable {
  var ratio: Double?
  var mode: ArchivedModifier.ContentMode
}

extension ProposedCellSize {
  /// Returns a frame's proposal for its content; a width or height of -1 leaves that axis
  /// unchanged.
  func framed(_ width: Int32, _ height: Int32) -> ProposedCellSize {
    var offer = self
    if width >= 0 { offer.rawColumns = width }
    if height >= 0 {
      offer.rawRows = height
      offer.hasAllRows = true
    }
    return offer
  }

  /// Returns the proposal without a length on each axis on which a view keeps its ideal size.
  func fixed(_ horizontal: Bool, _ vertical: Bool) -> ProposedCellSize {
    var offer = self
    if horizontal { offer.rawColumns = -1 }
    if vertical, !asksForNeededRows { offer.rawRows = -1 }
    return offer
  }

  /// Returns the proposal less the insets (SU-32); infinity stays infinite.
  func inset(by insets: ResolvedInsets) -> ProposedCellSize {
    func less(_ length: Int?, _ taken: Int) -> Int? {
      length.map { $0 >= Cells.infinity ? $0 : $0 - taken }
    }
    return ProposedCellSize(
      columns: less(columns, insets.leading + insets.trailing),
      rows: less(rows, insets.top + insets.bottom)
    ).keeping(self)
  }
}

/// A frame with a fixed length on one axis or both; -1 for none.
struct FixedFrame: BitwiseCopyable {
  private(set) var columns: Int32
  private(set) var rows: Int32
  /// The exact length in 256ths of a cell; -1 if the frame sets none.
  let exactColumns: Int32
  let exactRows: Int32
  let alignment: CellAlignment

  init(
    _ width: CellLength?,
    _ height: CellLength?,
    _ alignment: CellAlignment,
    around content: ArchivedView
  ) {
    let isMark = content.isMark
    (columns, exactColumns) = Self.packed(width, isMark)
    (rows, exactRows) = Self.packed(height, isMark)
    self.alignment = alignment
  }

  private static func packed(_ length: CellLength?, _ isMark: Bool) -> (cells: Int32, exact: Int32)
  {
    guard let length, length.parts >= 0 else { return (-1, -1) }
    // A line is at least one cell thick however thin it is, like a divider (SU-88).
    let cells = isMark && length.parts > 0 ? max(length.cells, 1) : length.cells
    return (Cells.packed(cells), length.parts)
  }

  /// Returns the frame with the lengths that its stack grants it (SU-81).
  func granted(_ proposal: ProposedCellSize) -> FixedFrame {
    var frame = self
    frame.columns = proposal.granted(columns, exactly: exactColumns, along: .horizontal)
    frame.rows = proposal.granted(rows, exactly: exactRows, along: .vertical)
    return frame
  }
}

/// The padding around a view in whole cells.
struct ResolvedInsets {
  var top: Int
  private(set) var leading: Int
  var bottom: Int
  private(set) var trailing: Int

  /// Removes one column of padding from each side that has one.
  mutating func giveUpSides() {
    leading = max(leading - 1, 0)
    trailing = max(trailing - 1, 0)
  }

  init(_ insets: CellInsets, aroundText edges: TextEdges, at compression: GapCompression) {
    top = insets.top.rows(at: compression)
    bottom = insets.bottom.rows(at: compression)
    if edges.isDisjoint(with: .horizontal) {
      leading = insets.leading.rounded
      // SU-81: two small paddings add up to one column, so that adjacent bars stay separate and visible.
      let both = CellLength.edge(at: Int(insets.leading.parts) + Int(insets.trailing.parts))
      trailing = leading == 0 ? max(insets.trailing.rounded, both) : insets.trailing.rounded
    } else {
      leading = insets.leading.cells
      trailing = insets.trailing.cells
    }
  }
}

extension CellInsets {
  /// Whether the padding above or below was rounded up, so that it can give up a row of cells
  /// (SU-80).
  var isElastic: Bool { GapCompression(of: top) != nil || GapCompression(of: bottom) != nil }
}

extension ArchivedView {
  /// The most views that are searched; content with more of them does not count as shapes and
  /// colours.
  private static let searchedViews = 32

  /// Whether the view consists of shapes and colours alone, at least one of which is visible.
  fileprivate var isMark: Bool {
    var rest = [self]
    var searched = 0
    var isSeen = false
    while let view = rest.popLast() {
      searched += 1
      guard searched <= Self.searchedViews else { return false }
      switch view {
      case .modified(_, .hidden), .modified(_, .opacity(0)), .empty, .spacer: break
      // The content of a marked view is not known yet.
      case .modified(_, let modifier) where modifier.mark != nil: isSeen = true
      case .modified(let content, _): rest.append(content)
      case .zStack(_, let children): rest += children
      case .stack(let stack): rest += stack.children
      case .fill(let paint): isSeen = isSeen || paint.isVisible
      case .shape(let shape): isSeen = isSeen || shape.paint.isVisible
      default: return false
      }
    }
    return isSeen
  }
}
