import Testing

@testable import SharedStore

@Suite("A store of version 5, without names of kinds (RD-6)", .timeLimit(.minutes(2)))
struct FifthVersionTests {
  let folder = TemporaryStore()

  /// Creates a store of version 5, with a widget and its extension's description.
  private func make() throws {
    try StoreFiles.prepare(folder.location)
    let connection = try StoreConnection(folder.location, mode: .readWrite)
    try connection.execute(StoreSQL.useLog)
    for statement in CoreSchema.steps.prefix(5).joined() { try connection.execute(statement) }
    for statement in [
      StoreSQL.setVersion(5),
      """
      INSERT INTO placements (id, short_id, extension, kind, family, configuration, position)
      VALUES (1, '1', 'Two', 'two.of.them', 2, x'', 0)
      """,
      "INSERT INTO extensions VALUES ('/two', 'Two', '7-7-7', x'01', 1)",
      "INSERT INTO kinds VALUES ('Two', 'two.of.them', 'Two', 'small')",
    ] { try connection.execute(statement) }
    try connection.checkpoint(.cut)
  }

  @Test func `a reader finds no name, all else, and changes nothing`() throws {
    try make()
    let reader = try StoreReader(at: folder.location)
    #expect(reader.isOutdated)
    #expect(try reader.placedWidgets().map(\.kindName) == [nil])
    #expect(try reader.shelf().map(\.kind?.title) == ["Two"])
    #expect(try reader.knownExtensions().map(\.stamp) == ["7-7-7"])
    #expect(try reader.connection.requireKnown() == 5)
  }

  @Test func `a writer brings it up to date, where programs are asked for their names`() throws {
    try make()
    let store = try StoreCore(at: folder.location)
    try StoreHealth.requireSound(folder.location)
    let known = try #require(try store.read { try $0.knownExtensions() }.first)
    #expect(known.stamp == "")
    #expect(try store.read { try $0.placedWidgets().map(\.kindName) } == [nil])
    let kind = KnownKind(kind: "two.of.them", title: "Two", families: ["small"], name: "two")
    try store.write { try $0.remember(known, kinds: [kind]) }
    #expect(try store.read { try $0.placedWidgets().map(\.kindName) } == ["two"])
  }
}
