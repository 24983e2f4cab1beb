import Testing

@testable import SharedStore

@Suite("A store of version 3, which has no history of reloads (RD-6)", .timeLimit(.minutes(2)))
struct StoreBeforeHistoryTests {
  let folder = TemporaryStore()

  /// Leaves a store as a program of version 3 did: a widget whose timeline is outdated.
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
      "INSERT INTO entries (timeline, date, light, duration) VALUES (1, 5, x'09', 90)",
    ] { try connection.execute(statement) }
    try connection.checkpoint(.cut)
  }

  @Test func `a reader finds no history, and changes nothing`() throws {
    try make()
    let reader = try StoreReader(at: folder.location)
    #expect(reader.isOutdated)
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
}
