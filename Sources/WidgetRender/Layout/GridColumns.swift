/// The columns that a grid chose for a width.
struct GridColumns {
  /// The proposed width as proposals keep it, -1 for `nil`.
  var proposed: Int32
  /// Whether the height was not given either.
  var isIdeal: Bool
  var total: Int
  var columns: [Int]

  /// Nothing, everything, the ideal and a few widths that parents try.
  static let maximumCount = 8
}
