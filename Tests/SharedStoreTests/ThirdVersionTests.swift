import Testing

@testable import SharedStore

@Suite("A store of version 3, without stacks and a history (RD-6)", .timeLimit(.minutes(2)))
struct ThirdVersionTests {
  let folder = TemporaryStore()

  /// Creates a store of version 3, with a widget whose timeline is outdated.
  private func make() throws {
    try StoreFiles.prepare(folder.location)
    let connection = try StoreConnection(folder.location, mode: .readWrite)
    try connection.execute(StoreSQL.useLog)
    for statement in CoreSchema.steps.prefix(3).joined() { try connection.execute(statement) }
    for statement in [
      StoreSQL.setVersion(3),
      """
      INSERT INTO placements (id, short_id, extension, kind, family, configuration, position)
      VALUES (1, '1', 'Home', 'kind', 2, x'07', 0)
      """,
      """
      INSERT INTO timelines (id, placement, family, generation, made, policy, due, failures, reason,
        is_dirty, attempted) VALUES (1, 1, 2, 1, 5, 0, 9, 0, 'notes changed', 1, 5)
      """,
      "INSERT INTO entries (timeline, date, light, relevance, duration) VALUES (1, 5, x'09', 0.5, 60)",
    ] { try connection.execute(statement) }
    try connection.checkpoint(.cut)
  }

  private static let entries = [
    StoredEntry(date: 5, light: [9], relevance: StoredRelevance(score: 0.5, duration: 60))
  ]

  @Test func `a reader finds no stack and no history, and changes nothing`() throws {
    try make()
    let reader = try StoreReader(at: folder.location)
    #expect(reader.isOutdated)
    #expect(try reader.placedWidgets().map(\.stack) == [nil])
    #expect(try reader.stackedWidgets().isEmpty)
    #expect(try reader.entries(timeline: 1) == Self.entries)
    #expect(try reader.reloads(ofTimeline: 1).isEmpty)
    #expect(try reader.dirtyMark(ofTimeline: 1) == nil)
    #expect(try reader.timelines(placement: 1).map(\.isDirty) == [true])
    #expect(try reader.dueTimelines(at: 9).count == 1)
    #expect(try reader.currentEntries(at: 5).map(\.archive) == [[9]])
    #expect(try reader.connection.requireKnown() == 3)
  }

  @Test func `a writer brings it up to date, and keeps a history from then on`() async throws {
    try make()
    let store = try folder.open([])
    let reader = try StoreReader(at: folder.location)
    #expect(!reader.isOutdated)
    #expect(try reader.connection.requireKnown() == CoreSchema.version)
    try StoreHealth.requireSound(folder.location)
    let widget = try reader.placedWidgets()[0]
    var new = WidgetTests.timeline(widget, entries: [StoredEntry(date: 6, light: [8])])
    new.reload = ReloadRowTests.reload(at: 6)
    try await store.write { [new] in _ = try $0.store(new) }
    #expect(try reader.reloads(ofTimeline: 1).map(\.difference) == [.archive])
  }

  @Test func `a writer puts its widgets into a stack`() async throws {
    try make()
    let store = try folder.open([])
    let reader = try StoreReader(at: folder.location)
    #expect(try reader.entries(timeline: 1) == Self.entries)
    try await store.write { transaction in
      for var widget in try transaction.placedWidgets() {
        widget.stack = "day"
        try transaction.update(widget)
      }
    }
    #expect(try reader.stackedWidgets().map(\.relevances.count) == [1])
  }
}
