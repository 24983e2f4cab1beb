import Moments
import TestSupport
import Testing

@testable import HomeWidgets
@testable import SharedStore

@Suite("To-dos of an older store", .timeLimit(.minutes(2)))
struct ToDoUpgradeTests {
  private let folder = TemporaryFolder()

  private var location: StoreLocation { StoreLocation(path: folder.path + "/store.sqlite") }

  /// The module's schema in version 0.9.0.
  private static let first = ModuleSchema(
    name: "to-do",
    migrations: Array(ToDoSchema.module(language: .english, now: 7).migrations.prefix(1))
  )

  /// A to-do of version 0.9.0 with a value in each column.
  private struct OldToDo: StoreRecord {
    static let collection = ToDoRecord.firstCollection
    var key: Int64 = 0
    var isDone = false

    init(isDone: Bool) { self.isDone = isDone }
    init(row: StoreRow) throws { key = row.key }

    func encode(into values: inout StoreRowValues) {
      values.set("id", to: ToDoID(bits: isDone ? 1 : 2).text)
      values.set("name", to: "Old")
      values.set("isDone", to: isDone)
      values.set("doneAt", to: isDone ? 50 as Int64? : nil)
      values.set("dueDay", to: "2026-12-01")
      values.set("priority", to: 3 as Int64)
      for column in ["notes", "list", "recurrence", "checklist", "dueZone"] {
        values.set(column, to: column)
      }
      values.set("tags", to: "a\nb")
      values.set("imported", to: "{}")
      values.set("position", to: 9 as Int64)
      values.set("addedAt", to: 40 as Int64)
    }
  }

  // BW-1
  @Test func `it keeps what it has, and gets what a to-do has further`() async throws {
    let old = try SharedStore(at: location, schemas: [Self.first])
    let keys = try await old.write { transaction in
      try [false, true].map { try transaction.insert(OldToDo(isDone: $0)).key }
    }
    let toDos = ToDoStore(store: try TestStore.open(location))
    let records = try await toDos.records(sortedBy: [.ascending(StoreFilter.keyColumn)])
    #expect(records.map(\.key) == [1, 2, 3, keys[0], keys[1]])
    #expect(records.map(\.state) == [.open, .open, .open, .open, .done])
    #expect(records.map(\.doneAt) == [nil, nil, nil, nil, 50])
    // It was modified last when it was done, or else added.
    #expect(records.map(\.modifiedAt) == [7, 7, 7, 40, 50])
    let record = records[3]
    #expect(record.due == CivilDate(text: "2026-12-01").map { .day($0) })
    #expect(record.tags == ["a", "b"] && record.priority == .high && record.notes == "notes")
    #expect(record.notBefore == nil && record.reminders.isEmpty && record.startedAt == nil)
    #expect(record.blockedBy.isEmpty && record.url.isEmpty && record.origin == nil)
    #expect(try await toDos.clearSamples() == 3)
  }

  @Test func `it has the shape of a fresh store`() async throws {
    _ = try SharedStore(at: location, schemas: [Self.first])
    let upgraded = try TestStore.open(location)
    let fresh = try TestStore()
    let shapes = (try await upgraded.shape, try await fresh.toDos.store.shape)
    #expect(shapes.0 == shapes.1)
  }

  @Test func `its program then refuses it`() async throws {
    _ = try TestStore.open(location)
    #expect(throws: StoreError.newerSchema(module: "to-do", found: 4, known: 1)) {
      try SharedStore(at: location, schemas: [Self.first])
    }
  }
}

extension SharedStore {
  /// The SQL definitions of the to-dos' table and indexes.
  fileprivate var shape: [String] {
    get throws {
      var rows = try core.connection().rows(
        "SELECT sql FROM sqlite_schema WHERE tbl_name = ? ORDER BY name",
        [.text("records_todos")]
      )
      var shape: [String] = []
      while let row = try rows.next() { shape.append(row.text(0)) }
      return shape
    }
  }
}
