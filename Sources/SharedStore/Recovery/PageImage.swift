/// The pages of a whole database in memory with its log applied, in SQLite's file format.
///
/// The format: sqlite.org/fileformat2.html, sections 1.5 and 1.6.
struct PageImage {
  private(set) var bytes: [UInt8]
  let pageSize: Int

  /// The page sizes in bytes of stores that this program creates; the first one is that of new
  /// stores.
  static let usualPageSizes = [1_024, 4_096]
  /// The largest image in bytes that is searched, because all of it must be in memory; stores are
  /// much smaller.
  static let maximumBytes = 512 << 20

  /// Creates the image; `nil` if the number of bytes is not a multiple of a page size.
  init?(_ bytes: [UInt8]) {
    guard let size = Self.pageSize(of: bytes), bytes.count % size == 0,
      bytes.count <= Self.maximumBytes
    else { return nil }
    pageSize = size
    self.bytes = bytes
    // Only a database file can have a log, so the image is marked as a database without one.
    for offset in [18, 19] where hasHeader { self.bytes[offset] = 1 }
  }

  /// Returns the page size according to the header or, if that is lost, to the beginnings of pages;
  /// `nil` if neither shows it.
  private static func pageSize(of bytes: [UInt8]) -> Int? {
    guard bytes.count >= 1_024 else { return nil }
    if bytes.starts(with: Self.mark) {
      let size = Int(bytes[16]) << 8 | Int(bytes[17])
      if usualPageSizes.contains(size) { return size }
    }
    let (small, large) = (usualPageSizes[0], usualPageSizes[1])
    // The positions of small pages that are not positions of large pages are inside large pages,
    // where hardly any bytes look like the beginning of a page.
    let places = stride(from: small, to: bytes.count - 8, by: small).filter { $0 % large != 0 }
    let pages = places.count { isPage(bytes[$0..<$0 + 8], size: small) }
    return pages * 8 > places.count || bytes.count % large != 0 ? small : large
  }

  /// Returns whether eight bytes can be the beginning of a page with cells: a valid kind, and no
  /// more cells than fit.
  private static func isPage(_ head: ArraySlice<UInt8>, size: Int) -> Bool {
    let bytes = Array(head)
    guard Kind(rawValue: bytes[0]) != nil else { return false }
    let count = Int(bytes[3]) << 8 | Int(bytes[4])
    let content = Int(bytes[5]) << 8 | Int(bytes[6])
    return count > 0 && 8 + 2 * count <= content && content < size
  }

  private static let mark = Array("SQLite format 3\0".utf8)

  /// The number of pages, which are numbered from 1.
  var pageCount: Int { bytes.count / pageSize }

  /// Whether the first page begins with the header of an SQLite database.
  var hasHeader: Bool { bytes.starts(with: Self.mark) }

  enum Kind: UInt8 {
    case indexInterior = 2
    case tableInterior = 5
    case indexLeaf = 10
    case tableLeaf = 13

    var isLeaf: Bool { self == .indexLeaf || self == .tableLeaf }
  }

  func kind(of page: Int) -> Kind? {
    guard (1...pageCount).contains(page) else { return nil }
    return Kind(rawValue: bytes[header(of: page)])
  }

  /// Returns the pages that an interior page points to.
  func children(of page: Int) -> [Int] {
    guard let kind = kind(of: page), !kind.isLeaf else { return [] }
    let start = start(of: page)
    let cells = cellOffsets(of: page).map { number(at: start + $0, bytes: 4) }
    return cells + [number(at: header(of: page) + 8, bytes: 4)]
  }

  /// Returns the offsets of a page's cells from the page's start; offsets outside of the page are
  /// left out.
  func cellOffsets(of page: Int) -> [Int] {
    guard let kind = kind(of: page) else { return [] }
    let header = header(of: page)
    let count = number(at: header + 3, bytes: 2)
    let first = header + (kind.isLeaf ? 8 : 12)
    guard first + 2 * count <= start(of: page) + pageSize else { return [] }
    return (0..<count).map { number(at: first + 2 * $0, bytes: 2) }.filter { $0 + 4 <= pageSize }
  }

