/// The rule that converts an author's points to cells: 8 points a column, 16 points a row.
public enum PointScale {
  public static let pointsPerColumn = 8.0
  public static let pointsPerRow = 16.0

  /// The number of cells from which an author's length is treated as infinite.
  public static let maximumCells = 1 << 20

  /// Returns the columns for a horizontal length in points, rounded half up.
  ///
  /// A positive value of a quarter cell or more never vanishes. Not-a-number gives 0, infinity
  /// `maximumCells`.
  public static func columns(_ points: Double) -> Int { cells(points / pointsPerColumn) }

  /// Returns the rows for a vertical length in points, by the same rule as `columns(_:)`.
  public static func rows(_ points: Double) -> Int { cells(points / pointsPerRow) }

  private static func cells(_ exact: Double) -> Int {
    guard !exact.isNaN else { return 0 }
    let bound = Double(maximumCells)
    let clamped = min(max(exact, -bound), bound)
    if clamped >= 0.25 && clamped < 1 { return 1 }
    return Int((clamped + 0.5).rounded(.down))
  }
}

/// Sizes of a given aspect ratio, in cells.
///
/// A ratio is width by height in points, so that of a cell is 0.5.
enum AspectRatio {
  /// Returns the ratio if it is finite and positive, otherwise `nil`, as if none was given.
  static func valid(_ ratio: Double) -> Double? { isValid(ratio) ? ratio : nil }

  static func isValid(_ ratio: Double) -> Bool { ratio.isFinite && ratio > 0 }

  /// Returns the aspect ratio of a size; `nil` if a side is 0.
  static func of(_ size: CellSize) -> Double? {
    guard size.columns > 0, size.rows > 0 else { return nil }
    return Double(size.columns) * PointScale.pointsPerColumn
      / (Double(size.rows) * PointScale.pointsPerRow)
  }
}
