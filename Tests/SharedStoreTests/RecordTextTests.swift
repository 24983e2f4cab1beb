import Testing

@testable import SharedStore

@Suite("A text of a record for who knows no type of it")
struct RecordTextTests {
  private let folder = TemporaryStore()

  @Test func `it is found by the record's number and by another column`() async throws {
    let store = try folder.open()
    try await store.write { transaction in
      for number in 1...3 { try transaction.insert(Note("note \(number)")) }
    }
    let (collection, column) = (Note.collection.name, Note.collection.columns[0].name)
    let reader = try StoreReader(at: folder.location)
    func text(where other: String, is value: StoreValue) throws -> String? {
      try reader.text(of: column, in: collection, where: other, is: value)
    }
    #expect(try text(where: "key", is: .integer(2)) == "note 2")
    #expect(try text(where: column, is: .text("note 3")) == "note 3")
    #expect(try text(where: "key", is: .integer(4)) == nil)
    #expect(try text(where: column, is: .text("note")) == nil)
  }

  @Test(arguments: [("text\" FROM x --", "key"), ("text", "key\" OR 1 --")])
  func `what is no column is refused`(column: String, other: String) throws {
    _ = try folder.open()
    #expect(throws: StoreError.self) {
      _ = try StoreReader(at: folder.location)
        .text(of: column, in: Note.collection.name, where: other, is: .integer(1))
    }
  }
}
