import Testing

@testable import SharedStore

@Suite("Migrations (RD-6)", .timeLimit(.minutes(5)))
struct MigrationTests {
  let folder = TemporaryStore()

  /// The record `Tag` before its column for the colour was added.
  struct PlainTag: StoreRecord {
    static let collection = StoreCollection("tags", columns: [StoreColumn("name", .text)])
    var key: Int64 = 0
    var name: String

    init(_ name: String) {
      self.name = name
    }

    init(row: StoreRow) throws {
      name = try row.value("name")
    }

    func encode(into values: inout StoreRowValues) {
      values.set("name", to: name)
    }
  }

  struct Tag: StoreRecord {
    static let color = StoreColumn("color", .text, initialValue: .text("it's grey"))
    static let collection = StoreCollection("tags", columns: PlainTag.collection.columns + [color])
    var key: Int64 = 0
    var name: String
    var color: String

    init(row: StoreRow) throws {
      key = row.key
      name = try row.value("name")
      color = try row.value("color")
    }

    func encode(into values: inout StoreRowValues) {
      values.set("name", to: name)
      values.set("color", to: color)
    }
  }

  static let first = ModuleSchema(
    name: "tags",
    migrations: [
      Migration(
        1,
        [.createCollection(PlainTag.collection), .insert([PlainTag("a"), PlainTag("b")])]
      )
    ]
  )
  static let second = ModuleSchema(
    name: "tags",
    migrations: first.migrations + [
      Migration(2, [.addColumn(Tag.color, to: "tags"), .addIndex(["color", "name"], on: "tags")])
    ]
  )

  @Test func `to each version of the store's own tables leads a step`() {
    #expect(CoreSchema.version == Int64(CoreSchema.steps.count))
  }

  @Test func `a fresh store has the seeds, once`() async throws {
    for _ in 0..<2 {
      let store = try folder.open([Self.first])
      #expect(try await store.read { try $0.fetch(PlainTag.self).map(\.name) } == ["a", "b"])
    }
  }

  @Test func `later steps change the records that are there`() async throws {
    let old = try folder.open([Self.first])
    try await old.write { try $0.insert(PlainTag("c")) }
    let store = try folder.open([Self.second])
    let tags = try await store.read { try $0.fetch(Tag.self, sortedBy: [.ascending("color")]) }
    #expect(tags.map(\.name) == ["a", "b", "c"])
    #expect(tags.map(\.color) == ["it's grey", "it's grey", "it's grey"])
  }

  @Test func `before the tables of a store change, it is copied for the older version`()
    async throws
  {
    let old = try folder.open([Self.first])
    try await old.write { try $0.insert(PlainTag("c")) }
    #expect(try upgradeCopies() == [])
    _ = try folder.open([Self.second])
    let copies = try upgradeCopies()
    #expect(copies.count == 1)
    let path = folder.location.directory + "/" + (try #require(copies.first))
    #expect(StoreFileFacts(path: path)?.permissions == 0o600)
    let copy = try SharedStore(at: StoreLocation(path: path), schemas: [Self.first])
    #expect(try await copy.read { try $0.fetch(PlainTag.self).map(\.name) } == ["a", "b", "c"])
    _ = try folder.open([Self.second])
    #expect(try upgradeCopies() == copies)
  }

  private func upgradeCopies() throws -> [String] {
    try folder.files().filter { $0.contains(".before-") && $0.hasSuffix("Z") }
  }

  @Test func `a module that is newer than the program is refused and left alone`() async throws {
    _ = try folder.open([Self.second])
    let expected = StoreError.newerSchema(module: "tags", found: 2, known: 1)
    #expect(throws: expected) { try folder.open([Self.first]) }
    #expect(expected.exitCode == 78)
    _ = try folder.open([Self.second])
  }

  @Test func `a store that is newer than the program is refused by readers and writers`()
    async throws
  {
    let store = try folder.open()
    try await store.setCoreVersion(CoreSchema.version + 1)
    let expected = StoreError.newerSchema(
      module: "",
      found: CoreSchema.version + 1,
      known: CoreSchema.version
    )
    #expect(throws: expected) { try folder.open() }
    #expect(throws: expected) { try StoreReader(at: folder.location) }
  }

  @Test func `a step that fails leaves the store as it was`() async throws {
    _ = try folder.open([Self.first])
    let broken = ModuleSchema(
      name: "tags",
      migrations: Self.first.migrations + [
        Migration(
          2,
          [.addColumn(Tag.color, to: "tags"), .addColumn(Tag.color, to: "tags")]
        )
      ]
    )
    #expect(throws: StoreError.self) { try folder.open([broken]) }
    #expect(try upgradeCopies() == [])
    let store = try folder.open([Self.first])
    #expect(try await store.read { try $0.count(PlainTag.self) } == 2)
    _ = try folder.open([Self.second])
  }

  @Test func `modules that others bring are left alone`() async throws {
    _ = try folder.open([Self.second])
    let store = try folder.open([Note.schema])
    try await store.write { try $0.insert(Note("Milk")) }
    _ = try folder.open([Self.second])
  }
}

extension SharedStore {
  fileprivate func setCoreVersion(_ version: Int64) throws {
    try connection().execute("PRAGMA user_version=\(version)")
  }
}
