/// One view or modifier in the layout, as a flat value; children are linked by index.
struct LayoutNode: BitwiseCopyable {
  /// The kind of view, with lengths of four bytes (-1 for `nil`) because nodes are copied often.
  enum Kind: BitwiseCopyable {
    case empty
    /// A text, by its index in the tree's texts, with its width in columns if it is one line in
    /// enough room.
    case text(Int32, singleLine: Int32)
    case symbol
    case spacer(minimum: Int32)
    case divider
    case fill
    case circle
    /// A horizontal meter as wide as proposed, one row high.
    case bar
    /// A circular meter with an ideal size in which a value is legible.
    case ring
    /// An image with its own size, and whether it fills the proposed size instead.
    case image(columns: Int32, rows: Int32, isResizable: Bool)
    /// A stack with the author's spacing in 256ths of a cell, or ``noSpacing``.
    case stack(CellAxis, spacing: Int32, CellAlignment)
    case zStack(CellAlignment)
    /// A grid, by its index in the tree's grids.
    case grid(Int32)
    /// A track grid, by its index in the tree's track grids.
    case trackGrid(Int32)
    case firstThatFits(horizontal: Bool, vertical: Bool)
    /// A frame, by its index in the tree's fixed frames.
    case frame(Int32)
    /// A flexible frame, by its index in the tree's flexible frames.
    case flexibleFrame(Int32)
    /// A padding, by its index in the tree's insets.
    case padding(Int32)
    case fixedSize(horizontal: Bool, vertical: Bool)
    /// An aspect ratio, by its index in the tree's aspects.
    case aspectRatio(Int32)
    case offset(columns: Int32, rows: Int32)
    /// A view whose size the author's code chooses, by the index of its function in the tree's
    /// `answers`.
    case asked(Int32)
    case position(column: Int32, row: Int32)
    case horizontalGuide(CellHorizontalAlignment, Int32)
    case verticalGuide(CellVerticalAlignment, Int32)
    /// An overlay or a background: the second child is in front of or behind the first, in the size
    /// of the first.
    case layered(CellAlignment)
    /// A background of the whole widget: the second child is behind everything, in the widget's
    /// size.
    case container(CellAlignment)
    /// A scrollable window on the child along an axis.
    case scroll(CellAxis)
    /// A modifier that changes neither size nor position.
    case transparent

    var isText: Bool { if case .text = self { true } else { false } }
  }

  /// The value for a stack without an author's spacing; it is not a valid spacing.
  static let noSpacing = Int32.min

  var kind: Kind
  /// The axis of the enclosing stack, which determines the direction of spacers and dividers; `nil`
  /// outside stacks.
  var axis: CellAxis?
  /// Whether the spacing next to the view is 0 unless the author sets one, as for a spacer (SU-23).
  var isSpacer = false
  /// Whether the view's size is the same for any proposed number of rows, as for a row of one-line
  /// texts.
  var ignoresRows = false
  /// Whether the view's position in its parent is mirrored (SU-20).
  var isRightToLeft = false
  /// The layout priority; spacers have the lowest (SU-23).
  var priority: Double = 0
  /// The exact length of a fixed frame in 256ths of a cell; -1 if there is none (SU-81).
  ///
  /// Only modifiers that do not change the size may surround the frame. A stack of such frames has
  /// an exact length across its axis.
  var exactColumns: Int32 = -1
  var exactRows: Int32 = -1
  /// Whether `exactColumns` and `exactRows` are lengths of fixed frames inside a stack, across its
  /// axis.
  var isExactInside = false
  /// The edges with text, whose gaps the text itself determines (SU-79, SU-83).
  var textEdges: TextEdges = []
  var firstChild: Int32 = -1
  var nextSibling: Int32 = -1
}

extension ArchivedOutline {
  /// Whether the outline is a circle, possibly trimmed, inset, rotated, scaled or moved; it is then
  /// proposed a square (SU-11).
  var isSquare: Bool {
    var outline = self
    while true {
      switch outline {
      case .circle: return true
      case .trimmed(let inner, _, _), .inset(let inner, _), .rotated(let inner, _, _),
        .scaled(let inner, _, _, _), .moved(let inner, _):
        outline = inner
      default: return false
      }
    }
  }
}

extension ArchivedMeter {
  var layoutKind: LayoutNode.Kind {
    switch style {
    case .bar, .markedBar: .bar
    case .ring, .arc: .ring
    }
  }
}

extension ArchivedSymbol {
  var layoutKind: LayoutNode.Kind {
    let rows = archivableRows
    return .image(
      columns: Cells.packed(rows * 2),
      rows: Cells.packed(rows),
      isResizable: isResizable
    )
  }
}

extension ArchivedImage {
  var layoutKind: LayoutNode.Kind {
    // An image has at least one cell on each axis.
    .image(
      columns: Cells.packed(max(PointScale.columns(pointWidth), 1)),
      rows: Cells.packed(max(PointScale.rows(pointHeight), 1)),
      isResizable: isResizable
    )
  }
}

extension ArchivedView {
  /// A picture's exact ratio of width to height in points, which its size in whole cells does not
  /// have; `nil` for other views.
  var exactAspectRatio: Double? {
    var view = self
    while case .modified(let content, let modifier) = view {
      switch modifier {
      case .clipped, .clipShape, .mask, .foreground, .accented, .invalidatable, .hidden, .opacity,
        .redacted, .action, .link, .identity, .spoken, .overlay, .background, .rotation, .scale,
        .offset,
        .zIndex, .border:
        view = content
      default: return nil
      }
    }
    if case .sizedSymbol = view { return 1 }
    guard case .image(let image) = view, image.pointWidth > 0, image.pointHeight > 0 else {
      return nil
    }
    return AspectRatio.valid(image.pointWidth / image.pointHeight)
  }
}

extension Scratch<LayoutNode> {
  /// Determines for each node whether proposed rows matter to it; children come after their
  /// parents.
  ///
  /// A column measures its rows with a minimum, a maximum and a proposed height. If none of these
  /// matters, one measurement serves all three.
  func findNodesThatIgnoreRows(_ texts: [TextBlock], _ insets: Scratch<CellInsets>) {
    for index in indices.reversed() {
      self[index].ignoresRows = ignoresRows(self[index], texts, insets)
    }
  }

  private func ignoresRows(
    _ node: LayoutNode,
    _ texts: [TextBlock],
    _ insets: Scratch<CellInsets>
  ) -> Bool {
    switch node.kind {
    case .empty, .symbol, .bar, .image(_, _, isResizable: false): true
    case .text(let index, _): texts[Int(index)].isAlwaysOneLine
    case .spacer: node.axis == .horizontal
    case .divider: node.axis != .horizontal
    case .stack(.horizontal, _, _): allChildrenIgnoreRows(node)
    case .padding(let index) where insets[Int(index)].isElastic: false
    case .padding, .offset, .transparent, .layered, .container, .horizontalGuide, .verticalGuide:
      node.firstChild >= 0 && self[Int(node.firstChild)].ignoresRows
    default: false
    }
  }

  private func allChildrenIgnoreRows(_ node: LayoutNode) -> Bool {
    var child = node.firstChild
    while child >= 0 {
      guard self[Int(child)].ignoresRows else { return false }
      child = self[Int(child)].nextSibling
    }
    return true
  }
}
