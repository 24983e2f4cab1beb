import TestSupport
import Testing

@testable import SharedStore

@Suite("Boards of placed widgets (CL-22)", .timeLimit(.minutes(2)))
struct BoardTests {
  let folder = TemporaryStore()

  private func perform<Value: Sendable>(
    _ id: String,
    _ store: SharedStore,
    _ body: @escaping @Sendable (borrowing WriteTransaction) throws -> Value
  ) async throws -> Value {
    let run = JournalRun(id: id, intent: "test", parameters: [], key: nil, origin: "test")
    return try await store.perform(run) { (try body($0), [1]) }
  }

  /// Places a widget on a board; `nil` means the first board.
  private func place(_ kind: String, on board: Int64? = nil, _ store: SharedStore) async throws {
    _ = try await perform("add \(kind)", store) {
      try $0.place(extensionName: "Home", kind: kind, family: 2, board: board)
    }
  }

  /// Returns the kinds of the widgets on each board, in order.
  private func page(_ store: SharedStore) async throws -> [String] {
    try await store.read { transaction in
      let widgets = try transaction.placedWidgets()
      #expect(widgets.map(\.position) == widgets.indices.map { Int64($0) })
      let boards = try transaction.boards()
      #expect(widgets.allSatisfy { widget in boards.contains { $0.key == widget.board } })
      return boards.map { board in
        let kinds = widgets.filter { $0.board == board.key }.map(\.kind)
        return "\(board.name): \(kinds.joined(separator: " "))"
      }
    }
  }

  private func work(_ store: SharedStore) async throws -> Int64 {
    try await perform("add board", store) { try $0.addBoard(named: "Work").key }
  }

  @Test func `a new store has one board, and what is placed without a board is on it`()
    async throws
  {
    let store = try folder.open()
    try await place("a", store)
    #expect(try await page(store) == ["home: a"])
    let work = try await work(store)
    try await place("b", on: work, store)
    try await place("c", store)
    #expect(try await page(store) == ["home: a c", "Work: b"])
    let shown = try StoreReader(at: folder.location)
    #expect(try shown.shownPage(at: 5).widgets.map(\.widget.kind) == ["a", "b", "c"])
    let first = try shown.shownPage(at: 5, isFirstBoard: true).widgets
    #expect(first.map(\.widget.kind) == ["a", "c"])
  }

  @Test func `a widget that changes its board is last on it, and goes back whence it came`()
    async throws
  {
    let store = try folder.open()
    for kind in ["a", "b"] { try await place(kind, store) }
    let work = try await work(store)
    try await place("c", on: work, store)
    let isMoved = try await perform("move", store) { try $0.moveWidget(1, toBoard: work) }
    #expect(isMoved)
    #expect(try await page(store) == ["home: b", "Work: c a"])
    let isOnNone = try await perform("nowhere", store) { try $0.moveWidget(1, toBoard: 99) }
    #expect(!isOnNone)
    try await store.undo(.run("move"), id: "undo")
    #expect(try await page(store) == ["home: a b", "Work: c"])
    try await store.redo(.last(1), id: "redo")
    #expect(try await page(store) == ["home: b", "Work: c a"])
  }

  @Test func `a board that is removed leaves its widgets to another, and comes back with them`()
    async throws
  {
    let store = try folder.open()
    let work = try await work(store)
    for kind in ["a", "b"] { try await place(kind, on: work, store) }
    try await place("c", store)
    let moved = try await perform("remove", store) {
      try $0.removeBoard(work, movingWidgetsTo: StoredBoard.home.key)
    }
    #expect(moved?.map(\.kind) == ["a", "b"])
    #expect(try await page(store) == ["home: c a b"])
    try await store.undo(.last(1), id: "undo")
    #expect(try await page(store) == ["home: c", "Work: a b"])
  }

  @Test func `the only board stays`() async throws {
    let store = try folder.open()
    await #expect(throws: StoreError.refused(reason: "a page needs a board")) {
      try await perform("remove", store) {
        try $0.removeBoard(StoredBoard.home.key, movingWidgetsTo: StoredBoard.home.key)
      }
    }
    #expect(try await page(store) == ["home: "])
  }

  @Test func `no undo takes a board away that has widgets`() async throws {
    let store = try folder.open()
    let work = try await work(store)
    try await place("a", on: work, store)
    let error = StoreError.cannotUndo(reason: "1 widget is on board 2, which would go")
    await #expect(throws: error) { try await store.undo(.run("add board"), id: "undo") }
    #expect(try await page(store) == ["home: ", "Work: a"])
    try await store.undo(.last(2), id: "undo both")
    #expect(try await page(store) == ["home: "])
  }

  @Test func `what comes back to a board that is gone is on the first one`() async throws {
    let store = try folder.open()
    let work = try await work(store)
    try await place("a", on: work, store)
    _ = try await perform("remove widget", store) { try $0.removeWidget(1) }
    _ = try await perform("remove board", store) {
      try $0.removeBoard(work, movingWidgetsTo: StoredBoard.home.key)
    }
    try await store.undo(.run("remove widget"), id: "undo")
    #expect(try await page(store) == ["home: a"])
  }

  @Test func `a recovery that has lost the boards loses no widget`() async throws {
    func fill() async throws {
      let store = try folder.open()
      try await place("a", on: try await work(store), store)
    }
    try await fill()
    try folder.drop("records_boards")
    _ = try StoreRecovery(folder.location, now: RecoveryTests.instant).recover()
    #expect(try await page(try folder.open()) == ["home: a"])
  }
}

