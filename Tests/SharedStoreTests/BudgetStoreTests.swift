import Testing

@testable import SharedStore

@Suite("Budgets in the store", .timeLimit(.minutes(2)))
struct BudgetStoreTests {
  let folder = TemporaryStore()

  private static let charged = StoredBudget(
    full: 100,
    policyBegun: 5,
    firstEnded: 6,
    lastEnded: 7,
    processorTime: 8
  )
  private static var waiting: StoredBudget {
    var budget = charged
    (budget.waitsSince, budget.waitsUntil) = (20, 90)
    return budget
  }

  private func place(_ store: SharedStore, budget: String? = nil) async throws -> PlacedWidget {
    try await store.write {
      try $0.place(extensionName: "Home", kind: "kind", family: 2, budget: budget)
    }
  }

  private func putOff(
    _ store: SharedStore,
    _ widget: PlacedWidget,
    at now: Int64 = 20,
    isRequested: Bool = false
  ) async throws {
    var reload = ReloadRowTests.reload(at: now)
    (reload.made, reload.result, reload.next, reload.ended) = (nil, 3, 90, now)
    try await store.write { [reload] in
      try $0.putOff(
        placement: widget.id,
        family: 2,
        until: 90,
        at: now,
        isRequested: isRequested,
        budget: Self.waiting,
        reload: reload
      )
    }
  }

  @Test func `a timeline is stored with its budget, and one without keeps what there was`()
    async throws
  {
    let store = try folder.open([])
    let widget = try await place(store)
    var new = WidgetTests.timeline(widget, entries: [StoredEntry(date: 6, light: [8])])
    new.budget = Self.charged
    let id = try await store.write { [new] in try $0.store(new).id }
    let reader = try StoreReader(at: folder.location)
    #expect(try reader.budget(ofTimeline: id) == Self.charged)
    new.budget = nil
    _ = try await store.write { [new] in try $0.store(new) }
    #expect(try reader.budget(ofTimeline: id) == Self.charged)
    try await store.write {
      try $0.recordFailure(
        placement: widget.id,
        family: 2,
        error: "it broke",
        failures: 1,
        at: 30,
        due: 40,
        budget: StoredBudget(lastEnded: 30)
      )
    }
    #expect(try reader.budget(ofTimeline: id) == StoredBudget(lastEnded: 30))
  }

  @Test func `what is put off is due at its date, found as waiting, and has a row once`()
    async throws
  {
    let store = try folder.open([])
    let widget = try await place(store)
    for now in [20, 21, 22] as [Int64] { try await putOff(store, widget, at: now) }
    let reader = try StoreReader(at: folder.location)
    let timeline = try #require(try reader.timelines(placement: widget.id).first)
    #expect(timeline.due == 90)
    #expect(timeline.waitsUntil == 90)
    #expect(!timeline.isDirty)
    #expect(try !reader.hasDue(at: 89))
    #expect(try reader.hasDue(at: 90))
    #expect(try reader.waitingTimelines(at: 20).map(\.widget.id) == [widget.id])
    #expect(try reader.reloads(ofTimeline: timeline.id).map(\.count) == [3])
    // A clock that was set back finds it (RT-5).
    #expect(try reader.hasDue(at: 10, clockTolerance: 5))
  }

  @Test func `what was asked for is not forgotten while it waits`() async throws {
    let store = try folder.open([])
    let widget = try await place(store)
    try await putOff(store, widget, isRequested: true)
    let reader = try StoreReader(at: folder.location)
    let timeline = try #require(try reader.timelines(placement: widget.id).first)
    #expect(timeline.isDirty && timeline.due == 90)
    #expect(try reader.dirtyMark(ofTimeline: timeline.id)?.source == .request)
  }

  @Test(arguments: [true, false])
  func `a reload ends the wait, whether it brings a timeline or fails`(_ isMade: Bool) async throws
  {
    let store = try folder.open([])
    let widget = try await place(store)
    try await putOff(store, widget)
    try await store.write {
      if isMade {
        try $0.store(WidgetTests.timeline(widget, entries: [StoredEntry(date: 6, light: [8])]))
      } else {
        try $0.recordFailure(
          placement: widget.id,
          family: 2,
          error: "it broke",
          failures: 1,
          at: 30,
          due: 40
        )
      }
    }
    let reader = try StoreReader(at: folder.location)
    #expect(try reader.waitingTimelines(at: 30).isEmpty)
    #expect(try reader.timelines(placement: widget.id).map(\.waitsUntil) == [nil])
  }

  @Test func `another budget is journalled, ends waits, and an undo brings the old one back`()
    async throws
  {
    let store = try folder.open([])
    let widget = try await place(store, budget: "50/day")
    #expect(widget.budget == "50/day")
    try await putOff(store, widget)
    let reader = try StoreReader(at: folder.location)
    let run = JournalRun(id: "c", intent: "test", parameters: [], key: nil, origin: "test")
    _ = try await store.perform(run) { transaction in
      var changed = widget
      changed.budget = nil
      return (try transaction.update(changed), [1])
    }
    #expect(try reader.placedWidgets().map(\.budget) == [nil])
    #expect(try reader.hasDue(at: 0))
    try await store.undo(.last(1), id: "undo")
    #expect(try reader.placedWidgets().map(\.budget) == ["50/day"])
  }

  @Test func `a budget of a timeline that is gone is none`() async throws {
    let store = try folder.open([])
    let widget = try await place(store)
    try await store.write { try $0.removeWidget(widget.id) }
    try await putOff(store, widget)
    let reader = try StoreReader(at: folder.location)
    #expect(try reader.budget(ofTimeline: 77) == StoredBudget())
    #expect(try reader.waitingTimelines(at: 0).isEmpty)
  }
}
