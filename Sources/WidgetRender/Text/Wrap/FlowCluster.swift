/// One cluster of a flow text: its bytes, its cells and the run that gives it its style.
package struct FlowCluster: Sendable, Hashable {
  /// The bytes in the flow text's `utf8`.
  package var utf8Range: Range<Int>
  /// 1 or 2, and 0 for a line feed.
  package var columns: Int
  /// The number that was given to the run when it was added.
  package var run: Int
  package var breakClass: BreakClass
}