@Suite("A store of version 1, without boards (RD-6)", .timeLimit(.minutes(2)))
struct FirstVersionTests {
  let folder = TemporaryStore()

  /// Creates a store of the first release with two widgets, and a third one that was removed.
  private func make() throws {
    try StoreFiles.prepare(folder.location)
    let connection = try StoreConnection(folder.location, mode: .readWrite)
    try connection.execute(StoreSQL.useLog)
    for statement in CoreSchema.steps[0] { try connection.execute(statement) }
    try connection.execute(StoreSQL.setVersion(1))
    for id in 1...2 as ClosedRange<Int64> {
      try connection.execute(
        """
        INSERT INTO placements (id, short_id, extension, kind, family, configuration, position)
        VALUES (\(id), '\(id)', 'Home', 'kind \(id)', 2, x'07', \(id - 1))
        """
      )
    }
    let image = ChangeImage.encode([
      .init(column: "short_id", value: .text("3")),
      .init(column: "extension", value: .text("Home")),
      .init(column: "kind", value: .text("kind 3")), .init(column: "family", value: .integer(2)),
      .init(column: "configuration", value: .blob([7])),
      .init(column: "position", value: .integer(0)), .init(column: "name", value: .null),
      .init(column: "is_size_named", value: .integer(0)),
      .init(column: "dismissal", value: .null),
    ])
    try connection.execute("INSERT INTO changes VALUES ('', 1), ('_placements', 1)")
    try connection.execute("INSERT INTO collections VALUES (1, '_placements')")
    try connection.run(
      """
      INSERT INTO journal (place, kind, sequence, content, id, intent, origin, started, finished)
      VALUES (1 << 24, 0, 1, ?, 'remove', 'remove', 'remove', 1, 1)
      """,
      .blob(PackedText.packed([]))
    )
    try connection.run(
      """
      INSERT INTO journal (place, kind, sequence, content, collection, record)
      VALUES ((1 << 24) | 1, 3, 1, ?, 1, 3)
      """,
      .blob(image)
    )
    try connection.checkpoint(.cut)
  }

  private func copies() throws -> [String] {
    try folder.files().filter { $0.contains(".before-") }
  }

  @Test func `a reader finds one board, and changes nothing`() throws {
    try make()
    let before = StoreFileFacts(path: folder.location.path)
    let reader = try StoreReader(at: folder.location)
    #expect(reader.isOutdated)
    #expect(try reader.boards() == [.home])
    #expect(try reader.placedWidgets().map(\.kind) == ["kind 1", "kind 2"])
    let shown = try reader.shownPage(at: 5, isFirstBoard: true).widgets
    #expect(shown.map(\.widget.kind) == ["kind 1", "kind 2"])
    #expect(try reader.connection.requireKnown() == 1)
    #expect(StoreFileFacts(path: folder.location.path)?.permissions == before?.permissions)
    #expect(try copies() == [])
  }

  @Test func `a writer brings it up to date after a copy, and what was removed comes back`()
    async throws
  {
    try make()
    let store = try folder.open([])
    #expect(try copies().count == 1)
    let reader = try StoreReader(at: folder.location)
    #expect(!reader.isOutdated)
    #expect(try reader.connection.requireKnown() == CoreSchema.version)
    try StoreHealth.requireSound(folder.location)
    #expect(try reader.boards() == [.home])
    #expect(try reader.placedWidgets().map(\.board) == [1, 1])
    try await store.undo(.run("remove"), id: "undo")
    let placed = try await store.read { try $0.placedWidgets() }
    #expect(placed.map(\.kind) == ["kind 3", "kind 1", "kind 2"])
    #expect(placed.allSatisfy { $0.board == StoredBoard.home.key })
  }

  @Test func `a damaged one is recovered with its widgets`() throws {
    try make()
    try folder.drop("modules")
    _ = try StoreRecovery(folder.location, now: RecoveryTests.instant).recover()
    let reader = try StoreReader(at: folder.location)
    #expect(try reader.placedWidgets().map(\.board) == [1, 1])
    #expect(try reader.boards() == [.home])
  }
}

extension TemporaryStore {
  /// Removes a table, while no process has it open.
  fileprivate func drop(_ table: String) throws {
    let connection = try StoreConnection(location, mode: .readWrite)
    try connection.execute("DROP TABLE \(table)")
    try connection.checkpoint(.cut)
  }
}
