import SharedStore
import Testing

@Suite("Records", .timeLimit(.minutes(5)))
struct RecordTests {
  let folder = TemporaryStore()

  @Test func `a record comes back as it was inserted`() async throws {
    let store = try folder.open()
    let note = Note("Milk", isDone: true, rank: -0.5, picture: [0, 255])
    let inserted = try await store.write { try $0.insert(note) }
    #expect(inserted.key == 1)
    #expect(try await store.read { try $0.record(1, as: Note.self) } == inserted)
  }

  @Test(arguments: ["", "a\u{0}b", "'; DROP TABLE records_notes; --", "Köpeği yürüyüşe çıkar 🐕‍🦺"])
  func `text is bound with its length and never read as SQL`(text: String) async throws {
    // RI-3
    let store = try folder.open()
    try await store.write { try $0.insert(Note(text)) }
    let found = try await store.read { try $0.fetch(Note.self, where: .equals("text", text)) }
    #expect(found.map(\.text) == [text])
  }

  @Test func `missing values and empty bytes are told apart`() async throws {
    let store = try folder.open()
    try await store.write {
      try $0.insert(Note("none"))
      try $0.insert(Note("empty", picture: []))
    }
    let notes = try await store.read { try $0.fetch(Note.self) }
    #expect(notes.map(\.picture) == [nil, []])
  }

  @Test func `a key is never given again`() async throws {
    let store = try folder.open()
    let last = try await store.write { transaction in
      try transaction.insert(Note("one"))
      let two = try transaction.insert(Note("two"))
      try transaction.delete(Note.self, key: two.key)
      return try transaction.insert(Note("three")).key
    }
    #expect(last == 3)
  }

  @Test func `an update that changes nothing says so and commits nothing`() async throws {
    // RD-8
    let store = try folder.open()
    let note = try await store.write { try $0.insert(Note("Milk", rank: 1)) }
    var watch = ChangeWatch(folder.location)
    let isChanged = try await store.write { try $0.update(note) }
    let hasCommitted = watch.hasChanged()
    #expect(!isChanged)
    #expect(!hasCommitted)
  }

  @Test func `an update of an unknown key is refused`() async throws {
    let store = try folder.open()
    let note = Note("Milk", key: 7)
    await #expect(throws: StoreError.noSuchRecord(collection: "notes", key: 7)) {
      try await store.write { try $0.update(note) }
    }
  }

  @Test func `a delete says whether there was a record`() async throws {
    let store = try folder.open()
    try await store.write { try $0.insert(Note("Milk")) }
    let first = try await store.write { try $0.delete(Note.self, key: 1) }
    let second = try await store.write { try $0.delete(Note.self, key: 1) }
    #expect((first, second) == (true, false))
  }

  @Test func `a closure that throws leaves nothing behind`() async throws {
    let store = try folder.open()
    await #expect(throws: Interruption.self) {
      try await store.write { transaction in
        try transaction.insert(Note("Milk"))
        throw Interruption()
      }
    }
    #expect(try await store.read { try $0.count(Note.self) } == 0)
  }

  @Test func `a value of another kind is reported with its place`() async throws {
    struct Wrong: StoreRecord {
      static let collection = Note.collection
      var key: Int64 = 0
      init(row: StoreRow) throws {
        let _: Int = try row.value("text")
      }
      func encode(into values: inout StoreRowValues) {}
    }
    let store = try folder.open()
    try await store.write { try $0.insert(Note("Milk")) }
    let expected = StoreError.malformedRecord(
      collection: "notes",
      column: "text",
      expected: "Int"
    )
    await #expect(throws: expected) {
      try await store.read { try $0.fetch(Wrong.self) }
    }
  }

  @Test func `a required column that is not set is refused`() async throws {
    struct Incomplete: StoreRecord {
      static let collection = Note.collection
      var key: Int64 = 0
      init() {}
      init(row: StoreRow) throws {}
      func encode(into values: inout StoreRowValues) {}
    }
    let store = try folder.open()
    let error = await #expect(throws: StoreError.self) {
      try await store.write { _ = try $0.insert(Incomplete()) }
    }
    #expect(error?.exitCode == 1)
  }
}
