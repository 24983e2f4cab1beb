/// Finds rows of tables that cannot be reached, because the table's root page or an interior page
/// is lost.
///
/// A leaf page that is not free and that no table reaches is identified by the types of its
/// records' values. It then replaces the table's root page, so that it is read as the whole table.
struct PageSearch {
  private let image: PageImage
  private let location: StoreLocation
  /// The leaf pages that are not free and that no table or index reaches.
  private let strays: [Int]

  /// Creates the search; `nil` if `image` contains no definitions.
  init?(_ image: PageImage, at location: StoreLocation) throws(StoreError) {
    guard image.hasHeader else { return nil }
    self.image = image
    self.location = location
    let roots = try StoreConnection(image: image.bytes, at: location).roots()
    guard !roots.isEmpty else { return nil }
    let known = image.pages(below: [1] + roots.map(\.page)).union(image.freePages())
    strays = (2...max(2, image.pageCount)).filter { page in
      image.kind(of: page)?.isLeaf == true && !known.contains(page)
    }
  }

  /// Calls `body` with a database for each leaf page that was found for `table`.
  ///
  /// The database can be read as if that page were the whole table.
  func forEachPart(
    of table: String,
    _ body: (StoreConnection) throws(StoreError) -> Void
  ) throws(StoreError) {
    guard !strays.isEmpty else { return }
    let source = try StoreConnection(image: image.bytes, at: location)
    guard let root = try source.roots().first(where: { $0.name == table })?.page, root > 1,
      let shape = try TableShape(of: table, in: source)
    else { return }
    for page in strays where image.kind(of: page) == shape.leaf && holdsRecords(page, of: shape) {
      var part = image
      part.replace(root: root, by: page)
      try body(try StoreConnection(image: part.bytes, at: location))
    }
  }

  /// Returns whether every record on a page has values that fit the table.
  private func holdsRecords(_ page: Int, of shape: TableShape) -> Bool {
    let cells = image.cellOffsets(of: page)
    return !cells.isEmpty
      && cells.allSatisfy { cell in
        image.valueTypes(inCellAt: cell, of: page).map(shape.fits) ?? false
      }
  }
}

/// The numbers and kinds of values that a table's records can have.
private struct TableShape {
  let leaf: PageImage.Kind
  private let columns: [Column]
  /// The number of columns when the table was created; older records lack the columns added later.
  private let minimumCount: Int

  private struct Column {
    let kind: String
    let isRequired: Bool
    /// Whether the column was created with the table; columns that were added later have a default
    /// value.
    let isOriginal: Bool
    /// Whether the column is the row id, for which a record contains no value.
    let isRowID: Bool
  }

  /// Creates the shape; `nil` if the table's definition is lost.
  init?(of table: String, in source: StoreConnection) throws(StoreError) {
    var columns: [Column] = []
    var keys: [Int64] = []
    let isRead: Void? = try source.pastDamage { () throws(StoreError) in
      var rows = try source.rows(RecoverySQL.shape, [.text(table)])
      while let row = try rows.next() {
        keys.append(row.integer(2))
        columns.append(
          Column(
            kind: row.text(0),
            isRequired: row.integer(1) != 0,
            isOriginal: row.integer(1) != 0 && row.isNull(3),
            isRowID: false
          )
        )
      }
    }
    guard isRead != nil, !columns.isEmpty else { return nil }
    let hasRowID = try source.pastDamage { () throws(StoreError) in
      try source.integer(RecoverySQL.hasRowID, .text(table))
    }
    guard let hasRowID else { return nil }
    leaf = hasRowID == 1 ? .tableLeaf : .indexLeaf
    if hasRowID == 1, keys.count(where: { $0 > 0 }) == 1,
      let key = keys.firstIndex(of: 1), columns[key].kind == "INTEGER"
    {
      columns[key] = Column(
        kind: "INTEGER",
        isRequired: false,
        isOriginal: true,
        isRowID: true
      )
    } else if hasRowID != 1 {
      // A table without row ids is stored as an index of its key, followed by the other columns.
      let key = keys.indices.filter { keys[$0] > 0 }.sorted { keys[$0] < keys[$1] }
      let rest = keys.indices.filter { keys[$0] == 0 }
      columns = (key + rest).map { columns[$0] }
    }
    self.columns = columns
    minimumCount = (columns.lastIndex(where: \.isOriginal) ?? 0) + 1
  }

  /// Returns whether a record with these serial types can belong to the table.
  func fits(_ types: [Int]) -> Bool {
    guard (minimumCount...columns.count).contains(types.count) else { return false }
    return zip(types, columns).allSatisfy { type, column in
      if column.isRowID { return type == 0 }
      return switch type {
      case 0: !column.isRequired
      case 1...6, 8, 9: column.kind == "INTEGER" || column.kind == "REAL"
      case 7: column.kind == "REAL"
      case _ where type >= 12: column.kind == (type % 2 == 1 ? "TEXT" : "BLOB")
      default: false
      }
    }
  }
}

extension StoreConnection {
  /// Returns the first page of each table and index, as far as their definitions can be read.
  fileprivate func roots() throws(StoreError) -> [(name: String, page: Int)] {
    try readPastDamagedDefinitions()
    var roots: [(name: String, page: Int)] = []
    _ = try pastDamage { () throws(StoreError) in
      var rows = try rows(RecoverySQL.roots)
      while let row = try rows.next() { roots.append((row.text(0), Int(row.integer(1)))) }
    }
    return roots
  }
}
