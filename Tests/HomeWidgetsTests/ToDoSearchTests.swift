import Foundation
import SharedStore
import Testing

@testable import HomeWidgets

@Suite("Searches for to-dos", .timeLimit(.minutes(2)))
struct ToDoSearchTests {
  private let store: TestStore

  init() throws {
    store = try TestStore()
  }

  private func names(_ filter: StoreFilter) async throws -> [String] {
    try await store.toDos.records(where: filter).map(\.name)
  }

  // BW-2
  @Test func `due dates are compared by their first instant`() async throws {
    for number: Int64 in 1...3 { _ = try await store.toDos.remove(number) }
    let dues: [(String, Due?)] = [
      ("none", nil), ("today", Samples.day(0)), ("noon", Samples.instant(2)),
      ("tomorrow", Samples.day(1)),
    ]
    for (name, due) in dues { _ = try await store.toDos.add(ToDoRecord(name: name, due: due)) }
    let midnight = Day(Samples.now, in: Samples.utc).start(in: Samples.utc)
    let tomorrow = midnight.addingTimeInterval(86_400)
    func before(_ date: Date) async throws -> [String] {
      try await names(DueFilter.before(date, in: Samples.utc))
    }
    func from(_ date: Date) async throws -> [String] {
      try await names(DueFilter.notBefore(date, in: Samples.utc))
    }
    #expect(try await before(midnight) == [])
    #expect(try await before(Samples.now) == ["today"])
    #expect(try await before(tomorrow) == ["today", "noon"])
    #expect(try await from(midnight) == ["today", "noon", "tomorrow"])
    #expect(try await from(Samples.now) == ["noon", "tomorrow"])
    #expect(try await from(tomorrow.addingTimeInterval(1)) == [])
  }

  @Test func `an entity shows what is stored`() throws {
    var record = Samples.record(7, "Buy milk", due: Samples.instant(4), priority: .low)
    record.tags = ["shop"]
    let toDo = ToDo(record, in: Samples.utc)
    #expect(toDo.number == 7)
    #expect(toDo.id == record.id.text)
    #expect(toDo.due == DateComponents(year: 2026, month: 11, day: 21, hour: 14, minute: 0))
    #expect(toDo.dueDate == Samples.now.addingTimeInterval(4 * 3_600))
    #expect(toDo.priority == .low)
    #expect(toDo.tags == ["shop"])
    #expect(toDo.isDone == false)
  }
}
