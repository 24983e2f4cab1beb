/// What a widget draws, as an immutable tree: the contract between authors and screens.
///
/// The extension makes it when a timeline is made; the host measures, places and draws it later, without
/// the author's code. Lengths are cells. Colours are symbolic and dates open until it is drawn.
public indirect enum ArchivedView: Sendable, Hashable {
  case empty
  case text(ArchivedText)
  /// A symbol by its SF Symbols name.
  case symbol(name: String, style: TextStyle)
  /// Flexible room along its stack's axis; `nil` is the system's minimum.
  case spacer(minimumLength: Int?)
  /// A line across its stack's axis.
  case divider(ArchivedColor)
  /// A colour, gradient or material that fills what it is offered.
  case fill(ArchivedColor)
  case shape(ArchivedShape)
  /// A row or column of children. `spacing` `nil` is the preference of each pair of neighbours.
  case stack(ArchivedStack)
  case zStack(CellAlignment, [ArchivedView])
  /// The first child whose ideal size fits; else the last.
  case firstThatFits(horizontal: Bool, vertical: Bool, [ArchivedView])
  case modified(ArchivedView, ArchivedModifier)
}

/// Children in a row or a column.
public struct ArchivedStack: Sendable, Hashable {
  public var axis: CellAxis
  /// The alignment across the axis; the other half is not used.
  public var alignment: CellAlignment
  public var spacing: Int?
  public var children: [ArchivedView]

  public init(
    _ axis: CellAxis,
    alignment: CellAlignment = .center,
    spacing: Int? = nil,
    _ children: [ArchivedView]
  ) {
    self.axis = axis
    self.alignment = alignment
    self.spacing = spacing
    self.children = children
  }
}

/// A basic shape and how it is painted.
public struct ArchivedShape: Sendable, Hashable {
  /// Where the shape's edge runs within its cells.
  public enum Outline: UInt8, Sendable, Hashable, CaseIterable {
    case rectangle, roundedRectangle, capsule, circle, ellipse
  }

  /// Whether the inside is coloured or the edge.
  public enum Paint: UInt8, Sendable, Hashable, CaseIterable {
    case fill, stroke
  }

  public var outline: Outline
  public var paint: Paint
  public var color: ArchivedColor

  public init(_ outline: Outline, _ paint: Paint, _ color: ArchivedColor) {
    self.outline = outline
    self.paint = paint
    self.color = color
  }
}
