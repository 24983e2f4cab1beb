import Moments
import SharedStore
import Testing

@testable import HomeWidgets

// BW-32
@Suite("To-dos that wait for others", .timeLimit(.minutes(2)))
struct ToDoBlockerTests {
  private let store: TestStore
  private var toDos: ToDoStore { store.toDos }

  init() throws { store = try TestStore() }

  private func id(_ number: Int64) async throws -> ToDoID {
    try #require(try await toDos.record(number: number)).id
  }

  private func block(_ number: Int64, by others: Int64...) async throws {
    let ids = try await toDos.identifiers(of: others)
    let change = ToDoChange(addedBlockers: ids)
    _ = try await toDos.difference(number) { try change.apply(to: &$0) }
  }

  @Test func `a circle is refused, and all of it is named`() async throws {
    try await block(2, by: 1)
    try await block(3, by: 2)
    let error = await #expect(throws: ToDoError.self) { try await block(1, by: 3) }
    #expect(
      error?.message
        == "1 “Buy groceries” waits for 3 “Water the plants” waits for 2 “Call the dentist” waits for 1 “Buy groceries”: that is a circle"
    )
    #expect(try await toDos.record(number: 1)?.blockedBy == [])
    let own = await #expect(throws: ToDoError.self) { try await block(1, by: 1) }
    #expect(own == .circle(["1 “Buy groceries”", "1 “Buy groceries”"]))
  }

  @Test func `a blocker that is closed or removed is harmless, and its identifier stays`()
    async throws
  {
    try await block(2, by: 1, 3)
    let ids = [try await id(1), try await id(3)]
    _ = try await toDos.changeDone(1) { $0.close(at: 1) }
    _ = try await toDos.remove(3)
    let record = try #require(try await toDos.record(number: 2))
    #expect(record.blockedBy == ids)
    #expect(try await toDos.blockers(of: record).map(\.key) == [1])
    _ = try await toDos.changeDone(2) { $0.close(at: 2) }
    #expect(try await toDos.record(number: 2)?.isDone == true)
  }

  @Test func `one that is added may not close a circle either`() async throws {
    var first = ToDoRecord(name: "a")
    var second = ToDoRecord(name: "b")
    (first.blockedBy, second.blockedBy) = ([second.id], [first.id])
    // The other one is not there yet: an import adds them one after the other.
    _ = try await toDos.add(first)
    let last = second
    await #expect(throws: ToDoError.self) { try await toDos.add(last) }
  }

  @Test func `a long chain is no circle, and there are not too many`() async throws {
    var before: ToDoID?
    for _ in 0..<60 {
      var record = ToDoRecord(name: "x")
      record.blockedBy = before.map { [$0] } ?? []
      before = try await toDos.add(record).id
    }
    var record = ToDoRecord(name: "many")
    record.blockedBy = (0...50).map { ToDoID(bits: $0) }
    let many = record
    await #expect(throws: ToDoError.tooManyBlockers(count: 51)) { try await toDos.add(many) }
  }

  @Test func `a number that no to-do has is refused`() async throws {
    await #expect(throws: ToDoError.notFound(number: 99)) {
      try await toDos.identifiers(of: [1, 99])
    }
    #expect(try await toDos.identifiers(of: [3, 1]) == [try await id(3), try await id(1)])
  }
}
