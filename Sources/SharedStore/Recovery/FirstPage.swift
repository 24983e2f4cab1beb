/// Rebuilds the first page of a damaged database: its header, and the pointers to its tables'
/// definitions.
///
/// If some definitions are lost, the new page points only to the others, because SQLite stops
/// reading definitions at a gap.
struct FirstPage {
  private let image: PageImage

  init(of image: PageImage) {
    self.image = image
  }

  /// Returns the image with a first page that points to all definitions found on other pages; `nil` if there are
  /// none.
  func restored() -> PageImage? {
    let free = image.freePages()
    let leaves = (2...max(2, image.pageCount)).filter { !free.contains($0) && holdsDefinitions($0) }
      .compactMap { page in image.lastRow(of: page).map { (page: page, row: $0) } }
      .sorted { $0.row < $1.row }
    guard let last = leaves.last, leaves.count <= maximumLeaves else { return nil }
    var restored = image
    restored.write(header + body(leading: leaves.dropLast().map { $0 }, last: last.page), at: 0)
    return restored
  }

  /// The most leaf pages that the first page can point to, more than the definitions of any store
  /// need.
  ///
  /// Each needs a pointer and a cell of at most eight bytes.
  private var maximumLeaves: Int { (image.pageSize - 112) / 10 }

  /// Returns whether a page contains definitions of tables and indexes.
  ///
  /// Such a record has five values: the kind, two more texts, a small number, and a text or null.
  private func holdsDefinitions(_ page: Int) -> Bool {
    guard image.kind(of: page) == .tableLeaf, let cell = image.cellOffsets(of: page).first,
      let types = image.valueTypes(inCellAt: cell, of: page), types.count == 5
    else { return false }
    let isText = { (type: Int) in type >= 13 && type % 2 == 1 }
    let words = ["table", "index"].map { 13 + 2 * $0.utf8.count }
    return words.contains(types[0]) && isText(types[1]) && isText(types[2])
      && (1...6).contains(types[3]) && (isText(types[4]) || types[4] == 0)
  }

  /// The header of the damaged page or, if that is lost, one for a database without free pages.
  private var header: [UInt8] {
    if image.hasHeader { return Array(image.bytes[..<100]) }
    var bytes = Array("SQLite format 3\0".utf8)
    bytes += Self.number(image.pageSize, 2) + [1, 1, 0, 64, 32, 32]
    bytes += Self.number(1, 4) + Self.number(image.pageCount, 4) + Self.number(0, 8)
    bytes += Self.number(1, 4) + Self.number(4, 4) + Self.number(0, 8) + Self.number(1, 4)
    bytes += [UInt8](repeating: 0, count: 92 - bytes.count)
    return bytes + Self.number(1, 4) + Self.number(3_040_000, 4)
  }

  /// Returns the content of an interior page, which points to the leaf pages: for each but the
  /// last, its number and its last row.
  private func body(leading leaves: [(page: Int, row: Int)], last: Int) -> [UInt8] {
    let room = image.pageSize - header.count
    var (pointers, cells): ([UInt8], [UInt8]) = ([], [])
    for leaf in leaves {
      // Cells are written from the end of the page to its beginning.
      cells = Self.number(leaf.page, 4) + Self.variableNumber(leaf.row) + cells
      pointers += Self.number(image.pageSize - cells.count, 2)
    }
    let start: [UInt8] = [5, 0, 0] + Self.number(leaves.count, 2)
    let head = start + Self.number(image.pageSize - cells.count, 2) + [0] + Self.number(last, 4)
    let gap = room - head.count - pointers.count - cells.count
    return head + pointers + [UInt8](repeating: 0, count: gap) + cells
  }

  private static func number(_ value: Int, _ count: Int) -> [UInt8] {
    (0..<count).reversed().map { UInt8(truncatingIfNeeded: $0 < 8 ? value >> (8 * $0) : 0) }
  }

  /// Encodes a number with seven bits a byte; no nine-byte form is needed, as the row ids of
  /// definitions are small.
  private static func variableNumber(_ value: Int) -> [UInt8] {
    var bytes = [UInt8(value & 0x7f)]
    var rest = value >> 7
    while rest > 0 {
      bytes.insert(UInt8(rest & 0x7f) | 0x80, at: 0)
      rest >>= 7
    }
    return bytes
  }
}
