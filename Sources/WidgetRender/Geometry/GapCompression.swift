/// The degree to which vertical gaps and paddings give up the row of cells that rounding up has
/// added (SU-80).
///
/// Each degree includes those below it: the smallest of the authors' lengths come first, then the
/// gaps without an author's length.
struct GapCompression: RawRepresentable, Hashable, Comparable {
  var rawValue: UInt8

  static let none = GapCompression(rawValue: 0)
  /// The degree at which gaps between views without an author's spacing give up a row of cells.
  static let defaults = GapCompression(rawValue: 5)
  /// The degree at which rows of views of a fixed height are placed by their exact edges; with more
  /// room they have equal heights.
  static let edges = GapCompression(rawValue: 6)

  static func < (left: GapCompression, right: GapCompression) -> Bool {
    left.rawValue < right.rawValue
  }

  /// Creates the degree at which a gap gives up a row of cells; `nil` if the gap was not rounded
  /// up.
  init?(of gap: CellLength) {
    guard gap.parts > 0, gap.rounded > gap.floored else { return nil }
    // Lengths below 10 points, below 12 and below 16, then those of more than a row.
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
  /// Returns the rows of a vertical gap or padding at a degree of compression; 0 below half a row
  /// (SU-79).
  ///
  /// Of a negative length only whole rows count, as a part of one would hide a line of text (SU-83).
  func rows(at compression: GapCompression) -> Int {
    if parts < 0 { return Int(parts) / Self.partsPerCell }
    guard let own = GapCompression(of: self), own <= compression else { return rounded }
    return floored
  }
}
