/// Finds the widest part of a text that contains no opportunity for a line break.
struct LongestWord {
  private(set) var columns = 0
  private var current = 0
  private var before: BreakClass?
  private var last: BreakClass?

  /// Adds the next cluster of the text.
  mutating func add(_ next: BreakClass, columns width: Int) {
    if let last, BreakClass.allowsBreak(before: before, last, next) { current = 0 }
    if next == .space || next == .lineFeed { current = 0 } else { current += width }
    columns = max(columns, current)
    before = last
    last = next
  }

  /// Returns the columns of the longest word in safe text of printable ASCII.
  static func columns(in plain: String) -> Int {
    var word = LongestWord()
    for byte in plain.utf8 { word.add(BreakClass(of: UInt32(byte), columns: 1), columns: 1) }
    return word.columns
  }

  static func columns(in flow: FlowText) -> Int {
    var word = LongestWord()
    for cluster in flow.clusters { word.add(cluster.breakClass, columns: cluster.columns) }
    return word.columns
  }
}
