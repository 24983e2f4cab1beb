import Testing

@testable import SharedStore

/// Checks that each index is needed by a query, because each change writes a page for each index.
@Suite("Indexes of the store's own tables")
struct IndexTests {
  let folder = TemporaryStore()

  /// For the name of each index, a query that uses it.
  static let questions: [String: String] = [
    "journal_by_id": "SELECT 1 FROM journal WHERE \(JournalSQL.ofID)",
    "journal_by_key": JournalSQL.runOfKey,
    "journal_by_record": UndoSQL.laterChanges,
    "journal_by_undo": JournalSQL.runs(UndoSQL.takenBack),
    "journal_by_redo": JournalSQL.runs(UndoSQL.standingOfRedo),
    "journal_reversals_by_reversal": UndoSQL.runsReversed,
    "reads_by_timeline": WidgetSQL.deleteReads,
    "timelines_by_due": WidgetSQL.hasDue,
    "timelines_by_attempt": WidgetSQL.hasDue,
    "timelines_by_wait": WidgetSQL.waiting,
  ]

  @Test(arguments: questions.keys.sorted())
  func `a question uses it`(index: String) throws {
    let store = try StoreConnection(made(), mode: .readWrite)
    let sql = try #require(Self.questions[index])
    // A plan takes no values.
    let unbound = sql.replacing(/\?[0-9]?/, with: "1")
    var rows = try store.rows("EXPLAIN QUERY PLAN \(unbound)")
    var steps: [String] = []
    while let row = try rows.next() { steps.append(row.text(3)) }
    #expect(steps.contains { $0.contains(index) }, "\(steps)")
  }

  @Test func `there are no others`() throws {
    let store = try StoreConnection(made(), mode: .readOnly)
    var rows = try store.rows(
      "SELECT name FROM sqlite_schema WHERE type = 'index' AND sql IS NOT NULL ORDER BY name"
    )
    var names: [String] = []
    while let row = try rows.next() { names.append(row.text(0)) }
    #expect(names == Self.questions.keys.sorted())
  }

  private func made() throws -> StoreLocation {
    _ = try SharedStore(at: folder.location)
    return folder.location
  }
}
