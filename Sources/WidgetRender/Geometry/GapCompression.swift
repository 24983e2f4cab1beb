/// Which vertical gaps and paddings give up the row that they were rounded up to (SU-80): the smallest of the
/// authors' numbers first, then the gaps that no author asked for.
struct GapCompression: RawRepresentable, Hashable, Comparable {
  var rawValue: UInt8

  static let none = GapCompression(rawValue: 0)
  /// The gaps that views have where their author gave no spacing.
  static let defaults = GapCompression(rawValue: 5)
  /// Rows of views of a fixed height, which are alike as long as there is room, are placed by their edges.
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
  /// SU-79: the rows of a vertical gap or padding, which is none below half a row.
  func rows(at compression: GapCompression) -> Int {
    guard let own = GapCompression(of: self), own <= compression else { return rounded }
    return floored
  }
}
