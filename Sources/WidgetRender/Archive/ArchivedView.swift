/// A widget's picture as an immutable tree: the contract between authors and screens.
///
/// The extension makes it during a reload; the host measures, places and draws it later, without the author's code.
/// Lengths are in cells. Colours and dates are resolved when it is drawn.
public indirect enum ArchivedView: Sendable, Hashable {
  case empty
  case text(ArchivedText)
  /// A symbol by its SF Symbols name.
  case symbol(name: String, style: TextStyle)
  /// A symbol with more room than a cell.
  case sizedSymbol(ArchivedSymbol)
  /// Flexible room along its stack's axis; `nil` is the system's minimum.
  case spacer(minimumLength: Int?)
  /// A line across its stack's axis.
  case divider(ArchivedColor)
  /// A colour, gradient or material that fills the proposed size.
  case fill(ArchivedPaint)
  case shape(ArchivedShape)
  case meter(ArchivedMeter)
  case image(ArchivedImage)
  /// A row or column of children. `spacing` `nil` is the preference of each pair of neighbours.
  case stack(ArchivedStack)
  case zStack(CellAlignment, [ArchivedView])
  case grid(ArchivedGrid)
  case trackGrid(ArchivedTrackGrid)
  /// The first child whose ideal size fits; else the last.
  case firstThatFits(horizontal: Bool, vertical: Bool, [ArchivedView])
  case modified(ArchivedView, ArchivedModifier)
}

/// A symbol in the size of its font or frame, if it has a drawing.
public struct ArchivedSymbol: Sendable, Hashable {
  /// Its SF Symbols name.
  public var name: String
  public var style: TextStyle
  /// The height from its font, in rows; the width is twice as many columns.
  public var rows: Int
  /// Whether it fills the proposed size, whatever `rows` is.
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
  /// The alignment across the axis; the other half is not used.
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
