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
        == "1 “Buy groceries” waits for 3 “Water the plants” waits for 2 “Call the dentist” waits for 1 “Buy groceries”: they would wait for each other"
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

  private struct Standing: Equatable {
    let open: [Int64]
    let blocked: [Int64: [Int64]]
  }

  /// Returns the open to-dos in order, and for which to-dos each of them waits.
  private func standing(_ order: ToDoListOrder = .today) async throws -> Standing {
    try await toDos.store.read { transaction in
      let blocked = try BlockedToDos(from: transaction)
      let ordered = OrderedToDos(
        scope: ToDoScope(order: order),
        calendar: Samples.utc,
        moment: Samples.now,
        blocked: blocked
      )
      return Standing(
        open: try ordered.first(.max, in: transaction).map(\.key),
        blocked: blocked.blockers
      )
    }
  }

  // BW-32
  @Test(arguments: ToDoListOrder.allCases)
  func `one that waits is behind all others in each order, and one that runs before them`(
    order: ToDoListOrder
  ) async throws {
    try await block(1, by: 2)
    _ = try await toDos.change(1) {
      ($0.due, $0.priority, $0.name) = (Samples.day(-3), .high, "aaa")
    }
    _ = try await toDos.change(3) { ($0.startedAt, $0.name) = (5, "zzz") }
    let added = try await toDos.add(ToDoRecord(name: "bbb")).key
    let standing = try await standing(order)
    #expect(standing.open.first == 3 && standing.open.last == 1)
    #expect(Set(standing.open) == [1, 2, 3, added])
    #expect(standing.blocked == [1: [2]])
    // The first ones are the same when fewer are read.
    for limit in 1...4 {
      let first = try await toDos.store.read { transaction in
        try OrderedToDos(
          scope: ToDoScope(order: order),
          calendar: Samples.utc,
          blocked: BlockedToDos(from: transaction)
        )
        .first(limit, in: transaction).map(\.key)
      }
      #expect(first == Array(standing.open.prefix(limit)))
    }
  }

  // BW-32: nothing of it is stored, so the transaction that closes the last blocker frees what waits.
  @Test(arguments: ["done", "cancel", "remove"])
  func `closing or removing the last blocker frees what waits, and an undo blocks it again`(
    end: String
  ) async throws {
    try await block(2, by: 1, 3)
    #expect(try await standing() == Standing(open: [1, 3, 2], blocked: [2: [1, 3]]))
    _ = try await toDos.changeDone(3) { $0.close(at: 5) }
    #expect(try await standing() == Standing(open: [1, 2], blocked: [2: [1]]))
    switch end {
    case "done": _ = try await toDos.changeDone(1) { $0.close(at: 5) }
    case "cancel": _ = try await toDos.changeDone(1) { $0.close(as: .cancelled, at: 5) }
    default: _ = try await toDos.remove(1)
    }
    #expect(try await standing() == Standing(open: [2], blocked: [:]))
    guard end != "remove" else { return }
    _ = try await toDos.changeDone(1) { $0.reopen() }
    #expect(try await standing() == Standing(open: [1, 2], blocked: [2: [1]]))
  }

  @Test func `work that has begun goes on, and more blockers than one look finds are found`()
    async throws
  {
    var ids: [ToDoID] = []
    for number in 0..<45 {
      var record = ToDoRecord(name: "x")
      record.blockedBy = Array(ids.suffix(40))
      ids.append(record.id)
      if number == 44 { record.startedAt = 5 }
      _ = try await toDos.add(record)
    }
    let standing = try await standing()
    #expect(standing.blocked.count == 44)
    #expect(standing.blocked[48]?.count == 40)
    #expect(standing.open.prefix(5) == [48, 1, 2, 3, 4])
  }

  // BW-3, BW-25, BW-32
  @Test func `a picture has it behind the others, and the same transaction frees it`()
    async throws
  {
    try await block(1, by: 2)
    let foresight = ToDoForesight(in: Samples.utc)
    let before = try await foresight.timeline(of: toDos).entries[0].picture.open
    #expect(before.map(\.number) == [2, 3, 1])
    #expect(before.map(\.isBlocked) == [false, false, true] && before[2].labels == "after #2")
    #expect(before[2].heading == .blocked)
    _ = try await toDos.changeDone(2) { $0.close(at: 5) }
    let after = try await foresight.timeline(of: toDos).entries[0].picture.open
    #expect(after.map(\.number) == [1, 3] && after.map(\.isBlocked) == [false, false])
  }

  @Test func `a number that no to-do has is refused`() async throws {
    await #expect(throws: ToDoError.notFound(number: 99)) {
      try await toDos.identifiers(of: [1, 99])
    }
    #expect(try await toDos.identifiers(of: [3, 1]) == [try await id(3), try await id(1)])
  }
}
