/// One view or modifier in the layout, as a flat value; children are linked by index.
struct LayoutNode: BitwiseCopyable {
  /// The kind of view, with lengths of four bytes (-1 for `nil`) because nodes are copied often.
  enum Kind: BitwiseCopyable {
    case empty
    /// An index into the tree's texts, and the columns of a text that is one line if it fits.
    case text(Int32, singleLine: Int32)
    case symbol
    case spacer(minimum: Int32)
    case divider
    case fill
    case circle
    /// A bar as wide as proposed, one row high.
    case bar
    /// A circle with an ideal size in which a value is legible.
    case ring
    /// An image's own size, and whether it fills the proposed size instead.
    case image(columns: Int32, rows: Int32, isResizable: Bool)
    /// The spacing in 256ths of a cell; ``noSpacing`` if the author set none.
    case stack(CellAxis, spacing: Int32, CellAlignment)
    case zStack(CellAlignment)
    /// An index into the tree's grids.
    case grid(Int32)
    /// An index into the tree's track grids.
    case trackGrid(Int32)
    case firstThatFits(horizontal: Bool, vertical: Bool)
    /// An index into the tree's fixed frames.
    case frame(Int32)
    /// An index into the tree's flexible frames.
    case flexibleFrame(Int32)
    /// An index into the tree's insets.
    case padding(Int32)
    case fixedSize(horizontal: Bool, vertical: Bool)
    /// An index into the tree's aspects.
    case aspectRatio(Int32)
    case offset(columns: Int32, rows: Int32)
    /// An index into the tree's answers, for a size that the author's code chooses.
    case asked(Int32)
    case position(column: Int32, row: Int32)
    case horizontalGuide(CellHorizontalAlignment, Int32)
    case verticalGuide(CellVerticalAlignment, Int32)
    /// The second child is before or behind the first, at the first one's size.
    case layered(CellAlignment)
    /// The second child is behind everything, at the widget's size.
    case container(CellAlignment)
    /// A window on its child along an axis.
    case scroll(CellAxis)
    /// A modifier without geometry.
    case transparent

    var isText: Bool { if case .text = self { true } else { false } }
  }

  /// A value that is not a valid spacing, for a view without an author's spacing.
  static let noSpacing = Int32.min

  var kind: Kind
  /// The axis of the enclosing stack, which determines the direction of spacers and dividers.
  var axis: CellAxis?
  /// Whether the spacing next to it is 0 unless the author sets one (SU-23).
  var isSpacer = false
  /// Whether its size is the same for any proposed number of rows, as for a row of one-line texts.
  var ignoresRows = false
  /// Whether its place within its parent is mirrored (SU-20).
  var isRightToLeft = false
  /// Spacers yield to everything else (SU-23).
  var priority: Double = 0
  /// The exact length of a fixed frame in 256ths of a cell; -1 if there is none (SU-81).
  ///
  /// Only modifiers of appearance may surround the frame. A stack of such frames has one across its axis.
  var exactColumns: Int32 = -1
  var exactRows: Int32 = -1
  /// Whether that is the length of fixed frames inside, across the axis of a stack.
  var isExactInside = false
  /// The edges with text, whose gaps the text itself determines (SU-79, SU-83).
  var textEdges: TextEdges = []
  var firstChild: Int32 = -1
  var nextSibling: Int32 = -1
}

extension ArchivedOutline {
  /// Whether the outline is proposed a square, as a circle is under any modifier (SU-11).
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
    // A picture is never less than a cell.
    .image(
      columns: Cells.packed(max(PointScale.columns(pointWidth), 1)),
      rows: Cells.packed(max(PointScale.rows(pointHeight), 1)),
      isResizable: isResizable
    )
  }
}

extension ArchivedView {
  /// A picture's exact ratio of width to height in points, which its size in whole cells does not have.
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
  /// Determines for each node whether proposed rows matter to it; children come after their parents.
  ///
  /// A column measures its rows with a minimum, a maximum and a proposed height; if none of these matters, one
  /// measurement serves all three.
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
