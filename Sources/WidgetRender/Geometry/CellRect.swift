/// A width and a height in terminal cells; a cell is about twice as high as wide.
public struct CellSize: Sendable, Hashable, Codable, BitwiseCopyable {
  public var columns: Int
  public var rows: Int

  public init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }

  /// The longest side that is drawn: a grid of 1,000 × 1,000 cells is 8 MB.
  package static let maximumSide = 1_000

  public static let zero = CellSize(columns: 0, rows: 0)
}

/// A position in a grid: columns from the leading edge, rows from the top.
///
/// Either may be negative.
package struct CellPoint: Sendable, Hashable, BitwiseCopyable {
  package var column: Int
  package var row: Int

  package init(column: Int, row: Int) {
    self.column = column
    self.row = row
  }

  package static let zero = CellPoint(column: 0, row: 0)
}

/// A rectangle of cells, which may be partly or completely outside its grid.
package struct CellRect: Sendable, Hashable, BitwiseCopyable {
  package var origin: CellPoint
  package var size: CellSize

  package init(origin: CellPoint, size: CellSize) {
    self.origin = origin
    self.size = size
  }

  package init(column: Int, row: Int, columns: Int, rows: Int) {
    self.init(
      origin: CellPoint(column: column, row: row),
      size: CellSize(columns: columns, rows: rows)
    )
  }

  /// The column after the last one.
  package var endColumn: Int { origin.column + size.columns }
  /// The row below the last one.
  package var endRow: Int { origin.row + size.rows }
  package var isEmpty: Bool { size.columns <= 0 || size.rows <= 0 }

  package func contains(_ point: CellPoint) -> Bool {
    point.column >= origin.column && point.column < endColumn
      && point.row >= origin.row && point.row < endRow
  }

  /// Returns the common area of both rectangles; its size is zero if they do not overlap.
  package func intersection(_ other: CellRect) -> CellRect {
    let left = max(origin.column, other.origin.column)
    let top = max(origin.row, other.origin.row)
    return CellRect(
      column: left,
      row: top,
      columns: max(min(endColumn, other.endColumn) - left, 0),
      rows: max(min(endRow, other.endRow) - top, 0)
    )
  }

  /// Returns whether the rectangle is completely above or below another.
  func isBeyond(_ other: CellRect) -> Bool {
    endRow <= other.origin.row || origin.row >= other.endRow
  }

  package func offset(columns: Int, rows: Int) -> CellRect {
    CellRect(
      column: origin.column + columns,
      row: origin.row + rows,
      columns: size.columns,
      rows: size.rows
    )
  }
}

/// The padding on each side of a view.
public struct CellInsets: Sendable, Hashable, BitwiseCopyable {
  public var top: CellLength
  public var leading: CellLength
  public var bottom: CellLength
  public var trailing: CellLength

  public init(
    top: CellLength = 0,
    leading: CellLength = 0,
    bottom: CellLength = 0,
    trailing: CellLength = 0
  ) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}
