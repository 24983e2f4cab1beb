/// Boxes of one shape, in cells: a ratio is width by height in points, so a cell's own is 0.5.
enum AspectRatio {
  /// A ratio that has a box; others are as if none was given.
  static func valid(_ ratio: Double) -> Double? { isValid(ratio) ? ratio : nil }

  static func isValid(_ ratio: Double) -> Bool { ratio.isFinite && ratio > 0 }

  /// The ratio of a size, where it has one.
  static func of(_ size: CellSize) -> Double? {
    guard size.columns > 0, size.rows > 0 else { return nil }
    return Double(size.columns) * PointScale.pointsPerColumn
      / (Double(size.rows) * PointScale.pointsPerRow)
  }
}
