import Foundation
import SharedStore
import TestSupport
import Testing
import WidgetTimeline

@testable import widgetctl

@Suite("Timelines in the store", .timeLimit(.minutes(2)))
struct StoredTimelinesTests {
  private let key = TimelineKey(placement: 1, family: .systemLarge)
  private let morning = Date(timeIntervalSince1970: 1_795_248_000)

  /// Runs `body` with a fresh store, which has the to-do widget.
  private func withStore(_ body: (HostStore, SharedStore) async throws -> Void) async throws {
    let folder = TemporaryFolder()
    let location = StoreLocation(path: folder.path + "/s.sqlite")
    try await body(HostStore(location), try await WritableStore(location: location).open())
    withExtendedLifetime(folder) {}
  }

  /// Stores a timeline that was made at `made`.
  private func store(
    _ timelines: StoredTimelines,
    madeAt made: Date,
    _ policy: TimelineReloadPolicy
  ) async throws {
    let planned = try ReloadPlanner().plan(
      MadeTimeline(entries: [MadeEntry(date: made, light: [1, 2, 3])], policy: policy),
      reason: .first,
      at: made
    )
    _ = try await timelines.store(planned, for: key)
  }

  // RT-4
  @Test func `the lease of a timeline is held by one at a time`() async throws {
    try await withStore { host, store in
      let key = TimelineKey(placement: 1, family: .systemLarge)
      let other = TimelineKey(placement: 1, family: .systemSmall)
      let first = StoredTimelines(store)
      let second = StoredTimelines(store)
      #expect(try await first.acquireLeases([key]) == [key])
      #expect(try await second.acquireLeases([key, other]) == [other])
      await first.releaseLeases([key])
      #expect(try await second.acquireLeases([key]) == [key])
    }
  }

  // RT-9, RT-10
  @Test func `a timeline and its due date are stored together, a failure leaves both`()
    async throws
  {
    try await withStore { host, store in
      let timelines = StoredTimelines(store)
      let key = TimelineKey(placement: 1, family: .systemLarge)
      let made = Date(timeIntervalSince1970: 1_000)
      let planned = try ReloadPlanner().plan(
        MadeTimeline(
          entries: [MadeEntry(date: made, light: [1, 2, 3])],
          policy: .after(made.addingTimeInterval(60))
        ),
        reason: .first,
        at: made
      )
      #expect(try await timelines.store(planned, for: key) == false)
      var due = try await timelines.dueTimelines(at: made)
      #expect(due.isEmpty)
      due = try await timelines.dueTimelines(at: made.addingTimeInterval(60))
      #expect(due.map(\.key) == [key])
      #expect(due.first?.state.lastEntry == made)
      let failure = ReloadPlanner().failure(
        of: due[0],
        reason: .policy,
        error: .notAnswered,
        at: made.addingTimeInterval(61)
      )
      try await timelines.record(failure, for: key)
      let shown = try host.reader()?.currentEntries(at: 2_000_000_000)
      #expect(shown?.first?.archive == [1, 2, 3])
      #expect(shown?.first?.timeline?.failures == 1)
      #expect(try await timelines.dueTimelines(at: made.addingTimeInterval(62)).isEmpty)
    }
  }

  @Test func `a family that was never archived can be asked for by name`() async throws {
    try await withStore { _, store in
      let timelines = StoredTimelines(store)
      let key = TimelineKey(placement: 1, family: .accessoryInline)
      #expect(try await timelines.timelines(.timelines([key])).map(\.key) == [key])
      #expect(try await timelines.timelines(.placements([1])).map(\.key.family) == [.systemLarge])
    }
  }

  // RT-9
  @Test func `what the planner counted is what is stored`() async throws {
    try await withStore { host, store in
      let timelines = StoredTimelines(store)
      let failure = FailedReload(
        error: .notAnswered,
        at: morning,
        failures: 7,
        due: morning.addingTimeInterval(3_600),
        reason: .retry
      )
      try await timelines.record(failure, for: key)
      let stored = try host.reader()?.timeline(placement: 1, family: Int64(key.family.rawValue))
      #expect(stored?.failures == 7)
    }
  }

  // RT-5
  @Test func `what a clock that ran ahead has made is made anew in the same refresh`() async throws
  {
    try await withStore { _, store in
      let timelines = StoredTimelines(store)
      try await self.store(timelines, madeAt: morning.addingTimeInterval(86_400), .never)
      let found = try #require(try await timelines.dueTimelines(at: morning).first)
      guard case .restamp(let state) = ReloadPlanner().decide(found, at: morning) else {
        Issue.record("the stamp is in the future")
        return
      }
      #expect(try await timelines.restamp(state, for: key))
      let fresh = try await timelines.timelines(.timelines([key]))
      #expect(fresh.first?.state.made == morning)
      #expect(ReloadPlanner().decide(try #require(fresh.first), at: morning) == .reload(.policy))
    }
  }

  // RT-5
  @Test func `a retry that a clock running ahead has put off is put right, and nothing else`()
    async throws
  {
    try await withStore { host, store in
      let timelines = StoredTimelines(store)
      try await self.store(timelines, madeAt: morning.addingTimeInterval(-3_600), .never)
      let ahead = morning.addingTimeInterval(86_400)
      let failure = FailedReload(
        error: .notAnswered,
        at: ahead,
        failures: 1,
        due: ahead.addingTimeInterval(60),
        reason: .policy
      )
      try await timelines.record(failure, for: key)
      let found = try #require(try await timelines.dueTimelines(at: morning).first)
      guard case .restamp(let state) = ReloadPlanner().decide(found, at: morning) else {
        Issue.record("the retry is too far ahead")
        return
      }
      #expect(try await !timelines.restamp(state, for: key))
      #expect(try await timelines.dueTimelines(at: morning).isEmpty)
      let fresh = try #require(try await timelines.timelines(.timelines([key])).first)
      #expect(fresh.state == state)
      #expect(
        try host.reader()?.hasDue(at: Int64(morning.timeIntervalSince1970) * 1_000_000) == false
      )
    }
  }

  @Test func `a mark shows one timeline as stale and due, and no other of its kind`() async throws {
    try await withStore { _, store in
      let timelines = StoredTimelines(store)
      try await store.write {
        try $0.place(extensionName: "HomeWidgets", kind: "ToDoWidget", family: 1)
      }
      for placement in 1...2 as ClosedRange<Int64> {
        let planned = try ReloadPlanner().plan(
          MadeTimeline(entries: [MadeEntry(date: morning, light: [1])], policy: .never),
          reason: .first,
          at: morning
        )
        let key = TimelineKey(placement: placement, family: .systemLarge)
        _ = try await timelines.store(planned, for: key)
      }
      try await timelines.markDirty([key])
      let due = try await timelines.dueTimelines(at: morning)
      #expect(due.filter { $0.key.family == .systemLarge }.map(\.key) == [key])
      #expect(due.first { $0.key == key }?.state.isStale(at: morning) == true)
    }
  }
}
