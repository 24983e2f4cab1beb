/// What the layout knows of one view or modifier, in a flat value; children are linked by index.
struct LayoutNode {
  enum Kind {
    case empty
    /// An index into the tree's texts.
    case text(Int)
    case symbol
    case spacer(minimum: Int)
    case divider
    case fill
    case circle
    case stack(CellAxis, spacing: Int?, CellAlignment)
    case zStack(CellAlignment)
    case firstThatFits(horizontal: Bool, vertical: Bool)
    case frame(width: Int?, height: Int?, CellAlignment)
    /// An index into the tree's flexible frames.
    case flexibleFrame(Int)
    case padding(CellInsets)
    case fixedSize(horizontal: Bool, vertical: Bool)
    case offset(columns: Int, rows: Int)
    /// The second child is before or behind the first, at the first one's size.
    case layered(CellAlignment)
    /// The second child is behind everything, at the widget's size.
    case container(CellAlignment)
    /// A modifier without geometry.
    case transparent
  }

  var kind: Kind
  /// The axis of the enclosing stack, which gives spacers and dividers their direction.
  var axis: CellAxis?
  /// Spacers yield to everything else (SU-23).
  var priority: Double = 0
  /// Whether the spacing beside it is 0 unless the author gives one (SU-23).
  var isSpacer = false
  var firstChild: Int32 = -1
  var nextSibling: Int32 = -1
  var childCount: Int32 = 0
  /// The newest of its answers in the measurer's memory.
  var memo: Int32 = -1
}
