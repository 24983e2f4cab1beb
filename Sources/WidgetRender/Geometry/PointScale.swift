/// The one rule that turns an author's points into cells: 8 points a column, 16 points a row.
public enum PointScale {
  public static let pointsPerColumn = 8.0
  public static let pointsPerRow = 16.0

  /// Author numbers beyond this many cells are treated as infinite.
  public static let maximumCells = 1 << 20

  /// Returns the columns for a horizontal length in points, rounded half up.
  ///
  /// A positive value of a quarter cell or more never vanishes. Not-a-number gives 0, infinity
  /// `maximumCells`.
  public static func columns(_ points: Double) -> Int { cells(points / pointsPerColumn) }

  /// Rows for a vertical length in points, by the same rule as `columns(_:)`.
  public static func rows(_ points: Double) -> Int { cells(points / pointsPerRow) }

  private static func cells(_ exact: Double) -> Int {
    guard !exact.isNaN else { return 0 }
    let bound = Double(maximumCells)
    let clamped = min(max(exact, -bound), bound)
    if clamped >= 0.25 && clamped < 1 { return 1 }
    return Int((clamped + 0.5).rounded(.down))
  }
}

/// Boxes of one shape, in cells: a ratio is width by height in points, so a cell's own is 0.5.
enum AspectRatio {
  /// A ratio that has a box; others are as if none was given.
  static func valid(_ ratio: Double) -> Double? { isValid(ratio) ? ratio : nil }

  static func isValid(_ ratio: Double) -> Bool { ratio.isFinite && ratio > 0 }

  /// Returns the aspect ratio of a size, if it has one.
  static func of(_ size: CellSize) -> Double? {
    guard size.columns > 0, size.rows > 0 else { return nil }
    return Double(size.columns) * PointScale.pointsPerColumn
      / (Double(size.rows) * PointScale.pointsPerRow)
  }
}
