import Testing

@testable import SharedStore

@Suite("Records that a run changed", .timeLimit(.minutes(2)))
struct ChangedRecordTests {
  let folder = TemporaryStore()

  private func filled() async throws -> SharedStore {
    let store = try folder.open()
    try await store.perform("made") {
      _ = try await store.write {
        try $0.insert(Note("one"))
        try $0.insert(Note("two", isDone: true))
      }
    }
    try await store.perform("changed") {
      _ = try await store.write { try $0.update(Note("ONE", isDone: true, key: 1)) }
    }
    try await store.perform("deleted") {
      _ = try await store.write { try $0.delete(Note.self, key: 2) }
    }
    return store
  }

  private func records(
    _ number: Int64,
    _ store: SharedStore,
    limit: Int = 9
  ) async throws -> [ChangedRecord] {
    try await store.read { try $0.changedRecords(ofRun: number, limit: limit).records }
  }

  private func text(_ columns: [RecordedChange.ColumnValue]?, _ name: String) -> StoreValue? {
    columns?.first { $0.column == name }?.value
  }

  @Test func `what a run made is said as it was then, whatever came later`() async throws {
    let made = try await records(1, filled())
    #expect(made.map(\.key) == [1, 2])
    #expect(made.allSatisfy { $0.before == nil })
    #expect(made.map { text($0.after, "text") } == [.text("one"), .text("two")])
    #expect(made.map { text($0.after, "isDone") } == [.integer(0), .integer(1)])
    #expect(made.map { text($0.latest, "text") } == [.text("ONE"), .text("two")])
  }

  @Test func `of a change there are the columns that differ, before and after`() async throws {
    let changed = try await records(2, filled())
    #expect(changed.count == 1)
    #expect(changed.first?.before?.map(\.column).sorted() == ["isDone", "text"])
    #expect(text(changed.first?.before, "text") == .text("one"))
    #expect(text(changed.first?.after, "text") == .text("ONE"))
    #expect(changed.first?.after?.count == 2)
  }

  @Test func `what a run deleted is said whole`() async throws {
    let deleted = try await records(3, filled())
    #expect(deleted.map(\.key) == [2])
    #expect(deleted.first?.after == nil)
    #expect(text(deleted.first?.before, "text") == .text("two"))
    #expect(text(deleted.first?.latest, "text") == .text("two"))
  }

  @Test func `several changes of a record are one, and none where it ends as it began`()
    async throws
  {
    let store = try await filled()
    try await store.perform("often") {
      _ = try await store.write {
        for name in ["a", "b", "c"] { try $0.update(Note(name, isDone: true, key: 1)) }
        try $0.insert(Note("made and deleted"))
        try $0.delete(Note.self, key: 3)
        try $0.insert(Note("there", key: 0))
        try $0.update(Note("and back", key: 4))
        try $0.update(Note("there", key: 4))
      }
    }
    try await store.perform("away and back") {
      _ = try await store.write {
        try $0.update(Note("x", key: 4))
        try $0.update(Note("there", key: 4))
      }
    }
    let often = try await records(4, store)
    #expect(often.map(\.key) == [1, 4])
    #expect(text(often[0].before, "text") == .text("ONE"))
    #expect(text(often[0].after, "text") == .text("c"))
    #expect(often[1].before == nil)
    #expect(text(often[1].after, "text") == .text("there"))
    #expect(try await records(5, store).isEmpty)
  }

  @Test func `pages have each record once`() async throws {
    let store = try folder.open()
    try await store.perform("many") {
      _ = try await store.write { transaction in
        for index in 1...10 { try transaction.insert(Note("note \(index)")) }
        for key in 1...10 { try transaction.update(Note("changed", key: Int64(key))) }
      }
    }
    var keys: [Int64] = []
    var place: Int64? = 0
    var pages = 0
    while let ordinal = place, pages < 9 {
      let page = try await store.read {
        try $0.changedRecords(ofRun: 1, after: ordinal, limit: 4)
      }
      keys += page.records.map(\.key)
      #expect(page.records.allSatisfy { text($0.after, "text") == .text("changed") })
      place = page.next
      pages += 1
    }
    #expect(keys == Array(1...10))
    #expect(pages == 3)
  }

  @Test func `an undo is told like any run`() async throws {
    let store = try await filled()
    try await store.undo(.last(1), id: "undo")
    let back = try await records(4, store)
    #expect(back.map(\.key) == [2])
    #expect(back.first?.before == nil)
    #expect(text(back.first?.after, "text") == .text("two"))
    // And the run that it took back still says what it did.
    #expect(try await records(3, store).first?.after == nil)
  }

  // RD-13
  @Test func `a forgotten run has no records, and others keep theirs`() async throws {
    let store = try await filled()
    _ = try StoreCore(at: folder.location).forget([2])
    #expect(try await records(2, store).isEmpty)
    #expect(try await records(1, store).count == 2)
  }
}
