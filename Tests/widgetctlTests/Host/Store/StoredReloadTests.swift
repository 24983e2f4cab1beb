import Foundation
import SharedStore
import TestSupport
import Testing
import TimelineTesting
import WidgetTimeline

@testable import widgetctl

@Suite("Reloads in the store", .timeLimit(.minutes(2)))
struct StoredReloadTests {
  private let key = TimelineKey(placement: 1, family: .systemLarge)
  private let morning = Date(timeIntervalSince1970: 1_795_248_000)
  private let folder = TemporaryFolder()
  private var location: StoreLocation { StoreLocation(path: folder.path + "/s.sqlite") }

  private func planned(
    at date: Date,
    by reason: ReloadReason,
    light: [UInt8] = [1, 2, 3]
  ) throws -> PlannedTimeline {
    try ReloadPlanner().plan(
      MadeTimeline(entries: [MadeEntry(date: date, light: light)], policy: .never),
      reason: reason,
      at: date
    )
  }

  private func record(
    _ cause: ReloadCause,
    _ result: ReloadRecord.Result,
    of state: TimelineState,
    next: Date? = nil
  ) -> ReloadRecord {
    ReloadRecord(
      cause,
      result,
      of: state,
      begun: morning,
      ended: morning,
      isOffline: true,
      next: next,
      cost: ReloadCost(
        wall: .milliseconds(250),
        host: .milliseconds(3),
        ofExtension: .milliseconds(40),
        networkBytes: 1_014
      )
    )
  }

  private func reloads(_ store: SharedStore) async throws -> [StoredReload] {
    let key = key
    return try await store.read { transaction in
      let stored = try transaction.timeline(placement: key.placement, family: key.size.number)
      return try stored.map { try transaction.reloads(ofTimeline: $0.id) } ?? []
    }
  }

  @Test func `what had changed is the cause of the next reload, and of its row`() async throws {
    let store = try WritableStore(location: location).shared()
    let timelines = StoredTimelines(store)
    _ = try await timelines.store(try planned(at: morning, by: .first), for: key)
    let name = try await store.read { try $0.placedWidgets()[0].extensionName }
    try await store.write { try $0.noteProgram(ofExtension: name) }
    let due = try await timelines.dueTimelines(at: morning).first { $0.key == key }
    let state = try #require(due?.state)
    #expect(state.dirtyCause == .program)
    let cause = ReloadCause(.changed, by: .timer, change: state.dirtyCause)
    let row = record(cause, .made, of: state)
    _ = try await timelines.store(try planned(at: morning, by: .changed), row, for: key)
    let last = try #require(try await reloads(store).last)
    #expect(last.mark == DirtyMark(.program))
    #expect(last.due == nil)
    #expect(last.isOffline)
    #expect(last.difference == StoredReload.Difference.none)
    #expect(last.made == StoredReload.Made(entries: 1, bytes: 3, policy: .never))
    #expect(
      last.cost
        == StoredReload.Cost(wall: 250_000, host: 3_000, ofExtension: 40_000, network: 1_014)
    )
    #expect(try await timelines.timelines(.timelines([key])).first?.state.dirtyCause == nil)
  }

  /// The origin of a reload, the reloads that are compared, and the recorded difference of the
  /// pictures.
  @Test(arguments: [
    (ReloadAsker.timer, StoredTimelines.Compared.ofOthers, StoredReload.Difference.cell),
    (.press, .ofOthers, .archive), (.command, .ofOthers, .archive), (.press, .all, .cell),
    (.command, .all, .cell), (.show, .all, .archive), (.timer, .none, .archive),
  ])
  func `a press is compared where nobody waits for its command, and nothing in a simulation`(
    _ asker: ReloadAsker,
    _ compared: StoredTimelines.Compared,
    _ expected: StoredReload.Difference
  ) async throws {
    let store = try WritableStore(location: location).shared()
    let timelines = StoredTimelines(store, compared: compared)
    _ = try await timelines.store(try planned(at: morning, by: .first), for: key)
    let row = record(ReloadCause(.requested, by: asker), .made, of: TimelineState())
    let later = morning.addingTimeInterval(1)
    _ = try await timelines.store(
      try planned(at: later, by: .requested, light: [4]),
      row,
      for: key
    )
    #expect(try await reloads(store).last?.difference == expected)
  }

  @Test func `what did not come about has a row, and changes nothing else`() async throws {
    let store = try WritableStore(location: location).shared()
    let timelines = StoredTimelines(store)
    _ = try await timelines.store(try planned(at: morning, by: .first), for: key)
    let before = try await timelines.timelines(.timelines([key]))
    let next = morning.addingTimeInterval(60)
    let row = record(ReloadCause(.policy, by: .watch), .putOff, of: before[0].state, next: next)
    try await timelines.note([(key, row)])
    #expect(try await timelines.timelines(.timelines([key])) == before)
    let last = try #require(try await reloads(store).last)
    #expect(last.result == ReloadRecord.Result.putOff.rawValue)
    #expect(last.next == 1_795_248_060_000_000)
    #expect(last.exemption == nil)
    // Of a timeline that is not there nothing is kept.
    try await timelines.note([(TimelineKey(placement: 99, family: .systemSmall), row)])
  }

  @Test func `a failure has a row with its error, and counts as the date of its policy does`()
    async throws
  {
    let store = try WritableStore(location: location).shared()
    let timelines = StoredTimelines(store)
    _ = try await timelines.store(try planned(at: morning, by: .first), for: key)
    let due = try await timelines.timelines(.timelines([key]))[0]
    let failure = ReloadPlanner().failure(
      of: due,
      reason: .policy,
      error: .notAnswered,
      at: morning
    )
    let row = record(ReloadCause(.policy, by: .timer), .failed, of: due.state)
    try await timelines.record(failure, row, for: key)
    let last = try #require(try await reloads(store).last)
    #expect(last.error == TimelineError.notAnswered.message)
    #expect(last.made == nil)
    #expect(last.exemption == nil)
    #expect(last.next != nil)
  }
}
