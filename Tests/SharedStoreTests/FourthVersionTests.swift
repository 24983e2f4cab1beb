import Testing

@testable import SharedStore

@Suite("A store of version 4, without budgets (RD-6)", .timeLimit(.minutes(2)))
struct FourthVersionTests {
  let folder = TemporaryStore()

  /// Creates a store of version 4: a widget with a timeline and a history, and one without.
  private func make() throws {
    try StoreFiles.prepare(folder.location)
    let connection = try StoreConnection(folder.location, mode: .readWrite)
    try connection.execute(StoreSQL.useLog)
    for statement in CoreSchema.steps.prefix(4).joined() { try connection.execute(statement) }
    for statement in [
      StoreSQL.setVersion(4),
      """
      INSERT INTO placements (id, short_id, extension, kind, family, configuration, position, stack)
      VALUES (1, '1', 'Home', 'kind', 2, x'07', 0, 'day'), (2, '2', 'Home', 'kind', 2, x'', 1, NULL)
      """,
      """
      INSERT INTO timelines (id, placement, family, generation, made, policy, due, failures, reason,
        is_dirty, attempted, greatest)
      VALUES (1, 1, 2, 3, 5, 0, 9, 0, 'policy', 0, 5, 2.0), (2, 2, 2, 0, 0, 0, 9, 0, 'placed', 0, 0, 0)
      """,
      "INSERT INTO entries (timeline, date, light) VALUES (1, 5, x'09')",
      """
      INSERT INTO reloads (timeline, number, count, begun, ended, result, reason, asker, tries, error,
        is_offline, diagnostics, wall)
      VALUES (1, 1, 1, 5, 6, 2, 'policy', 1, 0, 'no answer', 0, 0, 1)
      """,
    ] { try connection.execute(statement) }
    try connection.checkpoint(.cut)
  }

  @Test func `a reader finds no budget and no wait, all else, and changes nothing`() throws {
    try make()
    let reader = try StoreReader(at: folder.location)
    #expect(reader.isOutdated)
    #expect(try reader.placedWidgets().map(\.budget) == [nil, nil])
    #expect(try reader.placedWidgets().map(\.stack) == ["day", nil])
    #expect(try reader.budget(ofTimeline: 1) == StoredBudget())
    #expect(try reader.waitingTimelines(at: 9).isEmpty)
    #expect(try reader.timelines(placement: 1).map(\.waitsUntil) == [nil])
    #expect(try reader.reloads(ofTimeline: 1).map(\.error) == ["no answer"])
    #expect(try reader.dueTimelines(at: 9).count == 2)
    #expect(try reader.currentEntries(at: 5).map(\.archive) == [[9], []])
    #expect(try reader.connection.requireKnown() == 4)
  }

  // WK-82: what was there before is no new widget, which would get more.
  @Test func `a writer brings it up to date, where what was made counts as old`() async throws {
    try make()
    _ = try folder.open([])
    let reader = try StoreReader(at: folder.location)
    #expect(!reader.isOutdated)
    #expect(try reader.connection.requireKnown() == CoreSchema.version)
    try StoreHealth.requireSound(folder.location)
    #expect(try reader.budget(ofTimeline: 1) == StoredBudget(firstEnded: 0))
    #expect(try reader.budget(ofTimeline: 2) == StoredBudget())
    #expect(try reader.reloads(ofTimeline: 1).map(\.error) == ["no answer"])
  }

  @Test func `a number that is not that of its tables is told as damage`() throws {
    try make()
    let connection = try StoreConnection(folder.location, mode: .readWrite)
    #expect(try CoreShape.versions(of: connection) == 4...4)
    try connection.execute(StoreSQL.setVersion(3))
    try connection.checkpoint(.cut)
    #expect(throws: StoreError.self) { try StoreReader(at: folder.location) }
  }
}
