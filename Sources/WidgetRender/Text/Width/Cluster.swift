/// What a terminal draws as one piece: some bytes of a text and the cells that they take.
package struct Cluster: Sendable, Hashable {
  /// The bytes in the UTF-8 form of the text.
  package var utf8Range: Range<Int>
  /// 1 or 2; 0 only for controls and for marks without a base, which sanitised text does not hold.
  package var columns: Int

  package init(utf8Range: Range<Int>, columns: Int) {
    self.utf8Range = utf8Range
    self.columns = columns
  }
}
