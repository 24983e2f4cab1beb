import Foundation
import SharedStore
import TestSupport
import Testing
import WidgetIntents

@testable import HomeWidgets

@Suite("Searches for to-dos", .timeLimit(.minutes(2)))
struct ToDoSearchTests {
  private let store: TestStore

  init() throws {
    store = try TestStore()
  }

  private func names(
    _ property: String,
    _ comparison: EntityComparison,
    _ operand: IntentValue
  ) async throws -> [String]? {
    let context = IntentContext(now: Samples.now, timeZone: .gmt)
    let filter = EntityFilter.compare(property: property, comparison, .value(operand))
    return try await ToDoSearch(toDos: store.toDos, context: context)
      .found(where: filter, sortedBy: [EntitySort(property: "due")], limit: nil)?.map(\.name)
  }

  // BW-2, LG-20
  @Test func `what is due is compared as the day or the instant that it is`() async throws {
    for number: Int64 in 1...3 { _ = try await store.toDos.remove(number) }
    let dues: [(String, Due?)] = [
      ("none", nil), ("tomorrow", Samples.day(1)), ("noon", Samples.instant(2)),
      ("today", Samples.day(0)),
    ]
    for (name, due) in dues { _ = try await store.toDos.add(ToDoRecord(name: name, due: due)) }
    let now = IntentValue.date(Samples.now)
    let noon = IntentValue.date(Samples.now.addingTimeInterval(2 * 3_600))
    let today = IntentValue.dateComponents(DateComponents(year: 2026, month: 11, day: 21))
    #expect(try await names("due", .lessThan, now) == [])
    #expect(try await names("due", .lessThanOrEqualTo, now) == ["today"])
    #expect(try await names("due", .equalTo, noon) == ["today", "noon"])
    #expect(try await names("due", .equalTo, today) == ["today", "noon"])
    #expect(try await names("due", .greaterThan, today) == ["tomorrow"])
    #expect(try await names("due", .notEqualTo, today) == ["tomorrow", "none"])
    #expect(try await names("due", .equalTo, .none) == ["none"])
    // The first instant of the day, as an instant.
    #expect(try await names("dueDate", .lessThan, now) == ["today"])
    #expect(try await names("dueDate", .greaterThanOrEqualTo, now) == ["noon", "tomorrow"])
  }

  @Test func `words are found whatever their case`() async throws {
    #expect(try await store.toDos.records(namedLike: "BUY groceries", limit: 5).map(\.key) == [1])
    #expect(try await names("name", .contains, .string("GROC")) == ["Buy groceries"])
    #expect(try await names("name", .equalTo, .string("buy groceries")) == [])
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
