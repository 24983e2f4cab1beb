import Essentials
import Testing
import WidgetTimeline

@Suite("A policy date that passes while the provider works", .timeLimit(.minutes(5)))
struct ReloadRunTests {
  /// Returns the seconds from the end of a reload to the next one; times are in seconds after the
  /// provider was called.
  private func wait(
    _ policy: TimelineReloadPolicy,
    entriesAt seconds: [Double],
    length: Double
  ) throws -> Double? {
    let ended = morning + .milliseconds(Int64(length * 1_000))
    let dates = seconds.map { morning + .milliseconds(Int64($0 * 1_000)) }
    let planned = try ReloadPlanner().plan(
      .sample(at: dates, policy: policy),
      reason: .policy,
      run: ReloadRun(asked: morning, length: .milliseconds(Int64(length * 1_000))),
      at: ended
    )
    return planned.due.map { $0.timeIntervalSince(ended) }
  }

  @Test(
    "it is due at the end of the run (WK-90)",
    arguments: [
      // A program of 2 s that takes 3 s, one of 10 s that takes 12 s, one that is named late in its run.
      (2, [0], 3, 0), (10, [0], 12, 0), (10, [1.5], 11.5, 0),
      // Its entry was dated before it was asked.
      (2, [-60], 3, 0), (1, [0], 1, 0),
      // Not passed: the date itself, whatever the run took.
      (5, [0], 3, 2), (13, [0], 12, 1),
    ] as [(Double, [Double], Double, Double)]
  )
  func passes(date: Double, entries: [Double], length: Double, wait: Double) throws {
    let policy = TimelineReloadPolicy.after(morning + .milliseconds(Int64(date * 1_000)))
    #expect(try self.wait(policy, entriesAt: entries, length: length) == wait)
  }

  // WK-89, WK-90
  @Test(
    "a provider that names no date ahead of its own now waits a quarter of an hour",
    arguments: [
      (-1, [0], 3), (0, [0], 3), (2, [2], 3), (2.5, [2], 3), (2, [2.9], 3), (0.2, [0], 0.3),
      // An entry ahead of the run says nothing of the provider's now.
      (2, [10], 3),
    ] as [(Double, [Double], Double)]
  )
  func namesNoDateAhead(date: Double, entries: [Double], length: Double) throws {
    let policy = TimelineReloadPolicy.after(morning + .milliseconds(Int64(date * 1_000)))
    #expect(try wait(policy, entriesAt: entries, length: length) == 900)
  }

  @Test(
    "no date is earlier than twenty times the processor time after the run",
    arguments: [(60, 1_000, 60), (60, 5_000, 100), (1, 100, 2), (60, 86_400_000, 86_400)]
  )
  func floor(date: Int, cost: Int, wait: Double) throws {
    let planned = try ReloadPlanner().plan(
      .sample(at: [morning], policy: .after(morning + .seconds(date))),
      reason: .policy,
      run: ReloadRun(asked: morning, length: .zero, processorTime: .milliseconds(cost)),
      at: morning
    )
    #expect(planned.due?.timeIntervalSince(morning) == wait)
  }

  // WK-89
  @Test func `atEnd with one entry dated in the run waits, with several it is due soon`() throws {
    #expect(try wait(.atEnd, entriesAt: [2], length: 3) == 900)
    #expect(try wait(.atEnd, entriesAt: [0, 1, 2], length: 3) == 0)
    #expect(try wait(.never, entriesAt: [0, 1], length: 3) == nil)
  }

  // A score that cannot be compared costs no picture.
  @Test(arguments: [Float.nan, .infinity, -.infinity])
  func `a relevance that is no finite number is ignored, and told`(score: Float) throws {
    var made = MadeTimeline.sample(at: [morning, morning + .hours(1)])
    made.entries[0].relevance = TimelineEntryRelevance(score: score)
    made.entries[1].relevance = TimelineEntryRelevance(score: 2, duration: 60)
    let planned = try ReloadPlanner().plan(made, reason: .first, at: morning)
    #expect(planned.entries.map(\.relevance?.score) == [nil, 2])
    #expect(planned.diagnostics == [.unusableRelevances(count: 1)])
    made.unusableRelevances = 2
    let further = try ReloadPlanner().plan(made, reason: .first, at: morning)
    #expect(further.diagnostics == [.unusableRelevances(count: 3)])
  }
}

@Suite("Widgets beside a slow one", .timeLimit(.minutes(5)))
struct SlowNeighbourTests {
  private let clock = ManualClock(morning)

  // WK-93: the engine stores each answer as it comes, by the length of its own run.
  @Test func `a program that is slower than its interval runs again at once, above the floor`()
    async throws
  {
    let storage = MemoryStorage([.sample()])
    let reloader = ScriptedReloader { [clock] batch, answer in
      let asked = clock.date
      try? await clock.sleep(for: .seconds(3))
      for request in batch.requests {
        let policy = TimelineReloadPolicy.after(asked.addingTimeInterval(2))
        let timeline = MadeTimeline.sample(at: [asked], policy: policy)
        let cost = Duration.milliseconds(50)
        answer(
          ReloadAnswer(key: request.key, result: .success(timeline), processorTime: cost)
        )
      }
    }
    let engine = TimelineEngine(
      storage: storage,
      reloader: reloader,
      clock: clock,
      monotonic: clock,
      processorTime: { .zero }
    )
    async let run = engine.refresh()
    await clock.sleepers(2)
    clock.advance(by: .seconds(3))
    _ = try await run
    #expect(await storage.state()?.due == morning + .seconds(4))
  }
}
