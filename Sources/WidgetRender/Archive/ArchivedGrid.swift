/// Rows of cells whose columns line up (SwiftUI's `Grid`); a spacing of `nil` is the default gap.
public struct ArchivedGrid: Sendable, Hashable {
  /// A view that occupies one column or spans several.
  public struct Cell: Sendable, Hashable {
    public var view: ArchivedView
    /// The number of columns that the view spans, at least 1.
    public var span: Int
    /// The point that positions the view in its cell, as fractions of the cell; `nil` uses the
    /// alignment of its column and row.
    public var anchor: ArchivedPoint?
    /// The alignment that the cell requests for its whole column; `nil` for none.
    public var columnAlignment: CellHorizontalAlignment?
    /// Whether the view fills the width of its column without making the column wider
    /// (`gridCellUnsizedAxes`).
    public var isUnsizedHorizontally: Bool
    public var isUnsizedVertically: Bool

    public init(
      _ view: ArchivedView,
      span: Int = 1,
      anchor: ArchivedPoint? = nil,
      columnAlignment: CellHorizontalAlignment? = nil,
      isUnsizedHorizontally: Bool = false,
      isUnsizedVertically: Bool = false
    ) {
      self.view = view
      self.span = span
      self.anchor = anchor
      self.columnAlignment = columnAlignment
      self.isUnsizedHorizontally = isUnsizedHorizontally
      self.isUnsizedVertically = isUnsizedVertically
    }
  }

  /// Cells side by side, or one view across all columns.
  public struct Row: Sendable, Hashable {
    public var cells: [Cell]
    /// The vertical alignment of the row; `nil` for that of the grid.
    public var alignment: CellVerticalAlignment?
    /// Whether the only cell spans every column, as a view outside a `GridRow` does.
    public var isWhole: Bool

    public init(_ cells: [Cell], alignment: CellVerticalAlignment? = nil, isWhole: Bool = false) {
      self.cells = cells
      self.alignment = alignment
      self.isWhole = isWhole
    }
  }

  public var alignment: CellAlignment
  public var horizontalSpacing: CellLength?
  public var verticalSpacing: CellLength?
  public var rows: [Row]

  public init(
    alignment: CellAlignment = .center,
    horizontalSpacing: CellLength? = nil,
    verticalSpacing: CellLength? = nil,
    _ rows: [Row]
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    self.rows = rows
  }
}

/// Children that fill tracks one after the other (SwiftUI's `LazyVGrid` and `LazyHGrid`).
///
/// In a track, a maximum length of `PointScale.maximumCells` means that there is no maximum.
public struct ArchivedTrackGrid: Sendable, Hashable {
  /// A column of a vertical grid, or a row of a horizontal one.
  public struct Track: Sendable, Hashable {
    public enum Size: Sendable, Hashable {
      case fixed(CellLength)
      case flexible(minimum: CellLength, maximum: CellLength)
      /// As many tracks as fit, each at least `minimum` and at most `maximum` long.
      case adaptive(minimum: CellLength, maximum: CellLength)
    }

    public var size: Size
    /// The gap to the next track; `nil` for the default gap.
    public var spacing: CellLength?
    /// The alignment of a child in its cell; `nil` for the centre.
    public var alignment: CellAlignment?

    public init(_ size: Size, spacing: CellLength? = nil, alignment: CellAlignment? = nil) {
      self.size = size
      self.spacing = spacing
      self.alignment = alignment
    }
  }

  /// The axis along which lines of children follow each other: vertical for `LazyVGrid`.
  public var axis: CellAxis
  public var tracks: [Track]
  /// The alignment of the tracks across the axis.
  public var alignment: CellAlignment
  /// The spacing between lines; `nil` for the default of stacks.
  public var spacing: CellLength?
  public var children: [ArchivedView]

  public init(
    _ axis: CellAxis,
    tracks: [Track],
    alignment: CellAlignment = .center,
    spacing: CellLength? = nil,
    _ children: [ArchivedView]
  ) {
    self.axis = axis
    self.tracks = tracks
    self.alignment = alignment
    self.spacing = spacing
    self.children = children
  }
}
