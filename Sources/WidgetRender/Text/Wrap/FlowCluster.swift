/// One cluster of a flow text: its bytes, its cells and the run that gives it its style.
package struct FlowCluster: Sendable, Hashable {
  // Twelve bytes, because a widget's texts are wrapped several times while it is measured.
  private let start: UInt32
  private let end: UInt32
  private let runNumber: UInt16
  private let cells: UInt8
  package let breakClass: BreakClass

  init(start: Int, end: Int, columns: Int, run: Int, breakClass: BreakClass) {
    self.start = UInt32(clamping: start)
    self.end = UInt32(clamping: end)
    runNumber = UInt16(clamping: run)
    cells = UInt8(clamping: columns)
    self.breakClass = breakClass
  }

  /// The bytes in the flow text's `utf8`.
  package var utf8Range: Range<Int> { Int(start)..<Int(end) }

  /// 1 or 2, and 0 for a line feed.
  package var columns: Int { Int(cells) }

  /// The number that was given to the run when it was added, at most 65,535.
  package var run: Int { Int(runNumber) }
}
