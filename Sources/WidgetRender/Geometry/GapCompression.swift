/// The vertical gaps and paddings that lose the row to which they were rounded up (SU-80).
///
/// Those with the smallest of the authors' numbers lose it first, then the gaps without an author's number.
struct GapCompression: RawRepresentable, Hashable, Comparable {
  var rawValue: UInt8

  static let none = GapCompression(rawValue: 0)
  /// The gaps between views whose author gave no spacing.
  static let defaults = GapCompression(rawValue: 5)
  /// Rows of views of a fixed height, which have equal heights if there is room, are placed by their exact edges.
  static let edges = GapCompression(rawValue: 6)

  static func < (left: GapCompression, right: GapCompression) -> Bool {
    left.rawValue < right.rawValue
  }

  /// Creates the compression at which a gap loses a row; `nil` if it is not larger than the author's length.
  init?(of gap: CellLength) {
    guard gap.rounded > gap.floored else { return nil }
    // Of a row: numbers below 10 points, below 12 and below 16, then those of more than a row.
    switch gap.parts {
    case ..<160: rawValue = 1
    case ..<192: rawValue = 2
    case ..<256: rawValue = 3
    default: rawValue = 4
    }
  }

  init(rawValue: UInt8) {
    self.rawValue = rawValue
  }
}

extension CellLength {
  /// The rows of a vertical gap or padding, 0 if it is below half a row (SU-79).
  func rows(at compression: GapCompression) -> Int {
    guard let own = GapCompression(of: self), own <= compression else { return rounded }
    return floored
  }
}
