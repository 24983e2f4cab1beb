import Foundation
import SharedStore
import TestSupport
import Testing
import TimelineTesting
import WidgetTimeline

@testable import widgetctl

@Suite("Timelines in the store", .timeLimit(.minutes(2)))
struct StoredTimelinesTests {
  /// A store with two to-do widgets, and a second object that acquires leases as another process
  /// would.
  private struct Trial: StorageTrial {
    let folder: TemporaryFolder
    let shared: SharedStore
    let other: StoredTimelines
    let storage: any TimelineStorage
    let first = TimelineKey(placement: 1, family: .systemLarge)
    let second = TimelineKey(placement: 2, family: .systemLarge)

    init() async throws {
      folder = TemporaryFolder()
      let location = StoreLocation(path: folder.path + "/s.sqlite")
      _ = try WritableStore(location: location).shared()
      shared = try SharedStore(at: location, schemas: [KeptNote.schema])
      _ = try await shared.write {
        try $0.place(
          extensionName: "HomeWidgets",
          kind: "ToDoWidget",
          family: Int64(WidgetFamily.systemLarge.rawValue)
        )
      }
      storage = StoredTimelines(shared)
      other = StoredTimelines(shared)
    }

    func takeLeaseElsewhere(_ key: TimelineKey) async throws {
      #expect(try await other.acquireLeases([key]) == [key])
    }

    func endLeaseElsewhere(_ key: TimelineKey) async throws {
      await other.releaseLeases([key])
    }

    func outdatedReads(of key: TimelineKey) async throws -> [String: Int64] {
      _ = try await shared.write { try $0.insert(KeptNote(key: 0, text: "read before this")) }
      return [KeptNote.collection.name: 0]
    }
  }

  @Test(arguments: StoragePromise.all)
  func `the store keeps`(_ promise: StoragePromise) async throws {
    try await promise.check(try await Trial())
  }

  private let key = TimelineKey(placement: 1, family: .systemLarge)
  private let morning = Date(timeIntervalSince1970: 1_795_248_000)

  /// Runs `body` with a fresh store, which has the to-do widget.
  private func withStore(_ body: (HostStore, SharedStore) async throws -> Void) async throws {
    let folder = TemporaryFolder()
    let location = StoreLocation(path: folder.path + "/s.sqlite")
    try await body(HostStore(location), try WritableStore(location: location).shared())
    withExtendedLifetime(folder) {}
  }

  /// Stores a timeline that was made at the time `made`.
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
      let taken = try await first.acquireLeases([key])
      #expect(taken == [key])
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
      let shown = try host.reader()?.shownPage(at: 2_000_000_000).widgets
      #expect(shown?.first?.archive == [1, 2, 3])
      #expect(shown?.first?.timeline?.failures == 1)
      #expect(try await timelines.dueTimelines(at: made.addingTimeInterval(62)).isEmpty)
    }
  }

  @Test func `what was made for a widget as it was configured before is not shown of it`()
    async throws
  {
    try await withStore { host, store in
      let timelines = StoredTimelines(store)
      let asked = try await timelines.timelines(.timelines([key]))
      #expect(asked.map(\.configuration) == [[]])
      try await store.write { transaction in
        guard var widget = try transaction.placedWidget(1) else { return }
        widget.configuration = [7]
        try transaction.update(widget)
      }
      try await self.store(timelines, madeAt: morning, .never)
      #expect(try host.reader()?.shownPage(at: .max).widgets.map(\.date) == [nil])
      #expect(try await timelines.timelines(.timelines([key])).map(\.configuration) == [[7]])
      try await self.store(timelines, madeAt: morning, .never)
      #expect(try host.reader()?.shownPage(at: .max).widgets.map(\.archive) == [[1, 2, 3]])
    }
  }

  @Test func `a family that was never archived can be asked for by name`() async throws {
    try await withStore { _, store in
      let timelines = StoredTimelines(store)
      let key = TimelineKey(placement: 1, family: .accessoryInline)
      let named = try await timelines.timelines(.timelines([key]))
      #expect(named.map(\.key) == [key])
      #expect(
        try await timelines.timelines(.placements([1])).map(\.key.size.family) == [.systemLarge]
      )
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

  @Test func `all rows of a widget are made while a view scrolls it, and removed after`()
    async throws
  {
    try await withStore { host, shared in
      let timelines = StoredTimelines(shared)
      let key = TimelineKey(placement: 1, size: TimelineSize(.systemLarge, isScrolled: true))
      var lease = try ScrolledLease.take(for: key, of: shared.location)
      #expect(lease != nil)
      // Two views may scroll the same widget.
      #expect(try ScrolledLease.take(for: key, of: shared.location) != nil)
      #expect(try await timelines.timelines(.timelines([key])).map(\.key) == [key])
      _ = try await timelines.store(planned, for: key)
      try await timelines.markDirty([key])
      #expect(try await timelines.dueTimelines(at: morning).map(\.key).contains(key))
      #expect(try await timelines.timelines(.placements([1])).map(\.key).contains(key))

      lease = nil
      #expect(try await !timelines.dueTimelines(at: morning).map(\.key).contains(key))
      let stored = try await shared.read {
        try $0.timeline(placement: key.placement, family: key.size.number)
      }
      #expect(stored == nil)
      #expect(try await timelines.timelines(.timelines([key])).isEmpty)
    }
  }

  private var planned: PlannedTimeline {
    get throws {
      try ReloadPlanner().plan(
        MadeTimeline(entries: [MadeEntry(date: morning, light: [1, 2, 3])], policy: .never),
        reason: .first,
        at: morning
      )
    }
  }
}
