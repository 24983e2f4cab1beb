import Essentials
import Testing
import WidgetTimeline

@Suite("Time limits of a refresh (RT-10, RT-7)", .timeLimit(.minutes(5)))
struct EngineDeadlineTests {
  private let clock = ManualClock(morning)
  /// A monotonic clock, separate from the civil one, which time limits must not use.
  private let monotonic = ManualClock(morning)

  private func engine(_ storage: MemoryStorage, _ reloader: ScriptedReloader) -> TimelineEngine {
    TimelineEngine(
      storage: storage,
      reloader: reloader,
      clock: clock,
      monotonic: monotonic,
      processorTime: { .zero }
    )
  }

  /// A reloader that answers the first request, and then waits for a day without reacting to
  /// cancellation.
  private var hanging: ScriptedReloader {
    ScriptedReloader { [monotonic] batch, answer in
      answer(ReloadAnswer(key: batch.requests[0].key, result: .success(.sample(at: [morning]))))
      await Task.detached { try? await monotonic.sleep(for: .hours(24)) }.value
    }
  }

  @Test func `a run ends below a minute, whatever an extension does`() async throws {
    let limits = ReloadLimits()
    #expect(limits.run == .seconds(45))
    #expect(limits.timeline == .seconds(30))
    let storage = MemoryStorage([.sample(1), .sample(2)])
    async let run = engine(storage, hanging).refresh()
    await monotonic.sleepers(2)
    monotonic.advance(by: .seconds(45))
    let report = try await run
    // What came in time is kept.
    #expect(await storage.writes == ["store 1", "failure 2"])
    #expect(report.failures.map(\.failure.error) == [.timedOut(afterSeconds: 45)])
    #expect(await storage.held.isEmpty)
    monotonic.advance(by: .hours(24))
  }

  @Test func `a civil clock that is set does not end a run`() async throws {
    let storage = MemoryStorage([.sample()])
    let reloader = ScriptedReloader { [clock, monotonic] batch, answer in
      clock.advance(by: .hours(5))
      try? await monotonic.sleep(for: .seconds(10))
      let timeline = MadeTimeline.sample(at: [clock.date])
      answer(ReloadAnswer(key: batch.requests[0].key, result: .success(timeline)))
    }
    async let run = engine(storage, reloader).refresh()
    await monotonic.sleepers(2)
    monotonic.advance(by: .seconds(10))
    #expect(try await run.storedCount == 1)
  }

  @Test func `the extension is told both limits`() async throws {
    let reloader = ScriptedReloader(.sample(at: [morning]))
    _ = try await engine(MemoryStorage([.sample()]), reloader).refresh()
    #expect(reloader.batches.map(\.timelineLimit) == [.seconds(30)])
    #expect(reloader.batches.map(\.runLimit) == [.seconds(45)])
  }

  // RT-10
  @Test
  func `with less of the run left than a timeline may take, the extension is told what is left`()
    async throws
  {
    let storage = MemoryStorage([.sample()])
    await storage.edit { $0.changesWhileMaking = [DueTimeline.sample().key: 1] }
    let reloader = ScriptedReloader { [monotonic] batch, answer in
      monotonic.advance(by: .seconds(25))
      answer(ReloadAnswer(key: batch.requests[0].key, result: .success(.sample(at: [morning]))))
    }
    _ = try await engine(storage, reloader).refresh()
    #expect(reloader.batches.map(\.runLimit) == [.seconds(45), .seconds(20)])
    #expect(reloader.batches.map(\.timelineLimit) == [.seconds(30), .seconds(20)])
  }

  // RT-10
  @Test func `without any time nothing is asked for, and nothing is promised`() async throws {
    let storage = MemoryStorage([.sample()])
    let reloader = ScriptedReloader(.sample(at: [morning]))
    let engine = TimelineEngine(
      storage: storage,
      reloader: reloader,
      clock: clock,
      monotonic: monotonic,
      limits: ReloadLimits(run: .zero),
      processorTime: { .zero }
    )
    for _ in 0..<2 {
      let report = try await engine.refresh(RefreshRequest(isForced: true))
      #expect(report.outcomes.map(\.result) == [.skipped(.interrupted)])
    }
    #expect(reloader.batches.isEmpty)
    #expect(await storage.state()?.isDirty == false)
  }

  @Test func `an extension whose time is up is cancelled`() async throws {
    // Only who was cancelled sleeps on it.
    let bed = ManualClock(morning)
    let reloader = ScriptedReloader { [monotonic] _, _ in
      guard (try? await monotonic.sleep(for: .hours(24))) == nil else { return }
      await Task.detached { try? await bed.sleep(for: .hours(1)) }.value
    }
    async let run = engine(MemoryStorage([.sample()]), reloader).refresh()
    await monotonic.sleepers(2)
    monotonic.advance(by: .seconds(45))
    #expect(try await run.failures.count == 1)
    await bed.sleepers(1)
    bed.advance(by: .hours(1))
  }

  @Test func `a refresh that is cancelled between two passes ends, and the next one goes on`()
    async throws
  {
    let storage = MemoryStorage([.sample()])
    let key = DueTimeline.sample().key
    let reloader = ScriptedReloader(.sample(at: [morning]))
    let engine = engine(storage, reloader)
    await storage.edit { storage in
      storage.changesWhileMaking = [key: 1]
      // The engine waits for the store in the task that asked for the refresh.
      storage.whenReleased = { withUnsafeCurrentTask { $0?.cancel() } }
    }
    let report = try await Task { try await engine.refresh() }.value
    #expect(report.outcomes.last?.result == .skipped(.interrupted))
    #expect(await storage.passCount == 1)
    await storage.edit { $0.whenReleased = {} }
    #expect(try await engine.refresh().storedCount == 1)
    #expect(await storage.state()?.isDirty == false)
  }

  @Test func `a refresh that is cancelled records no failure and gives its leases back`()
    async throws
  {
    let storage = MemoryStorage([.sample(1), .sample(2)])
    let engine = engine(storage, hanging)
    let run = Task { try await engine.refresh() }
    await monotonic.sleepers(2)
    run.cancel()
    let report = try await run.value
    #expect(report.outcomes.last?.result == .skipped(.interrupted))
    #expect(report.failures.isEmpty)
    #expect(await storage.held.isEmpty)
    monotonic.advance(by: .hours(24))
  }
}
