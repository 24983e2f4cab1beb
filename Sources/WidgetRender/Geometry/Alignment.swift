/// The position of a child between the leading and trailing edges.
public enum CellHorizontalAlignment: UInt8, Sendable, Hashable, CaseIterable,
  BitwiseCopyable
{
  case leading, center, trailing
}

/// The position of a child between the top and bottom edges.
public enum CellVerticalAlignment: UInt8, Sendable, Hashable, CaseIterable,
  BitwiseCopyable
{
  case top, center, bottom, firstTextBaseline, lastTextBaseline
}

/// Both alignments of a child within its parent.
public struct CellAlignment: Sendable, Hashable, BitwiseCopyable {
  public var horizontal: CellHorizontalAlignment
  public var vertical: CellVerticalAlignment

  public init(_ horizontal: CellHorizontalAlignment, _ vertical: CellVerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  public static let center = CellAlignment(.center, .center)
  public static let topLeading = CellAlignment(.leading, .top)
}

/// The direction in which a stack lays out its children.
public enum CellAxis: UInt8, Sendable, Hashable, CaseIterable,
  BitwiseCopyable
{
  case horizontal, vertical
}
