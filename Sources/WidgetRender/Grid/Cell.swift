/// One cell of a grid in eight bytes: what stands there and the index of its style.
struct Cell: Hashable {
  /// A Unicode scalar, or `clusterFlag` with an index into the grid's cluster table.
  var glyph: UInt32
  var style: UInt16
  /// Columns taken: 1, 2 for the first half of a wide character, 0 for its second half.
  var width: UInt8

  /// Above every scalar, so a glyph is one or the other.
  static let clusterFlag: UInt32 = 1 << 31
  static let blank = Cell(glyph: 0x20, style: 0, width: 1)

  var isBlank: Bool { glyph == 0x20 && width == 1 }
}
