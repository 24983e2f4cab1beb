/// The styles of one grid, each stored once; cells hold indices.
///
/// Index 0 is the plain style.
struct StyleTable: Sendable {
  private(set) var styles: [CellStyle] = [.plain]

  /// Beyond this many styles a cell is drawn plain: cells have 16 bits for the index.
  static let maximumCount = 1 << 16

  subscript(index: UInt16) -> CellStyle {
    Int(index) < styles.count ? styles[Int(index)] : .plain
  }

  /// The index of a style, which is added when it is not there yet.
  ///
  /// The search is linear from the end: a widget has a handful of styles and repeats the last ones.
  mutating func index(of style: CellStyle) -> UInt16 {
    if let known = styles.lastIndex(of: style) { return UInt16(truncatingIfNeeded: known) }
    guard styles.count < Self.maximumCount else { return 0 }
    styles.append(style)
    return UInt16(truncatingIfNeeded: styles.count - 1)
  }
}
