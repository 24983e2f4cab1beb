import Moments
import SharedStore
import Testing

@testable import HomeWidgets

@Suite("To-dos in the store", .timeLimit(.minutes(2)))
struct ToDoStoreTests {
  private let store: TestStore

  init() throws {
    store = try TestStore()
  }

  private var toDos: ToDoStore { store.toDos }

  // BW-1
  @Test func `a fresh store has three samples, numbered from one`() async throws {
    let records = try await toDos.records()
    #expect(records.map(\.name) == ["Buy groceries", "Call the dentist", "Water the plants"])
    #expect(records.map(\.key) == [1, 2, 3])
    #expect(Set(records.map(\.id)).count == 3)
  }

  // BW-1
  @Test func `everything about a to-do is kept`() async throws {
    for due in [nil, Samples.day(3), Samples.instant(3)] {
      var record = ToDoRecord(name: "Köpek 👨‍👩‍👧‍👦", due: due, priority: .high)
      record.notes = "a\nb"
      record.tags = ["one", "two"]
      record.list = "home"
      record.recurrence = "FREQ=DAILY"
      record.imported = #"{"x":1}"#
      record.origin = "todotxt:1"
      record.notBefore = due
      record.notBeforeZone = due == nil ? "" : "Europe/Berlin"
      record.reminders = [.before(seconds: 600), .at(Instant(secondsSince1970: 1_795_255_200))]
      record.startedAt = 7
      record.blockedBy = [ToDoID(bits: 1), ToDoID(bits: 2)]
      record.url = "https://example.org/é"
      let added = try await toDos.add(record)
      record.key = added.key
      record.position = added.position
      record.addedAt = Instant(Samples.now).microseconds
      record.modifiedAt = record.addedAt
      #expect(try await toDos.record(number: added.key) == record)
    }
  }

  // BW-1, CL-10
  @Test func `a number is never given again`() async throws {
    let first = try await toDos.add(ToDoRecord(name: "a"))
    _ = try await toDos.remove(first.key)
    let second = try await toDos.add(ToDoRecord(name: "b"))
    #expect(second.key == first.key + 1)
    #expect(try await toDos.record(number: first.key) == nil)
  }

  // BW-2
  @Test(
    arguments: [
      ("d", .above, "a", ["d", "a", "b", "c"]), ("d", .below, "a", ["a", "d", "b", "c"]),
      ("a", .below, "d", ["b", "c", "d", "a"]), ("a", .below, "b", ["b", "a", "c", "d"]),
      ("c", .above, "b", ["a", "c", "b", "d"]), ("b", .below, "a", ["a", "b", "c", "d"]),
      ("b", .above, "b", ["a", "b", "c", "d"]),
    ] as [(String, ToDoSide, String, [String])]
  )
  func `a to-do is put right above or below another one`(
    moved: String,
    side: ToDoSide,
    other: String,
    order: [String]
  ) async throws {
    for number: Int64 in 1...3 { _ = try await toDos.remove(number) }
    var numbers: [String: Int64] = [:]
    for name in ["a", "b", "c", "d"] {
      numbers[name] = try await toDos.add(ToDoRecord(name: name)).key
    }
    // There is no end of moves between two neighbours.
    for _ in 1...40 {
      _ = try await toDos.move(try #require(numbers[moved]), side, of: try #require(numbers[other]))
      #expect(try await store.names == order)
    }
  }

  @Test func `a to-do has no place beside one that is done`() async throws {
    _ = try await toDos.change(1) { $0.close(at: 1) }
    for (number, other) in [(1, 2), (2, 1)] as [(Int64, Int64)] {
      await #expect(throws: ToDoError.self) { try await toDos.move(number, .below, of: other) }
    }
  }

  // BW-2
  @Test(arguments: [
    (1, ["d", "a", "b", "c"]), (2, ["a", "d", "b", "c"]), (3, ["a", "b", "d", "c"]),
    (4, ["a", "b", "c", "d"]), (9, ["a", "b", "c", "d"]), (-1, ["d", "a", "b", "c"]),
  ])
  func `a to-do is moved to its place, or to the end`(place: Int, order: [String]) async throws {
    for number: Int64 in 1...3 { _ = try await toDos.remove(number) }
    var last: ToDoRecord?
    for name in ["a", "b", "c", "d"] { last = try await toDos.add(ToDoRecord(name: name)) }
    let moved = try await toDos.move(try #require(last).key, to: place)
    #expect(try await store.names == order)
    #expect(moved.place == (order.firstIndex(of: "d") ?? 0) + 1)
  }

  @Test func `many moves to one place use up the room and lose no order`() async throws {
    for number: Int64 in 1...3 { _ = try await toDos.remove(number) }
    var keys: [Int64] = []
    for name in ["a", "b", "c"] { keys.append(try await toDos.add(ToDoRecord(name: name)).key) }
    for turn in 0..<60 {
      _ = try await toDos.move(keys[turn % 2 == 0 ? 2 : 1], to: 2)
    }
    #expect(try await store.names == ["a", "b", "c"])
  }

  @Test(
    arguments: [
      (0, [], ToDoStore.positionStep), (0, [5], 5 - ToDoStore.positionStep), (1, [5, 9], 7),
      (1, [5, 6], nil), (1, [Int64.max], nil), (0, [Int64.min], nil), (1, [.min, .max], nil),
    ] as [(Int, [Int64], Int64?)]
  )
  func `a position lies between its neighbours, where there is one`(
    index: Int,
    positions: [Int64],
    position: Int64?
  ) {
    #expect(ToDoStore.position(at: index, among: positions) == position)
  }

  // BW-2
  @Test func `clearing removes what is done and nothing else`() async throws {
    _ = try await toDos.change(2) { $0.close(at: 1) }
    #expect(try await toDos.clearCompleted() == 1)
    #expect(try await toDos.clearCompleted() == 0)
    #expect(try await store.names == ["Buy groceries", "Water the plants"])
  }

  @Test func `a to-do that somebody removed meanwhile cannot be changed`() async throws {
    await #expect(throws: ToDoError.notFound(number: 99)) {
      try await toDos.change(99) { $0.name = "x" }
    }
    await #expect(throws: ToDoError.notFound(number: 99)) { try await toDos.remove(99) }
    await #expect(throws: ToDoError.notFound(number: 99)) { try await toDos.move(99, to: 1) }
  }

  // BW-5
  @Test func `toggles of many at once are all counted`() async throws {
    let location = store.location
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<4 {
        group.addTask {
          let toDos = ToDoStore(store: try TestStore.open(location))
          for turn in 0..<25 {
            _ = try await toDos.add(ToDoRecord(name: "\(turn)"))
            _ = try await toDos.change(1) { $0.notes += "x" }
          }
        }
      }
      try await group.waitForAll()
    }
    #expect(try await toDos.record(number: 1)?.notes.count == 100)
    let records = try await toDos.records()
    #expect(records.count == 103)
    #expect(Set(records.map(\.position)).count == 103)
  }

  @Test func `a broken identifier is an error that says where`() async throws {
    _ = try await toDos.store.write { try $0.insert(BrokenRecord()) }
    let error = await #expect(throws: StoreError.self) { try await toDos.records() }
    #expect(
      error == .malformedRecord(collection: "todos", column: "id", expected: "ToDoID")
    )
  }
}
