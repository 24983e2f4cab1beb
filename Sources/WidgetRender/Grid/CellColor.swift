/// A colour of one grid: a position in its table of colours, where mixtures have a place beside what authors named.
struct CellColor: Sendable, Hashable {
  var index: UInt16

  /// The terminal's own.
  static let standard = CellColor(index: 0)
}
