import Foundation
import SharedStore
import TestSupport
import Testing
import WidgetTimeline

@testable import WidgetTerminal
@testable import widgetctl

@Suite("The store of a command")
struct HostStoreTests {
  private func withHost(_ body: (HostStore, WritableStore) async throws -> Void) async throws {
    let folder = TemporaryFolder()
    let environment = EnvironmentVariables(["XDG_DATA_HOME": folder.path])
    let host = try HostStore(
      CommandContext(
        arguments: Arguments(),
        environment: environment,
        output: Output(isJSON: false),
        now: 0
      )
    )
    try await body(host, WritableStore(location: host.location))
  }

  @Test func `a fresh store has the to-do widget, large, once`() async throws {
    try await withHost { host, writable in
      #expect(try host.reader() == nil)
      async let first = writable.open()
      async let second = writable.open()
      _ = try await (first, second)
      let placed = try host.reader()?.placedWidgets() ?? []
      #expect(placed.map(\.kind) == ["ToDoWidget"])
      #expect(placed.first?.family == Int64(WidgetFamily.systemLarge.rawValue))
    }
  }

  @Test func `a widget that was removed does not come back`() async throws {
    try await withHost { host, writable in
      let store = try await writable.open()
      _ = try await store.write { try $0.removeWidget(1) }
      _ = try await writable.open()
      #expect(try host.reader()?.placedWidgets().isEmpty == true)
    }
  }

  // RT-4
  @Test func `the lease of a timeline is held by one at a time`() async throws {
    try await withHost { host, writable in
      let store = try await writable.open()
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
    try await withHost { host, writable in
      let store = try await writable.open()
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
    try await withHost { host, writable in
      let timelines = StoredTimelines(try await writable.open())
      let key = TimelineKey(placement: 1, family: .accessoryInline)
      #expect(try await timelines.timelines(.timelines([key])).map(\.key) == [key])
      #expect(try await timelines.timelines(.placements([1])).map(\.key.family) == [.systemLarge])
    }
  }
}
