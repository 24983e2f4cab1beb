import TestSupport
import Testing

@testable import SharedStore

@Suite("Undo of placed widgets (CL-22)", .timeLimit(.minutes(2)))
struct ShelfUndoTests {
  let folder = TemporaryStore()

  private func run(_ id: String) -> JournalRun {
    JournalRun(id: id, intent: "test", parameters: [], key: nil, origin: "test")
  }

  private func perform(
    _ id: String,
    _ store: SharedStore,
    _ body: @escaping @Sendable (borrowing WriteTransaction) throws -> Void
  ) async throws {
    try await store.perform(run(id)) { (try body($0), [1]) }
  }

  private func shelf(_ store: SharedStore) async throws -> [Int64] {
    let widgets = try await store.read { try $0.placedWidgets() }
    #expect(widgets.map(\.position) == widgets.indices.map { Int64($0) })
    return widgets.map(\.id)
  }

  private func filled(_ kinds: [String]) async throws -> SharedStore {
    let store = try folder.open()
    for kind in kinds {
      try await perform("add \(kind)", store) {
        try $0.place(extensionName: "Home", kind: kind, family: 2, configuration: [7])
      }
    }
    return store
  }

  @Test func `a removed widget comes back under its id, in its place, with all it was`()
    async throws
  {
    let store = try await filled(["a", "b", "c"])
    let before = try await store.read { try $0.placedWidgets() }
    try await perform("remove", store) { try $0.removeWidget(2) }
    let undone = try await store.undo(.last(1), id: "undo")
    #expect(undone.records.map(\.collection) == [PlacedWidget.journalName])
    #expect(undone.records[0].before == nil)
    #expect(try await store.read { try $0.placedWidgets() } == before)
    // Its picture is made anew.
    let timelines = try await store.read { try $0.timelines(placement: 2) }
    #expect(timelines.map(\.due) == [.min])
    try await store.redo(.last(1), id: "redo")
    #expect(try await shelf(store) == [1, 3])
  }

  @Test func `a placed widget goes, and comes back under the same id`() async throws {
    let store = try await filled(["a", "b"])
    try await store.undo(.last(1), id: "undo")
    #expect(try await shelf(store) == [1])
    try await store.redo(.last(1), id: "redo")
    #expect(try await shelf(store) == [1, 2])
    try await perform("add c", store) { try $0.place(extensionName: "Home", kind: "c", family: 2) }
    #expect(try await shelf(store) == [1, 2, 3])
  }

  @Test func `a moved widget goes back, whatever else was placed since`() async throws {
    let store = try await filled(["a", "b", "c"])
    try await perform("move", store) { try $0.moveWidget(3, to: 0) }
    try await perform("add d", store) { try $0.place(extensionName: "Home", kind: "d", family: 2) }
    #expect(try await shelf(store) == [3, 1, 2, 4])
    try await store.undo(.run("move"), id: "undo")
    #expect(try await shelf(store) == [1, 2, 3, 4])
    try await store.redo(.run("move"), id: "redo")
    #expect(try await shelf(store) == [3, 1, 2, 4])
  }

  @Test func `it is refused where the widget was moved or removed since`() async throws {
    let store = try await filled(["a", "b", "c"])
    try await perform("move", store) { try $0.moveWidget(3, to: 0) }
    try await perform("again", store) { try $0.moveWidget(3, to: 1) }
    let again = StoredRun(number: 5, id: "again", intent: "test")
    let error = StoreError.changedSince(run: again, collection: PlacedWidget.journalName, key: 3)
    await #expect(throws: error) { try await store.undo(.run("move"), id: "undo") }
    #expect(try await shelf(store) == [1, 3, 2])
  }

  @Test func `a move to where it went back by itself is redone all the same`() async throws {
    let store = try await filled(["a", "b"])
    try await perform("move", store) { try $0.moveWidget(2, to: 0) }
    try await perform("other", store) { try $0.moveWidget(1, to: 0) }
    // Widget 2 is where it was before its move already.
    try await store.undo(.run("move"), id: "undo")
    #expect(try await shelf(store) == [1, 2])
    try await store.redo(.last(1), id: "redo")
    try await store.undo(.last(1), id: "undo again")
    #expect(try await shelf(store) == [1, 2])
  }

  @Test(arguments: 0..<30)
  func `any number of steps back and forth is exactly the shelf of then`(seed: Int) async throws {
    let store = try await filled(["a", "b", "c"])
    var random = SplitMix64(seed: seed)
    var shelves = [try await shelf(store)]
    var at = 0
    for step in 0..<40 {
      switch Int.random(in: 0..<6, using: &random) {
      case 0 where at > 0:
        let count = Int.random(in: 1...at, using: &random)
        for number in 0..<count { try await store.undo(.last(1), id: "u\(step) \(number)") }
        at -= count
      case 1 where at < shelves.count - 1:
        let count = Int.random(in: 1...shelves.count - 1 - at, using: &random)
        try await store.redo(.last(count), id: "r\(step)")
        at += count
      default:
        guard at == shelves.count - 1 else { continue }
        let ids = shelves[at]
        let (kind, place) = (
          Int.random(in: 0..<4, using: &random),
          Int64.random(in: -1...Int64(ids.count), using: &random)
        )
        let id = ids.randomElement(using: &random)
        try await perform("step \(step)", store) { transaction in
          if kind == 0, let id {
            try transaction.removeWidget(id)
          } else if kind < 3, let id {
            try transaction.moveWidget(id, to: place)
          } else {
            try transaction.place(extensionName: "Home", kind: "x", family: 2)
          }
        }
        let now = try await shelf(store)
        guard now != ids else { continue }
        shelves.append(now)
        at += 1
      }
      #expect(try await shelf(store) == shelves[at])
    }
  }
}