  /// Returns the numbers of the unused pages.
  ///
  /// If the list of them in the file is damaged, only those before the damage are returned.
  func freePages() -> Set<Int> {
    guard hasHeader else { return [] }
    var free: Set<Int> = []
    var trunk = number(at: 32, bytes: 4)
    while (2...pageCount).contains(trunk), free.insert(trunk).inserted {
      let start = start(of: trunk)
      let count = min(number(at: start + 4, bytes: 4), pageSize / 4 - 2)
      for leaf in 0..<count { free.insert(number(at: start + 8 + 4 * leaf, bytes: 4)) }
      trunk = number(at: start, bytes: 4)
    }
    return free
  }

  /// Returns the numbers of all pages that can be reached from `roots`, including the roots.
  func pages(below roots: [Int]) -> Set<Int> {
    var reached: Set<Int> = []
    var waiting = roots
    while let page = waiting.popLast() {
      guard (1...pageCount).contains(page), reached.insert(page).inserted else { continue }
      waiting += children(of: page)
    }
    return reached
  }

  /// Returns the serial types of a record's values; each is a number that encodes the type and the
  /// length.
  ///
  /// - Returns: `nil` if there is no leaf cell at the offset.
  func valueTypes(inCellAt offset: Int, of page: Int) -> [Int]? {
    guard let kind = kind(of: page), kind.isLeaf else { return nil }
    var place = start(of: page) + offset
    let end = start(of: page) + pageSize
    guard variableNumber(&place, end) != nil else { return nil }
    if kind == .tableLeaf { guard variableNumber(&place, end) != nil else { return nil } }
    let headerStart = place
    guard let length = variableNumber(&place, end), headerStart + length <= end else { return nil }
    var types: [Int] = []
    while place < headerStart + length {
      guard let type = variableNumber(&place, headerStart + length) else { return nil }
      types.append(type)
    }
    return types
  }

  /// Returns the row id of the last cell in a leaf page of a table.
  func lastRow(of page: Int) -> Int? {
    guard kind(of: page) == .tableLeaf, let last = cellOffsets(of: page).last else { return nil }
    var place = start(of: page) + last
    let end = start(of: page) + pageSize
    guard variableNumber(&place, end) != nil else { return nil }
    return variableNumber(&place, end)
  }

  /// Replaces the page `root` by a copy of `page`, so that the table has only the rows of that
  /// page.
  mutating func replace(root: Int, by page: Int) {
    precondition(root > 1 && page > 1, "the first page begins with the database's header")
    bytes.replaceSubrange(
      start(of: root)..<start(of: root) + pageSize,
      with: bytes[start(of: page)..<start(of: page) + pageSize]
    )
  }

  mutating func write(_ content: [UInt8], at offset: Int) {
    bytes.replaceSubrange(offset..<offset + content.count, with: content)
  }

  func start(of page: Int) -> Int { (page - 1) * pageSize }

  private func header(of page: Int) -> Int { start(of: page) + (page == 1 ? 100 : 0) }

  private func number(at offset: Int, bytes count: Int) -> Int {
    bytes[offset..<offset + count].reduce(0) { $0 << 8 | Int($1) }
  }

  /// Reads a number of up to nine bytes; in all but the last byte, the highest bit means that
  /// another byte follows.
  private func variableNumber(_ place: inout Int, _ end: Int) -> Int? {
    var value = 0
    for count in 1...9 {
      guard place < end else { return nil }
      let byte = bytes[place]
      place += 1
      if count == 9 { return value << 8 | Int(byte) }
      value = value << 7 | Int(byte & 0x7f)
      if byte & 0x80 == 0 { return value }
    }
    return nil
  }
}
