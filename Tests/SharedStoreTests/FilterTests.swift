import SharedStore
import Testing

@Suite("Filters", .timeLimit(.minutes(5)))
struct FilterTests {
  let folder = TemporaryStore()

  static let cases: [(StoreFilter, [String])] = [
    (.all([]), ["a", "b", "Bc", "d%"]),
    (.any([]), []),
    (.equals("text", "b"), ["b"]),
    (.notEquals("text", .text("b")), ["a", "Bc", "d%"]),
    (.equals("rank", .null), ["d%"]),
    (.notEquals("rank", .null), ["a", "b", "Bc"]),
    (.less("rank", .integer(2)), ["a"]),
    (.lessOrEqual("rank", .real(2)), ["a", "b"]),
    (.greater("rank", .real(2)), ["Bc"]),
    (.greaterOrEqual("rank", .real(2)), ["b", "Bc"]),
    // A missing value is not greater, and that is all.
    (.not(.greater("rank", .real(2))), ["a", "b", "d%"]),
    (.not(.all([.greater("rank", .real(1)), .equals("isDone", true)])), ["a", "d%"]),
    (.not(.any([.less("rank", .real(3)), .not(.equals("isDone", true))])), ["Bc"]),
    (.not(.all([])), []),
    (.not(.not(.any([]))), []),
    (.hasPrefix("text", "B"), ["Bc"]),
    (.hasPrefix("text", ""), ["a", "b", "Bc", "d%"]),
    (.contains("text", "%"), ["d%"]),
    (.contains("text", "b"), ["b"]),
    (.hasSuffix("text", "%"), ["d%"]),
    (.hasSuffix("text", ""), ["a", "b", "Bc", "d%"]),
    (.hasSuffix("text", "aBc"), []),
    (.hasLine("text", "a"), ["a"]),
    (.hasLine("text", ""), []),
    (.hasLine("text", "a\nb"), []),
    (.greater(StoreFilter.keyColumn, .integer(2)), ["Bc", "d%"]),
    (.notEquals(StoreFilter.keyColumn, .integer(2)), ["a", "Bc", "d%"]),
    (.key(2), ["b"]),
    (.any([.key(1), .all([.equals("isDone", true), .not(.key(3))])]), ["a", "b"]),
  ]

  func store() async throws -> SharedStore {
    let store = try folder.open()
    try await store.write {
      try $0.insert(Note("a", rank: 1))
      try $0.insert(Note("b", isDone: true, rank: 2))
      try $0.insert(Note("Bc", isDone: true, rank: 3))
      try $0.insert(Note("d%"))
    }
    return store
  }

  @Test(arguments: cases)
  func `a filter means exactly its records`(filter: StoreFilter, texts: [String]) async throws {
    let store = try await store()
    let found = try await store.read { try $0.fetch(Note.self, where: filter) }
    #expect(found.map(\.text) == texts)
    #expect(try await store.read { try $0.count(Note.self, where: filter) } == texts.count)
  }

  @Test(arguments: [
    StoreFilter.hasPrefix("text", ""), .hasSuffix("text", ""), .contains("text", ""),
  ])
  func `an empty text begins, ends and contains an empty one`(filter: StoreFilter) async throws {
    let store = try folder.open()
    try await store.write { try $0.insert(Note("")) }
    #expect(try await store.read { try $0.count(Note.self, where: filter) } == 1)
    #expect(try await store.read { try $0.count(Note.self, where: .not(filter)) } == 0)
  }

  @Test func `records are sorted by several criteria, then by key`() async throws {
    let store = try await store()
    let sorted = try await store.read {
      try $0.fetch(Note.self, sortedBy: [.descending("isDone"), .ascending("rank")])
    }
    #expect(sorted.map(\.text) == ["b", "Bc", "a", "d%"])
    let down = try await store.read {
      try $0.fetch(Note.self, sortedBy: [.descending("rank"), .ascending("isDone")])
    }
    #expect(down.map(\.text) == ["Bc", "b", "a", "d%"])
    let byKey = try await store.read {
      try $0.fetch(Note.self, sortedBy: [.descending(StoreFilter.keyColumn)], limit: 2)
    }
    #expect(byKey.map(\.text) == ["d%", "Bc"])
    let first = try await store.read {
      try $0.fetch(Note.self, sortedBy: [.descending("isDone")], limit: 1)
    }
    #expect(first.map(\.key) == [2])
  }

  @Test func `an unknown column is refused, not executed`() async throws {
    // RI-3
    let store = try await store()
    let name = "rank\" OR 1 --"
    await #expect(throws: StoreError.refused(reason: "notes has no column \(name)")) {
      try await store.read { try $0.fetch(Note.self, where: .equals(name, 1)) }
    }
    await #expect(throws: StoreError.self) {
      try await store.read { try $0.fetch(Note.self, sortedBy: [.ascending(name)]) }
    }
  }

  @Test func `a filter that is too deep or too long is refused`() async throws {
    let store = try await store()
    let deep = (0..<300).reduce(StoreFilter.key(1)) { filter, _ in .not(filter) }
    let long = StoreFilter.any((0..<2_000).map { .key($0) })
    for filter in [deep, long] {
      let error = await #expect(throws: StoreError.self) {
        try await store.read { try $0.count(Note.self, where: filter) }
      }
      #expect(error?.exitCode == 65)
    }
  }
}
