/// A named board, on which widgets are placed.
///
/// Boards are records, so the journal, undo and recovery handle them like all others. A store has
/// at least one board. Every placed widget is on one board, sorted there by the widgets' positions.
package struct StoredBoard: StoreRecord, Hashable {
  package var key: Int64
  package var name: String
  /// The board's position among the boards.
  ///
  /// There may be gaps; boards with equal positions are sorted by key.
  package var position: Int64

  /// The board that a new store has.
  package static let home = StoredBoard(key: 1, name: "home", position: 0)

  package init(key: Int64 = 0, name: String, position: Int64) {
    (self.key, self.name, self.position) = (key, name, position)
  }

  package static let collection = StoreCollection(
    "boards",
    columns: [StoreColumn("name", .text), StoreColumn("position", .integer, reading: .unspoken)],
    noun: "board",
    titleColumn: "name"
  )

  package init(row: StoreRow) throws {
    key = row.key
    name = try row.value("name")
    position = try row.value("position")
  }

  package func encode(into values: inout StoreRowValues) {
    values.set("name", to: name)
    values.set("position", to: position)
  }
}

extension StoreReading where Self: ~Copyable {
  /// Returns the boards in order; the first one is the default board.
  package func boards() throws(StoreError) -> [StoredBoard] {
    var rows = try connection.rows(WidgetSQL.boards)
    var boards: [StoredBoard] = []
    while let row = try rows.next() {
      boards.append(StoredBoard(key: row.integer(0), name: row.text(1), position: row.integer(2)))
    }
    return boards
  }
}

extension WriteTransaction {
  /// Adds a board after the others, and returns it.
  package func addBoard(named name: String) throws(StoreError) -> StoredBoard {
    let last = try boards().last?.position ?? -1
    return try insert(StoredBoard(name: name, position: last + 1))
  }

  /// Removes a board, and moves its widgets to the end of another one, in order.
  ///
  /// - Returns: The widgets before the move; `nil` if there is no such board.
  ///
  /// - Throws: `.refused` if it is the only board.
  package func removeBoard(
    _ key: Int64,
    movingWidgetsTo target: Int64
  ) throws(StoreError) -> [PlacedWidget]? {
    let boards = try boards()
    guard boards.contains(where: { $0.key == key }) else { return nil }
    guard key != target, boards.contains(where: { $0.key == target }) else {
      throw .refused(reason: "a page needs a board")
    }
    let widgets = try placedWidgets().filter { $0.board == key }
    for widget in widgets { try moveWidget(widget.id, toBoard: target) }
    try delete(StoredBoard.self, key: key)
    return widgets
  }

  /// Moves the widget to the end of a board.
  ///
  /// - Returns: `false` if there is no such widget or board.
  @discardableResult
  package func moveWidget(_ id: Int64, toBoard board: Int64) throws(StoreError) -> Bool {
    let shelf = Shelf(change: change)
    guard try connection.integer(WidgetSQL.isBoard, .integer(board)) != nil,
      try shelf.set([.init(column: "board", value: .integer(board))], of: id)
    else { return false }
    return try moveWidget(id, to: .max)
  }
}

extension StoreConnection {
  /// Returns `board` if a board has that key, and otherwise the key of the first board.
  ///
  /// - Throws: `.malformedRecord` if there is no board.
  func presentBoard(_ board: Int64?) throws(StoreError) -> Int64 {
    if let board, try integer(WidgetSQL.isBoard, .integer(board)) != nil { return board }
    guard let first = try integer(WidgetSQL.firstBoard) else {
      throw .malformedRecord(collection: "boards", column: "key", expected: "board")
    }
    return first
  }

  /// Throws if the board, which an undo is about to remove, has widgets.
  ///
  /// - Throws: `.cannotUndo`.
  func requireEmptyBoard(_ board: Int64) throws(StoreError) {
    guard let count = try integer(WidgetSQL.countOnBoard, .integer(board)), count > 0 else {
      return
    }
    let widgets = count == 1 ? "1 widget is" : "\(count) widgets are"
    throw .cannotUndo(reason: "\(widgets) on board \(board), which would go")
  }
}
