import Essentials
import Testing
import WidgetTimeline

@Suite("Timeline engine", .timeLimit(.minutes(5)))
struct TimelineEngineTests {
  private let clock = ManualClock(morning)

  private func engine(_ storage: MemoryStorage, _ reloader: ScriptedReloader) -> TimelineEngine {
    TimelineEngine(
      storage: storage,
      reloader: reloader,
      clock: clock,
      monotonic: clock,
      processorTime: { .zero }
    )
  }

  private let fresh = TimelineState(
    made: morning - .hours(1),
    policy: .after(morning + .hours(1)),
    lastEntry: morning,
    due: morning + .hours(1)
  )

  @Test func `with nothing due it asks nobody and writes nothing`() async throws {
    let storage = MemoryStorage([.sample(state: fresh)])
    let reloader = ScriptedReloader(.sample(at: [morning]))
    let report = try await engine(storage, reloader).refresh()
    #expect(report == RefreshReport(at: morning))
    #expect(reloader.batches.isEmpty)
    #expect(await storage.writes.isEmpty)
  }

  @Test func `each extension is asked once for all that is due of it`() async throws {
    let storage = MemoryStorage([
      .sample(1, in: "Home"), .sample(2, in: "Feed"), .sample(3, in: "Home"),
      .sample(4, in: "Home", state: fresh),
    ])
    let reloader = ScriptedReloader(.sample(at: [morning]))
    let report = try await engine(storage, reloader).refresh()
    let asked = reloader.batches.sorted { $0.extensionName < $1.extensionName }
    #expect(asked.map(\.extensionName) == ["Feed", "Home"])
    #expect(asked.map { $0.requests.map(\.key.placement) } == [[2], [1, 3]])
    #expect(
      asked[1].requests[1]
        == ReloadRequest(
          key: DueTimeline.sample(3).key,
          kind: "to-do",
          configuration: [3],
          reason: .first,
          wantsPlaceholder: true
        )
    )
    #expect(report.storedCount == 3)
    #expect(await storage.held.isEmpty)
  }

  // RT-10
  @Test func `entries and due date are stored together, and reported with the reason`() async throws
  {
    let storage = MemoryStorage([.sample()])
    let last = morning + .hours(2)
    let reloader = ScriptedReloader(.sample(at: [last, morning]))
    let report = try await engine(storage, reloader).refresh()
    #expect(await storage.writes == ["store 1"])
    #expect(await storage.entries.values.first?.map(\.date) == [morning, last])
    #expect(await storage.state()?.due == last)
    #expect(report.outcomes.map(\.result) == [.stored(.first, entries: 2, due: last)])
  }

  // WK-89: what the provider dated now lies before the answer, however long it took.
  @Test func `the date of a timeline is that of the answer`() async throws {
    let storage = MemoryStorage([.sample()])
    let reloader = ScriptedReloader { [clock] batch, answer in
      clock.advance(by: .seconds(20))
      let timeline = MadeTimeline.sample(at: [clock.date])
      answer(ReloadAnswer(key: batch.requests[0].key, result: .success(timeline)))
    }
    _ = try await engine(storage, reloader).refresh()
    #expect(await storage.state()?.made == morning + .seconds(20))
    #expect(await storage.state()?.due == morning + .seconds(20) + .minutes(15))
  }

  @Test(
    "a refresh keeps to its selection",
    arguments: [
      (TimelineSelection.all, [1, 2, 3]),
      (.placements([1, 3]), [1, 3]),
      (.timelines([DueTimeline.sample(2).key]), [2]),
      (.timelines([TimelineKey(placement: 2, family: .systemLarge)]), []),
    ] as [(TimelineSelection, [Int64])],
    [false, true]
  )
  func selection(pair: (selection: TimelineSelection, placements: [Int64]), isForced: Bool)
    async throws
  {
    let storage = MemoryStorage((1...3).map { .sample($0) })
    let reloader = ScriptedReloader(.sample(at: [morning]))
    _ = try await engine(storage, reloader).refresh(
      RefreshRequest(pair.selection, isForced: isForced)
    )
    #expect(reloader.batches.flatMap(\.requests).map(\.key.placement) == pair.placements)
  }

  // WK-11
  @Test func `force reloads what is not due`() async throws {
    let never = TimelineState(made: morning, policy: .never, lastEntry: morning)
    let storage = MemoryStorage([.sample(1, state: fresh), .sample(2, state: never)])
    let reloader = ScriptedReloader(.sample(at: [morning]))
    _ = try await engine(storage, reloader).refresh(
      RefreshRequest(isForced: true, isOffline: true)
    )
    #expect(reloader.batches.flatMap(\.requests).map(\.reason) == [.requested, .requested])
    #expect(reloader.batches.map(\.isOffline) == [true])
  }

  @Test("RT-3: after a thousand missed minutes there is one reload, and then none")
  func catchUp() async throws {
    let storage = MemoryStorage([.sample(state: fresh)])
    let reloader = ScriptedReloader(.sample(at: [morning]))
    let engine = engine(storage, reloader)
    clock.advance(by: .minutes(1000))
    _ = try await engine.refresh()
    _ = try await engine.refresh()
    #expect(reloader.batches.count == 1)
  }

  @Test("RT-5, RT-7: after the clock went back nothing is lost and the stamps are put right")
  func backwards() async throws {
    let storage = MemoryStorage([.sample()])
    let reloader = ScriptedReloader(.sample(at: [morning]))
    let engine = engine(storage, reloader)
    _ = try await engine.refresh()
    let back = morning - .hours(24 * 365)
    clock.set(to: back)
    let report = try await engine.refresh()
    #expect(report.outcomes.map(\.result) == [.restamped(due: morning)])
    #expect(await storage.writes == ["store 1", "restamp 1"])
    #expect(await storage.state()?.made == back)
    #expect(await storage.entries.count == 1)
    #expect(try await engine.refresh().outcomes.isEmpty)
  }

  @Test("RT-5: a store that wants a timeline anew after its stamps were put right gets it at once")
  func backwardsAnew() async throws {
    let storage = MemoryStorage([.sample()])
    await storage.edit { $0.makesAnewAfterRestamp = true }
    let engine = engine(storage, ScriptedReloader(.sample(at: [morning])))
    _ = try await engine.refresh()
    let back = morning - .hours(24 * 365)
    clock.set(to: back)
    _ = try await engine.refresh()
    #expect(await storage.writes == ["store 1", "restamp 1", "store 1"])
    #expect(await storage.state()?.made == back)
  }

  // RT-4
  @Test func `the loser of a lease does nothing and says nothing`() async throws {
    let storage = MemoryStorage([.sample(1), .sample(2)])
    await storage.edit { $0.leasedElsewhere = [DueTimeline.sample(1).key] }
    let reloader = ScriptedReloader(.sample(at: [morning]))
    let report = try await engine(storage, reloader).refresh()
    #expect(report.outcomes.first?.result == .skipped(.leasedElsewhere))
    #expect(report.failures.isEmpty)
    #expect(await storage.writes == ["store 2"])
  }

  @Test(
    "RT-4: what another process reloaded before the lease was free is left",
    arguments: [
      false, true,
    ]
  )
  func servedElsewhere(isForced: Bool) async throws {
    let storage = MemoryStorage([.sample()])
    await storage.edit { [fresh] in $0.meanwhile = [DueTimeline.sample().key: fresh] }
    let reloader = ScriptedReloader(.sample(at: [morning]))
    let report = try await engine(storage, reloader).refresh(RefreshRequest(isForced: isForced))
    #expect(report.outcomes.map(\.result) == [.skipped(.servedElsewhere)])
    #expect(reloader.batches.isEmpty)
    #expect(await storage.held.isEmpty)
  }
}
