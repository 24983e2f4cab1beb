/// A widget's picture as an immutable tree: the contract between authors and screens.
///
/// The extension makes it during a reload; the host measures, places and draws it later, without the author's code.
/// Lengths are in cells. Colours and dates are resolved when it is drawn.
public indirect enum ArchivedView: Sendable, Hashable {
  case empty
  case text(ArchivedText)
  /// A symbol by its SF Symbols name.
  case symbol(name: String, style: TextStyle)
  /// A symbol that can be larger than a cell.
  case sizedSymbol(ArchivedSymbol)
  /// Flexible space along its stack's axis; `nil` for the system's minimum.
  case spacer(minimumLength: Int?)
  /// A line across the axis of its stack.
  case divider(ArchivedColor)
  /// A colour, gradient or material that fills the proposed size.
  case fill(ArchivedPaint)
  case shape(ArchivedShape)
  case meter(ArchivedMeter)
  case image(ArchivedImage)
  /// A row or column of children; a spacing of `nil` lets each pair of neighbours determine its
  /// gap.
  case stack(ArchivedStack)
  case zStack(CellAlignment, [ArchivedView])
  case grid(ArchivedGrid)
  case trackGrid(ArchivedTrackGrid)
  /// The first child whose ideal size fits on the given axes; if none fits, the last child.
  case firstThatFits(horizontal: Bool, vertical: Bool, [ArchivedView])
  case modified(ArchivedView, ArchivedModifier)
}

/// A symbol drawn in the size of its font or frame, or as one character if it has no drawing.
public struct ArchivedSymbol: Sendable, Hashable {
  /// The symbol's name in SF Symbols, such as `checkmark.circle`.
  public var name: String
  public var style: TextStyle
  /// The height that the font determines, in rows; the width is twice as many columns.
  public var rows: Int
  /// Whether the symbol fills the proposed size, whatever `rows` is.
  public var isResizable: Bool

  public init(
    name: String,
    style: TextStyle = TextStyle(),
    rows: Int = 1,
    isResizable: Bool = false
  ) {
    self.name = name
    self.style = style
    self.rows = rows
    self.isResizable = isResizable
  }
}

/// Children in a row or a column.
public struct ArchivedStack: Sendable, Hashable {
  public var axis: CellAxis
  /// The alignment across the axis; the alignment along the axis is ignored.
  public var alignment: CellAlignment
  public var spacing: CellLength?
  public var children: [ArchivedView]

  public init(
    _ axis: CellAxis,
    alignment: CellAlignment = .center,
    spacing: CellLength? = nil,
    _ children: [ArchivedView]
  ) {
    self.axis = axis
    self.alignment = alignment
    self.spacing = spacing
    self.children = children
  }
}
