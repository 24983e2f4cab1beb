/// The styles of one grid, each stored once; cells hold indices.
///
/// Index 0 is the plain style.
struct StyleTable: Sendable {
  private(set) var styles: [CellStyle] = [.plain]
  /// The last pair that was laid over each other, as neighbours mostly repeat it.
  private var lastPair: (upper: UInt16, lower: UInt16, result: UInt16) = (0, 0, 0)

  /// Beyond this many styles a cell is drawn plain: cells have 16 bits for the index.
  static let maximumCount = 1 << 16

  subscript(index: UInt16) -> CellStyle {
    Int(index) < styles.count ? styles[Int(index)] : .plain
  }

  /// The index of a style, which is added when it is not there yet.
  ///
  /// The search is linear from the end: a widget has a handful of styles and repeats the last ones.
  mutating func index(of style: CellStyle) -> UInt16 {
    var index = styles.count
    while index > 0 {
      index -= 1
      if styles[index] == style { return UInt16(truncatingIfNeeded: index) }
    }
    guard styles.count < Self.maximumCount else { return 0 }
    styles.append(style)
    return UInt16(truncatingIfNeeded: styles.count - 1)
  }

  /// The style of a character drawn over a cell: what has no surface of its own keeps the one below.
  mutating func index(of upper: UInt16, over lower: UInt16) -> UInt16 {
    if lower == 0 { return upper }
    if lastPair.upper == upper, lastPair.lower == lower { return lastPair.result }
    var style = self[upper]
    if style.background == nil { style.background = self[lower].background }
    let result = index(of: style)
    lastPair = (upper, lower, result)
    return result
  }
}
