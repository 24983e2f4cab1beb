import Testing

@testable import SharedStore

@Suite("A store of version 2, whose relevances have no duration (RD-6)", .timeLimit(.minutes(2)))
struct SecondVersionTests {
  let folder = TemporaryStore()

  /// Creates a store of version 2, with a widget on a second board, whose timeline has two entries.
  private func make() throws {
    try StoreFiles.prepare(folder.location)
    let connection = try StoreConnection(folder.location, mode: .readWrite)
    try connection.execute(StoreSQL.useLog)
    for statement in CoreSchema.steps.prefix(2).joined() { try connection.execute(statement) }
    for statement in [
      StoreSQL.setVersion(2),
      "INSERT INTO records_boards (key, name, position) VALUES (7, 'Work', 1)",
      """
      INSERT INTO placements (id, short_id, extension, kind, family, configuration, position, board)
      VALUES (1, '1', 'Home', 'kind', 2, x'07', 0, 7)
      """,
      """
      INSERT INTO timelines (id, placement, family, generation, made, policy, due, failures, reason,
        is_dirty, attempted) VALUES (1, 1, 2, 1, 5, 0, 9, 0, 'policy', 0, 5)
      """,
      "INSERT INTO entries (timeline, date, light, relevance) VALUES (1, 5, x'09', 0.5), (1, 6, x'08', NULL)",
      "INSERT INTO bases (timeline, light) VALUES (1, x'09')",
    ] { try connection.execute(statement) }
    try connection.checkpoint(.cut)
  }

  private static let entries = [
    StoredEntry(date: 5, light: [9], relevance: StoredRelevance(score: 0.5)),
    StoredEntry(date: 6, light: [8]),
  ]

  @Test func `a reader finds its entries and boards, and changes nothing`() throws {
    try make()
    let reader = try StoreReader(at: folder.location)
    #expect(reader.isOutdated)
    #expect(try reader.entries(timeline: 1) == Self.entries)
    #expect(try reader.boards().map(\.name).contains("Work"))
    #expect(try reader.placedWidgets().map(\.board) == [7])
    #expect(try reader.currentEntries(at: 5).map(\.archive) == [[9]])
    #expect(try reader.connection.requireKnown() == 2)
  }

  @Test func `a writer brings it up to date, and keeps a duration from then on`() async throws {
    try make()
    let store = try folder.open([])
    let reader = try StoreReader(at: folder.location)
    #expect(!reader.isOutdated)
    #expect(try reader.connection.requireKnown() == CoreSchema.version)
    try StoreHealth.requireSound(folder.location)
    #expect(try reader.entries(timeline: 1) == Self.entries)
    #expect(try reader.placedWidgets().map(\.board) == [7])
    let held = StoredEntry(
      date: 5,
      light: [9],
      relevance: StoredRelevance(score: 0.5, duration: 90)
    )
    let new = NewTimeline(
      placement: 1,
      family: 2,
      made: 5,
      policy: .never,
      due: .max,
      reason: "requested",
      entries: [held],
      reads: []
    )
    try await store.write { _ = try $0.store(new) }
    #expect(try reader.entries(timeline: 1) == [held])
  }

  @Test func `a number that is not that of its tables is told as damage`() throws {
    try make()
    let connection = try StoreConnection(folder.location, mode: .readWrite)
    try connection.execute(StoreSQL.setVersion(1))
    try connection.checkpoint(.cut)
    #expect(throws: StoreError.self) { try StoreReader(at: folder.location) }
    #expect(try CoreShape.versions(of: connection) == 2...2)
  }
}
