import TestSupport
import Testing

@testable import SharedStore

@Suite("Live Activities among the placed widgets", .timeLimit(.minutes(2)))
struct ActivityStoreTests {
  private static let week: Int64 = 7 * 86_400 * 1_000_000
  let folder = TemporaryStore()

  private func perform(
    _ id: String,
    _ store: SharedStore,
    _ body: @escaping @Sendable (borrowing WriteTransaction) throws -> Void
  ) async throws {
    let run = JournalRun(id: id, intent: "test", parameters: [], key: nil, origin: "test")
    try await store.perform(run) { (try body($0), [1]) }
  }

  /// Returns a store with a widget and, before it, an activity that is dismissed at 1,000.
  private func begun() async throws -> SharedStore {
    let store = try folder.open()
    try await perform("add", store) { try $0.place(extensionName: "Home", kind: "a", family: 2) }
    try await perform("begin", store) {
      try $0.place(
        extensionName: "Home",
        kind: "b",
        family: 1,
        configuration: [7],
        dismissal: 1_000
      )
    }
    for widget in try await placed(store) {
      try await store.write {
        try $0.store(
          WidgetTests.timeline(
            widget,
            entries: [StoredEntry(date: 1, light: [9])],
            family: widget.family
          )
        )
      }
    }
    return store
  }

  private func placed(_ store: SharedStore) async throws -> [PlacedWidget] {
    try await store.read { try $0.placedWidgets() }
  }

  private func update(_ store: SharedStore) async throws {
    try await perform("update", store) { transaction in
      var activity = try #require(try transaction.placedWidget(2))
      activity.configuration = [8]
      activity.dismissal = 2_000
      try transaction.update(activity)
    }
  }

  // WK-134
  @Test func `one is shown before the widgets until it leaves the screen`() async throws {
    let store = try await begun()
    #expect(try await placed(store).map(\.kind) == ["b", "a"])
    for (now, shown) in [(0, [2, 1]), (999, [2, 1]), (1_000, [1]), (5_000, [1])]
      as [(Int64, [Int64])]
    {
      let entries = try await store.read { try $0.currentEntries(at: now) }
      #expect(entries.map(\.widget.id) == shown)
    }
    try await store.write { transaction in
      let marked = try transaction.placedWidgets().filter(\.isActivity)
      for activity in marked {
        var changed = activity
        changed.configuration = [1]
        try transaction.update(changed)
      }
    }
    for (now, isDue) in [(999, true), (1_000, false)] as [(Int64, Bool)] {
      let due = try await store.read { try $0.dueTimelines(at: now) }
      #expect(due.contains { $0.widget.id == 2 } == isDue)
    }
  }

  // WK-135
  @Test func `another state keeps the last picture and is due at once, undone too`()
    async throws
  {
    let store = try await begun()
    try await update(store)
    let timelines = try await store.read { try $0.timelines(placement: 2) }
    #expect(timelines.map(\.isDirty) == [true] && timelines.map(\.generation) == [1])
    #expect(try await store.read { try $0.currentEntries(at: 1_500) }[0].archive == [9])
    try await store.undo(.last(1), id: "undo")
    #expect(try await placed(store)[0].configuration == [7])
    #expect(try await placed(store)[0].dismissal == 1_000)
    try await store.redo(.last(1), id: "redo")
    #expect(try await placed(store)[0].dismissal == 2_000)
    #expect(try await store.read { try $0.timelines(placement: 2) }.map(\.isDirty) == [true])
  }

  // WK-136
  @Test func `what has left the screen loses its pictures, and a week later its place`()
    async throws
  {
    let store = try await begun()
    try await store.write { try $0.clearDismissed(at: 999) }
    #expect(try await store.read { try $0.timelines(placement: 2) }.count == 1)
    try await store.write { try $0.clearDismissed(at: 1_000) }
    #expect(try await store.read { try $0.timelines(placement: 2) }.isEmpty)
    #expect(try await placed(store).map(\.id) == [2, 1])
    // An undo still finds what it began, and a redo what that was.
    try await store.undo(.last(1), id: "undo")
    #expect(try await placed(store).map(\.id) == [1])
    try await store.redo(.last(1), id: "redo")
    try await store.write { try $0.clearDismissed(at: 1_000 + Self.week) }
    #expect(try await placed(store).map(\.id) == [1])
    #expect(try await placed(store).map(\.position) == [0])
  }
}
