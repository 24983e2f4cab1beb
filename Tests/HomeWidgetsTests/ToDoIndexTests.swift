import Testing

@testable import HomeWidgets
@testable import SharedStore

/// Checks that each index is needed by a query, because adding a to-do writes a page for each
/// index.
@Suite("Indexes of the to-dos")
struct ToDoIndexTests {
  private static let isOpen = StoreFilter.isOpenToDo

  /// For the name of each index, a query that uses it.
  static let questions: [String: (filter: StoreFilter, sorts: [StoreSort])] = [
    "records_todos_by_id": (.any([.equals("id", "a"), .equals("id", "b")]), []),
    "records_todos_by_isDone_isCancelled_position": (isOpen, [.ascending("position")]),
    "records_todos_by_origin_present": (.equals("origin", "todotxt:1"), []),
    // What a merge asks of a to-do that comes back.
    "records_todos_by_follows_present": (.equals("follows", "a"), []),
    "records_todos_by_isDone_doneAt_present": (
      .all([.equals("isDone", true), .notEquals("doneAt", .null)]), [.descending("doneAt")]
    ),
    "records_todos_by_isDone_isCancelled_dueDay_present": (
      .all([isOpen, .notEquals("dueDay", .null), .equals("dueAt", .null)]),
      [.ascending("dueDay"), .ascending("position")]
    ),
    "records_todos_by_isDone_isCancelled_dueAt_present": (
      .all([isOpen, .notEquals("dueAt", .null)]), [.ascending("dueAt"), .ascending("position")]
    ),
    "records_todos_by_isDone_isCancelled_notBeforeDay_startedAt_dueDay_dueAt_present": (
      .isLaterToDo(at: Samples.now, in: Samples.utc, by: .day), [.ascending("notBeforeDay")]
    ),
    "records_todos_by_isDone_isCancelled_notBeforeAt_startedAt_dueDay_dueAt_present": (
      .isLaterToDo(at: Samples.now, in: Samples.utc, by: .instant), [.ascending("notBeforeAt")]
    ),
    "records_todos_by_isDone_isCancelled_startedAt_present": (
      .all([isOpen, .notEquals("startedAt", .null)]), []
    ),
    "records_todos_by_isDone_isCancelled_blockedBy": (.all([isOpen, .hasBlockers]), []),
  ]

  private let store: TestStore

  init() throws {
    store = try TestStore()
  }

  @Test(arguments: questions.keys.sorted())
  func `a question uses it`(index: String) async throws {
    let (filter, sorts) = try #require(Self.questions[index])
    let steps = try await store.toDos.store.plan(of: filter, sortedBy: sorts)
    #expect(steps.contains { $0.contains("INDEX \(index) ") }, "\(steps)")
  }

  @Test func `there are no others`() async throws {
    #expect(
      try await store.toDos.store.indexes(of: "records_todos") == Self.questions.keys.sorted()
    )
  }

  // BW-32: of ten thousand that are out of sight no record is read to count them.
  @Test(arguments: [LaterKind.day, .instant])
  func `what is out of sight is counted in its index alone`(kind: LaterKind) async throws {
    let collection = ToDoRecord.collection
    let filter = StoreFilter.isLaterToDo(at: Samples.now, in: Samples.utc, by: kind)
    let sql = collection.count(where: try filter.condition(on: collection).sql)
    let steps = try await store.toDos.store.steps(of: sql.replacing("?", with: "1"))
    #expect(steps.contains { $0.contains("COVERING INDEX") && $0.contains(kind.column) })
    #expect(!steps.contains { $0.contains("SCAN") }, "\(steps)")
  }

  @Test func `the end of the list is found by the index of its order`() async throws {
    let sql = try ToDoRecord.collection.greatest(
      "position",
      where: "\"isDone\" = 0 AND \"isCancelled\" = 0"
    )
    #expect(
      try await store.toDos.store.steps(of: sql)[0].contains(
        "records_todos_by_isDone_isCancelled_position"
      )
    )
  }
}

extension SharedStore {
  fileprivate func plan(of filter: StoreFilter, sortedBy sorts: [StoreSort]) throws -> [String] {
    let collection = ToDoRecord.collection
    let condition = try filter.condition(on: collection)
    let sql = try collection.selection(where: condition.sql, sortedBy: sorts)
    return try steps(of: sql.replacing("?", with: "1"))
  }

  fileprivate func steps(of sql: String) throws -> [String] {
    var rows = try core.connection().rows("EXPLAIN QUERY PLAN \(sql)")
    var steps: [String] = []
    while let row = try rows.next() { steps.append(row.text(3)) }
    return steps
  }

  fileprivate func indexes(of table: String) throws -> [String] {
    var rows = try core.connection().rows(
      "SELECT name FROM sqlite_schema WHERE type = 'index' AND tbl_name = ? ORDER BY name",
      [.text(table)]
    )
    var names: [String] = []
    while let row = try rows.next() { names.append(row.text(0)) }
    return names
  }
}
