import Testing

@testable import SharedStore

@Suite("Due reloads", .timeLimit(.minutes(5)))
struct DueTests {
  let folder = TemporaryStore()
  static let entries = [StoredEntry(date: 1, light: [9])]

  @Test func `a new widget is due at once, a stored timeline at its date`() async throws {
    let store = try folder.open()
    let widget = try await WidgetTests.place("a", in: store)
    #expect(try await store.read { try $0.hasDue(at: .min) })
    try await store.write {
      try $0.store(WidgetTests.timeline(widget, entries: Self.entries, due: 50))
    }
    #expect(try await !store.read { try $0.hasDue(at: 49) })
    #expect(try await store.read { try $0.hasDue(at: 50) })
    #expect(try await store.read { try $0.nextDue() } == 50)
    let due = try await store.read { try $0.dueTimelines(at: 50) }
    #expect(due.map(\.widget) == [widget])
    #expect(due.map(\.timeline.policy) == [.after(50)])
  }

  @Test func `what a clock that ran ahead has tried is due, whatever its date says`() async throws {
    // RT-5
    let store = try folder.open()
    let widget = try await WidgetTests.place("a", in: store)
    var timeline = WidgetTests.timeline(widget, entries: Self.entries, due: 9_000)
    timeline.made = 8_000
    try await store.write { [timeline] in try $0.store(timeline) }
    #expect(try await store.read { try $0.hasDue(at: 7_999) })
    #expect(try await store.read { try $0.dueTimelines(at: 7_999) }.map(\.widget) == [widget])
    #expect(try await !store.read { try $0.hasDue(at: 8_000) })
    #expect(try await !store.read { try $0.hasDue(at: 7_940, clockTolerance: 60) })
    #expect(try await store.read { try $0.hasDue(at: 7_939, clockTolerance: 60) })
    #expect(
      try await store.read { try $0.dueTimelines(at: 7_940, clockTolerance: 60) }.isEmpty
    )
    #expect(try await store.read { try $0.hasDue(at: .max, clockTolerance: 60) })
    try await store.write {
      try $0.recordFailure(
        placement: 1,
        family: 2,
        error: "hung",
        failures: 1,
        at: 8_500,
        due: 9_000
      )
    }
    #expect(try await store.read { try $0.hasDue(at: 8_499) })
    #expect(try await !store.read { try $0.hasDue(at: 8_500) })
  }

  @Test func `the longest due comes first, up to the limit`() async throws {
    let store = try folder.open()
    for (kind, due) in [("a", 30), ("b", 10), ("c", 20)] as [(String, Int64)] {
      let widget = try await WidgetTests.place(kind, in: store)
      try await store.write {
        try $0.store(WidgetTests.timeline(widget, entries: Self.entries, due: due))
      }
    }
    let due = try await store.read { try $0.dueTimelines(at: 100, limit: 2) }
    #expect(due.map(\.widget.kind) == ["b", "c"])
  }

  @Test(arguments: [
    (WidgetSQL.hasDue, "SEARCH timelines USING COVERING INDEX timelines_by_due (due<?)"),
    (
      WidgetSQL.due,
      "SEARCH timelines USING COVERING INDEX timelines_by_due (due<?)"
    ),
    (
      WidgetSQL.due,
      "SEARCH timelines USING COVERING INDEX timelines_by_attempt (attempted>?)"
    ),
    (WidgetSQL.nextDue, "SEARCH timelines USING COVERING INDEX timelines_by_due"),
    (
      WidgetSQL.current,
      "SEARCH e USING PRIMARY KEY (timeline=? AND date=?)"
    ),
    (WidgetSQL.markDirty, "SEARCH timelines USING INTEGER PRIMARY KEY (rowid=?)"),
  ])
  func `an index answers, not a walk through all timelines`(sql: String, step: String) throws {
    // PF-7
    _ = try folder.open()
    let connection = try StoreReader(at: folder.location).connection
    let unbound = sql.replacing("?1", with: "1").replacing("?2", with: "1")
      .replacing("?3", with: "1").replacing("?", with: "1")
    var rows = try connection.rows("EXPLAIN QUERY PLAN \(unbound)")
    var steps: [String] = []
    while let row = try rows.next() { steps.append(row.text(3)) }
    #expect(steps.contains { $0.hasPrefix(step) }, "\(steps)")
    #expect(!steps.contains { $0.hasPrefix("SCAN t") }, "\(steps)")
  }

  @Test func `a failure keeps the timeline and puts the next try off`() async throws {
    // RT-9
    let store = try folder.open()
    let widget = try await WidgetTests.place("a", in: store)
    try await store.write {
      try $0.store(WidgetTests.timeline(widget, entries: Self.entries, due: 50))
    }
    for count in 1...2 as ClosedRange<Int64> {
      try await store.write {
        try $0.recordFailure(
          placement: 1,
          family: 2,
          error: "hung",
          failures: count,
          at: 0,
          due: 60 * count
        )
      }
    }
    let timeline = try await store.read { try $0.timeline(placement: 1, family: 2) }
    #expect(timeline?.failures == 2)
    #expect(timeline?.lastError == "hung")
    #expect(timeline?.due == 120)
    #expect(try await store.read { try $0.currentEntries(at: 1)[0].archive } == [9])
    let again = try await store.write {
      try $0.store(WidgetTests.timeline(widget, entries: Self.entries, due: 200))
    }
    #expect(again.failures == 0)
    #expect(again.lastError == nil)
    #expect(again.generation == 2)
  }

  @Test func `what was odd about the entries is kept until the next reload, failed or not`()
    async throws
  {
    let store = try folder.open()
    let widget = try await WidgetTests.place("a", in: store)
    var odd = WidgetTests.timeline(widget, entries: [StoredEntry(date: 0, light: [9])], due: 50)
    odd.remark = "the entries are not in order"
    let stored = try await store.write { [odd] in try $0.store(odd) }
    #expect(stored.remark == "the entries are not in order")
    #expect(stored.failures == 0)
    try await store.write {
      try $0.recordFailure(
        placement: 1,
        family: 2,
        error: "hung",
        failures: 1,
        at: 0,
        due: 60
      )
    }
    let failed = try await store.read { try $0.timeline(placement: 1, family: 2) }
    #expect(failed?.remark == nil)
    #expect(failed?.lastError == "hung")
    odd.remark = nil
    let sound = try await store.write { [odd] in try $0.store(odd) }
    #expect(sound.lastError == nil)
  }

  // Such a row is not equal to itself: it was never written, and its picture never shown.
  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `a relevance of a number that is not finite is none`(number: Double) {
    #expect(StoredRelevance(score: number) == nil)
    #expect(StoredRelevance(score: 1, duration: number) == nil)
  }

  @Test func `a failure of a family that was never made is kept too`() async throws {
    let store = try folder.open()
    let widget = try await WidgetTests.place("a", in: store)
    try await store.write {
      try $0.recordFailure(
        placement: widget.id,
        family: 1,
        error: "hung",
        failures: 1,
        at: 0,
        due: 9
      )
    }
    #expect(try await store.read { try $0.timelines(placement: 1) }.map(\.failures) == [1, 0])
  }

  @Test func `one timeline that is marked is dirty and due at once, the others are not`()
    async throws
  {
    let store = try folder.open()
    for kind in ["a", "b"] {
      let widget = try await WidgetTests.place(kind, in: store)
      try await store.write { try $0.store(WidgetTests.timeline(widget, entries: Self.entries)) }
    }
    try await store.write { try $0.markDirty(placement: 2, family: 2, reason: "asked") }
    let due = try await store.read { try $0.dueTimelines(at: 0) }
    #expect(due.map(\.widget.kind) == ["b"])
    #expect(due.map(\.timeline.reason) == ["asked"])
    #expect(due.map(\.timeline.isDirty) == [true])
  }

  // RT-5
  @Test func `stamps that are put right hold from then on, and the timeline stays`() async throws {
    let store = try folder.open()
    let widget = try await WidgetTests.place("a", in: store)
    var timeline = WidgetTests.timeline(widget, entries: Self.entries, due: 9_000)
    timeline.made = 8_000
    try await store.write { [timeline] in try $0.store(timeline) }
    try await store.write { try $0.restamp(placement: 1, family: 2, made: 100, due: 150) }
    #expect(try await !store.read { try $0.hasDue(at: 149) })
    let stamped = try await store.read { try $0.timeline(placement: 1, family: 2) }
    #expect(stamped?.made == 100)
    #expect(stamped?.due == 150)
    #expect(stamped?.generation == 1)
    #expect(try await store.read { try $0.currentEntries(at: 1)[0].archive } == [9])
  }
}
