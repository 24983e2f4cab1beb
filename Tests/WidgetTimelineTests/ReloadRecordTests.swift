import Essentials
import Ground
import Testing
import WidgetTimeline

@Suite("What is noted of a reload", .timeLimit(.minutes(2)))
struct ReloadRecordTests {
  private let clock = ManualClock(morning)

  private func engine(
    _ storage: MemoryStorage,
    _ reloader: ScriptedReloader
  ) -> TimelineEngine {
    let laps = Guarded(0)
    return TimelineEngine(
      storage: storage,
      reloader: reloader,
      clock: clock,
      monotonic: clock,
      processorTime: {
        laps.withLock { count in
          count += 1
          return .milliseconds(10 * count)
        }
      }
    )
  }

  private static let due = morning - .minutes(5)
  private static func made(_ change: (inout TimelineState) -> Void = { _ in }) -> TimelineState {
    var state = TimelineState(
      made: morning - .hours(1),
      policy: .after(due),
      lastEntry: morning - .hours(1),
      due: due
    )
    change(&state)
    return state
  }

  /// A timeline's state, whether the reload was requested, the expected cause, and the expected due
  /// date.
  private static let causes: [(TimelineState, Bool, ReloadCause, due: Date?)] = [
    (TimelineState(), false, ReloadCause(.first, by: .timer), nil),
    (made(), false, ReloadCause(.policy, by: .timer), due),
    (made(), true, ReloadCause(.requested, by: .timer), nil),
    (made { $0.failures = 3 }, false, ReloadCause(.retry, by: .timer), due),
    (
      made { ($0.isDirty, $0.dirtyCause, $0.due) = (true, .language, .distantPast) }, false,
      ReloadCause(.changed, by: .timer, change: .language), nil
    ),
  ]

  @Test(arguments: causes.indices)
  func `a timeline is kept with its whole cause`(_ index: Int) async throws {
    let (state, isForced, cause, due) = Self.causes[index]
    let storage = MemoryStorage([.sample(state: state)])
    let engine = engine(storage, ScriptedReloader(.sample(at: [morning])))
    _ = try await engine.refresh(RefreshRequest(by: .timer, isForced: isForced))
    let expected = ReloadRecord(
      cause,
      .made,
      of: state,
      begun: morning,
      ended: morning,
      isOffline: false,
      cost: ReloadCost(host: .milliseconds(10))
    )
    #expect(await storage.records.map(\.record) == [expected])
    #expect(expected.due == due)
    #expect(expected.tries == state.failures)
  }

  @Test func `what took time says from when to when, each with its share of the host's work`()
    async throws
  {
    let storage = MemoryStorage([.sample(1), .sample(2)])
    let reloader = ScriptedReloader { [clock] batch, answer in
      for request in batch.requests {
        clock.advance(by: .seconds(2))
        answer(ReloadAnswer(key: request.key, result: .failure(.noEntries)))
      }
    }
    _ = try await engine(storage, reloader).refresh()
    let records = await storage.records.map(\.record)
    #expect(records.map(\.result) == [.failed, .failed])
    #expect(records.map(\.begun) == [morning, morning])
    #expect(records.compactMap(\.cost.host) == [.milliseconds(10), .milliseconds(10)])
  }

  @Test func `what came over the network is a cost of the timeline that it came for`() async throws
  {
    let storage = MemoryStorage([.sample(1), .sample(2), .sample(3)])
    let reloader = ScriptedReloader { batch, answer in
      for request in batch.requests {
        var made = MadeTimeline.sample(at: [morning])
        made.networkBytes = request.key.placement == 2 ? 1_014 : nil
        let isLost = request.key.placement == 3
        answer(
          ReloadAnswer(key: request.key, result: isLost ? .failure(.noEntries) : .success(made))
        )
      }
    }
    _ = try await engine(storage, reloader).refresh()
    #expect(await storage.records.map(\.record.cost.networkBytes) == [nil, 1_014, nil])
  }

  @Test func `what was put off says until when, and counts against no budget`() async throws {
    let empty = BudgetState(full: morning + .hours(24))
    let storage = MemoryStorage([
      .sample(state: Self.made(), budget: .daily(24), budgetState: empty)
    ])
    let reloader = ScriptedReloader(.sample(at: [morning]))
    _ = try await engine(storage, reloader).refresh()
    let record = await storage.records.first?.record
    #expect(record?.result == .putOff)
    #expect(record?.next == morning + .hours(1))
    #expect(record?.due == Self.due)
    #expect(record?.exemption == nil)
    #expect(await storage.writes.isEmpty)
  }

  @Test func `what another process reloads is noted once, and not for a repeated request`()
    async throws
  {
    let timeline = DueTimeline.sample(state: Self.made())
    let storage = MemoryStorage([timeline])
    await storage.edit { $0.leasedElsewhere = [timeline.key] }
    let engine = engine(storage, ScriptedReloader(.sample(at: [morning])))
    var request = RefreshRequest(by: .press)
    _ = try await engine.refresh(request)
    request.isRepeated = true
    _ = try await engine.refresh(request)
    #expect(await storage.records.map(\.record.result) == [.leasedElsewhere])
    #expect(await storage.records.map(\.record.cause.asker) == [.press])
  }

  @Test func `with nothing due nothing is noted`() async throws {
    let storage = MemoryStorage([.sample(state: Self.made { $0.due = morning + .hours(1) })])
    _ = try await engine(storage, ScriptedReloader(.sample(at: [morning]))).refresh()
    #expect(await storage.records.isEmpty)
  }
}
