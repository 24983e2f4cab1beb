import Testing

@testable import SharedStore

@Suite("Names of records for who knows no type of them (CL-16)")
struct NamesTests {
  private let folder = TemporaryStore()

  @Test(
    "the newest come first, and digits choose those whose keys begin so",
    arguments: [
      (nil, 3, [120, 119, 118]), (12, 5, [12, 120]), (1, 3, [1, 19, 18]),
      (7, 9, [7, 79, 78, 77, 76]),
      (121, 5, []), (0, 2, [120, 119]), (.max, 2, []),
    ] as [(Int64?, Int, [Int64])]
  )
  func named(begun: Int64?, limit: Int, keys: [Int64]) async throws {
    let store = try folder.open()
    try await store.write { transaction in
      for number in 1...120 { try transaction.insert(Note("note \(number)")) }
    }
    let collection = Note.collection.name
    let column = Note.collection.columns[0].name
    let names = try StoreReader(at: folder.location)
      .names(in: collection, by: column, keysBeginningWith: begun, limit: limit)
    #expect(names.map(\.key).prefix(5) == keys[...])
    #expect(names.allSatisfy { $0.name == "note \($0.key)" })
  }

  @Test func `a collection has changed from its first commit on, and no other has`() async throws {
    let store = try folder.open()
    func hasChanged(_ collection: String) throws -> Bool {
      try StoreReader(at: folder.location).hasChanged(collection: collection)
    }
    #expect(try !hasChanged("notes"))
    try await store.write { try $0.insert(Note("note")) }
    #expect(try hasChanged("notes"))
    #expect(try !hasChanged("boards"))
  }

  @Test(arguments: [("nothing", "text"), ("notes; DROP TABLE x", "text"), ("notes", "\"")])
  func `what is no collection has none`(collection: String, column: String) async throws {
    _ = try folder.open()
    #expect(throws: StoreError.self) {
      _ = try StoreReader(at: folder.location).names(in: collection, by: column, limit: 1)
    }
  }
}
