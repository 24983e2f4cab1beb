import Essentials
import Ground
import Testing
import WidgetTimeline

@Suite("Single flight (WK-93)", .timeLimit(.minutes(5)))
struct SingleFlightTests {
  private let clock = ManualClock(morning)
  private let key = DueTimeline.sample().key

  private func engine(_ storage: MemoryStorage, _ reloader: ScriptedReloader) -> TimelineEngine {
    TimelineEngine(
      storage: storage,
      reloader: reloader,
      clock: clock,
      monotonic: clock,
      processorTime: { .zero }
    )
  }

  /// A reloader that answers after ten seconds, so that a test can do something meanwhile.
  private var slow: ScriptedReloader {
    ScriptedReloader { [clock] batch, answer in
      try? await clock.sleep(for: .seconds(10))
      for request in batch.requests {
        let timeline = MadeTimeline.sample(at: [clock.date])
        answer(ReloadAnswer(key: request.key, result: .success(timeline)))
      }
    }
  }

  @Test("however many requests come meanwhile, one more run serves them", arguments: [1, 5])
  func oneMore(requestCount: Int) async throws {
    let storage = MemoryStorage([.sample()])
    let reloader = slow
    let engine = engine(storage, reloader)
    async let run = engine.refresh()
    await clock.sleepers(2)
    for _ in 0..<requestCount {
      let joined = try await engine.refresh(RefreshRequest(.timelines([key]), isForced: true))
      #expect(joined.outcomes.map(\.result) == [.skipped(.joined)])
    }
    // A tick after them does not take back what they asked for.
    _ = try await engine.refresh()
    #expect(reloader.batches.count == 1)
    clock.advance(by: .seconds(10))
    await clock.sleepers(2)
    clock.advance(by: .seconds(10))
    #expect(try await run.storedCount == 2)
    #expect(reloader.batches.flatMap(\.requests).map(\.reason) == [.first, .requested])
  }

  @Test func `a tick meanwhile costs no second run, as nothing is due after the first`()
    async throws
  {
    let storage = MemoryStorage([.sample()])
    let reloader = slow
    let engine = engine(storage, reloader)
    async let run = engine.refresh()
    await clock.sleepers(2)
    #expect(try await engine.refresh().outcomes.map(\.result) == [.skipped(.joined)])
    clock.advance(by: .seconds(10))
    #expect(try await run.storedCount == 1)
    #expect(reloader.batches.count == 1)
  }

  // RT-4
  @Test func `the lease of one that is made ends while slower ones are at work`() async throws {
    let other = DueTimeline.sample(2)
    let storage = MemoryStorage([.sample(1), other])
    let (answered, inbox) = AsyncStream<Void>.makeStream()
    await storage.edit { $0.whenReleased = { inbox.yield() } }
    let reloader = ScriptedReloader { [clock, key] batch, answer in
      answer(ReloadAnswer(key: key, result: .success(.sample(at: [clock.date]))))
      try? await clock.sleep(for: .seconds(10))
      answer(ReloadAnswer(key: other.key, result: .success(.sample(at: [clock.date]))))
    }
    let engine = engine(storage, reloader)
    async let run = engine.refresh()
    await clock.sleepers(2)
    for await _ in answered { break }
    #expect(await storage.held == [other.key])
    clock.advance(by: .seconds(10))
    #expect(try await run.storedCount == 2)
    #expect(await storage.held.isEmpty)
  }

  @Test func `other timelines do not wait`() async throws {
    let other = DueTimeline.sample(2)
    let storage = MemoryStorage([.sample(1), other])
    let reloader = ScriptedReloader { [clock, key] batch, answer in
      let asked = batch.requests[0].key
      if asked == key { try? await clock.sleep(for: .seconds(10)) }
      answer(ReloadAnswer(key: asked, result: .success(.sample(at: [clock.date]))))
    }
    let engine = engine(storage, reloader)
    async let run = engine.refresh(RefreshRequest(.timelines([key])))
    await clock.sleepers(2)
    let report = try await engine.refresh(RefreshRequest(.timelines([other.key])))
    #expect(report.storedCount == 1)
    clock.advance(by: .seconds(10))
    #expect(try await run.storedCount == 1)
  }

  @Test func `what changed while it was made is made once more`() async throws {
    let storage = MemoryStorage([.sample()])
    await storage.edit { [key] in $0.changesWhileMaking = [key: 1] }
    let reloader = ScriptedReloader(.sample(at: [morning]))
    let report = try await engine(storage, reloader).refresh()
    #expect(reloader.batches.flatMap(\.requests).map(\.reason) == [.first, .changed])
    #expect(report.storedCount == 2)
    #expect(await storage.state()?.isDirty == false)
  }

  @Test func `what changes each time is left dirty for the next refresh`() async throws {
    let storage = MemoryStorage([.sample()])
    await storage.edit { [key] in $0.changesWhileMaking = [key: 100] }
    let reloader = ScriptedReloader(.sample(at: [morning]))
    _ = try await engine(storage, reloader).refresh()
    #expect(reloader.batches.count == 2)
    #expect(await storage.state()?.isStale(at: morning) == true)
    #expect(await storage.state()?.isDue(at: morning) == true)
  }

  // RT-10
  @Test
  func `of requests that keep coming four are served, the next is kept as a mark in the store`()
    async throws
  {
    let storage = MemoryStorage([.sample()])
    let engineOfTest = Guarded<TimelineEngine?>(nil)
    // Each run is asked for once more while it goes on.
    let reloader = ScriptedReloader { batch, answer in
      _ = try? await engineOfTest.withLock { $0 }?.refresh(RefreshRequest(isForced: true))
      let timeline = MadeTimeline.sample(at: [morning])
      answer(ReloadAnswer(key: batch.requests[0].key, result: .success(timeline)))
    }
    let engine = engine(storage, reloader)
    engineOfTest.withLock { $0 = engine }
    let report = try await engine.refresh()
    #expect(report.storedCount == 4)
    #expect(report.outcomes.last?.result == .skipped(.interrupted))
    #expect(await storage.state()?.isDirty == true)
    // The engine holds its reloader.
    engineOfTest.withLock { $0 = nil }
  }

  // RT-10
  @Test func `a request that finds no time left is kept as a mark in the store`() async throws {
    let storage = MemoryStorage([.sample()])
    let reloader = ScriptedReloader { [clock] _, _ in
      await Task.detached { try? await clock.sleep(for: .hours(24)) }.value
    }
    let engine = engine(storage, reloader)
    async let run = engine.refresh()
    await clock.sleepers(2)
    _ = try await engine.refresh(RefreshRequest(isForced: true))
    clock.advance(by: .seconds(45))
    #expect(try await run.outcomes.last?.result == .skipped(.interrupted))
    #expect(await storage.state()?.isDue(at: clock.date) == true)
    clock.advance(by: .hours(24))
    // The engine has let go of it.
    _ = try await self.engine(storage, ScriptedReloader(.sample(at: [clock.date]))).refresh()
    #expect(await storage.state()?.isDirty == false)
  }
}
