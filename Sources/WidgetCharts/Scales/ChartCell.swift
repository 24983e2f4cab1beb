import Foundation

/// The cell that charts are drawn in.
enum ChartCell {
  /// A column and a row, in points.
  static let size = CGSize(width: 8, height: 16)
}
