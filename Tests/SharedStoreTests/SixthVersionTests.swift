import Testing

@testable import SharedStore

@Suite("A store of version 6, without a link (RD-6)", .timeLimit(.minutes(2)))
struct SixthVersionTests {
  let folder = TemporaryStore()

  /// Creates a store of version 6 with a widget.
  private func make() throws {
    try StoreFiles.prepare(folder.location)
    let connection = try StoreConnection(folder.location, mode: .readWrite)
    try connection.execute(StoreSQL.useLog)
    for statement in CoreSchema.steps.prefix(6).joined() { try connection.execute(statement) }
    for statement in [
      StoreSQL.setVersion(6),
      """
      INSERT INTO placements (id, short_id, extension, kind, family, configuration, position)
      VALUES (1, '1', 'Two', 'two.of.them', 2, x'', 0)
      """,
    ] { try connection.execute(statement) }
    try connection.checkpoint(.cut)
  }

  @Test func `a reader finds no link, all else, and changes nothing`() throws {
    try make()
    let reader = try StoreReader(at: folder.location)
    #expect(reader.isOutdated)
    #expect(try reader.shelf().map(\.widget.shortID) == ["1"])
    #expect(try reader.link() == nil)
    #expect(try reader.pendingCount() == 0)
    #expect(try reader.pendingRuns(limit: 1).isEmpty)
    #expect(try reader.oldestPending() == nil)
    #expect(try reader.arrivals(after: 0).isEmpty)
    #expect(try reader.arrival(ofRun: "a") == nil)
    #expect(try reader.number(ofRun: "a") == nil)
    #expect(try reader.outcome(ofRun: "a") == nil)
    #expect(try reader.outcomes(limit: 1).isEmpty)
    #expect(try reader.pendingForgetting().isEmpty)
    #expect(try reader.numbersLeft(of: "todos") == 0)
    #expect(try reader.mergeRules().isEmpty)
    #expect(try reader.sharedCollections().isEmpty)
    #expect(try reader.quietColumns().isEmpty)
    #expect(try reader.connection.requireKnown() == 6)
  }

  @Test func `a writer brings it up to date, and what is shared is known then`() throws {
    try make()
    let store = try StoreCore(at: folder.location, schemas: [Chore.schema, Note.schema])
    try StoreHealth.requireSound(folder.location)
    let (rules, shared, quiet) = try store.read { store in
      (try store.mergeRules(), try store.sharedCollections(), try store.quietColumns())
    }
    #expect(
      rules == [
        "chores": [
          "tags": .lines, "changed": .greatest, "follows": .once, "next": .reference("chores"),
        ]
      ]
    )
    #expect(shared == ["chores"])
    #expect(quiet == ["chores": ["id", "changed", "follows", "place"]])
  }

  @Test func `a collection is shared by a step of its module, in a store that has it already`()
    throws
  {
    let alone = StoreCollection(
      "chores",
      columns: Chore.collection.columns.filter { $0.name != "follows" },
      indexes: [["id"]]
    )
    let first = ModuleSchema(
      name: "chores",
      migrations: [Migration(1, [.createCollection(alone)])]
    )
    _ = try StoreCore(at: folder.location, schemas: [first])
    let reader = try StoreReader(at: folder.location)
    #expect(try reader.sharedCollections().isEmpty)
    let second = ModuleSchema(
      name: "chores",
      migrations: first.migrations + [
        Migration(
          2,
          [
            .addColumn(Chore.collection.columns[4], to: "chores"),
            .addIndex(Chore.collection.indexes[1], on: "chores"), .share(Chore.collection),
          ]
        )
      ]
    )
    let store = try StoreCore(at: folder.location, schemas: [second])
    #expect(try store.read { try $0.sharedCollections() } == ["chores"])
    #expect(second.collections.first?.sharing == "id")
    _ = try store.write { try $0.insert(Chore("a")) }
  }

  @Test func `a store that was restored is another machine, with all that it had`() throws {
    let linked = try LinkedStore()
    try linked.perform("r1") { _ = try $0.insert(Chore("a")) }
    try linked.folder.backUp()
    _ = try StoreRestore(
      try linked.folder.verified(),
      to: folder.location,
      settings: nil,
      program: "1.2.3",
      now: 2
    ).restore()
    _ = try StoreCore(at: folder.location, schemas: [Chore.schema])
    let reader = try StoreReader(at: folder.location)
    #expect(try reader.link()?.computer == "")
    #expect(try reader.link()?.machine == 1)
    #expect(try reader.numbersLeft(of: "chores") == 0)
    #expect(try reader.pendingRuns(limit: 9).map(\.id) == ["r1"])
    #expect(try reader.mergeRules()["chores"]?["tags"] == .lines)
  }
}
