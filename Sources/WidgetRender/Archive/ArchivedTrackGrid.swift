/// Children that fill tracks one after the other (SwiftUI's `LazyVGrid` and `LazyHGrid`); lengths in cells.
public struct ArchivedTrackGrid: Sendable, Hashable {
  /// A column of an upright grid, a row of a lying one.
  public struct Track: Sendable, Hashable {
    public enum Size: Sendable, Hashable {
      case fixed(Int)
      case flexible(minimum: Int, maximum: Int)
      /// As many tracks as fit.
      case adaptive(minimum: Int, maximum: Int)
    }

    public var size: Size
    /// The gap to the next track; `nil` as in stacks.
    public var spacing: Int?
    /// Where a child stands in its cell; `nil` is the middle.
    public var alignment: CellAlignment?

    public init(_ size: Size, spacing: Int? = nil, alignment: CellAlignment? = nil) {
      self.size = size
      self.spacing = spacing
      self.alignment = alignment
    }
  }

  /// The axis along which lines of children follow each other: vertical for `LazyVGrid`.
  public var axis: CellAxis
  public var tracks: [Track]
  /// Where the block of tracks lies across the axis.
  public var alignment: CellAlignment
  /// Between lines; `nil` as in stacks.
  public var spacing: Int?
  public var children: [ArchivedView]

  public init(
    _ axis: CellAxis,
    tracks: [Track],
    alignment: CellAlignment = .center,
    spacing: Int? = nil,
    _ children: [ArchivedView]
  ) {
    self.axis = axis
    self.tracks = tracks
    self.alignment = alignment
    self.spacing = spacing
    self.children = children
  }
}
