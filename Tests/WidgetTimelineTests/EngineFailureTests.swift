import Essentials
import Moments
import Testing
import WidgetTimeline

@Suite("Failed reloads", .timeLimit(.minutes(5)))
struct EngineFailureTests {
  private let clock = ManualClock(morning)
  private let crash = TimelineError.failed(message: "HomeWidgets crashed (signal 11)", hint: nil)
  private let last = TimelineState(
    made: morning - .hours(1),
    policy: .atEnd,
    lastEntry: morning,
    due: morning
  )

  private func engine(_ storage: MemoryStorage, _ reloader: ScriptedReloader) -> TimelineEngine {
    TimelineEngine(
      storage: storage,
      reloader: reloader,
      clock: clock,
      monotonic: clock,
      processorTime: { .zero }
    )
  }

  // RT-9, WK-100
  @Test func `the last good timeline stays, and the next attempt waits`() async throws {
    let storage = MemoryStorage([.sample(state: last)])
    let report = try await engine(storage, ScriptedReloader(failing: crash)).refresh()
    let failure = try #require(report.failures.first?.failure)
    #expect(failure.error == crash)
    #expect(await storage.writes == ["failure 1"])
    let state = try #require(await storage.state())
    #expect(state.made == last.made)
    #expect(state.failures == 1)
    #expect(state.due == failure.due)
    #expect(failure.due > morning + .seconds(53))
    #expect(failure.due <= morning + .minutes(1))
  }

  // RT-9
  @Test func `failures in a row wait longer each time, and a good reload ends the row`()
    async throws
  {
    let storage = MemoryStorage([.sample(state: last)])
    let failing = engine(storage, ScriptedReloader(failing: crash))
    var waits: [Duration] = []
    for _ in 0..<8 {
      _ = try await failing.refresh()
      let due = try #require(await storage.state()?.due)
      waits.append(clock.now.duration(to: Instant(due)))
      #expect(try await failing.refresh().outcomes.isEmpty)
      clock.advance(by: waits.last ?? .zero)
    }
    #expect(waits[1] == waits[0] * 2)
    #expect(waits == waits.sorted())
    #expect(waits[7] == waits[6])
    _ = try await engine(storage, ScriptedReloader(.sample(at: [clock.date]))).refresh()
    #expect(await storage.state()?.failures == 0)
  }

  // WK-80
  @Test func `a timeline without entries is a failure`() async throws {
    let storage = MemoryStorage([.sample(state: last)])
    let report = try await engine(storage, ScriptedReloader(.sample(at: []))).refresh()
    #expect(report.failures.map(\.failure.error) == [.noEntries])
    #expect(await storage.entries.isEmpty)
  }

  // WK-80, SU-90
  @Test func `the placeholder that comes with a failure is kept where nothing was ever made`()
    async throws
  {
    let storage = MemoryStorage([.sample(1), .sample(2, state: last)])
    let placeholder = MadeEntry.sample(morning, 9)
    let reloader = ScriptedReloader { batch, answer in
      #expect(batch.requests.map(\.wantsPlaceholder) == [true, false])
      for request in batch.requests {
        answer(
          ReloadAnswer(key: request.key, result: .failure(.noEntries), placeholder: placeholder)
        )
      }
    }
    let report = try await engine(storage, reloader).refresh()
    #expect(report.failures.map(\.failure.placeholder) == [placeholder, nil])
    #expect(await storage.entries == [DueTimeline.sample(1).key: [placeholder]])
    #expect(await storage.state(1)?.failures == 1)
  }

  @Test func `one widget's failure leaves its neighbours alone`() async throws {
    let storage = MemoryStorage([.sample(1), .sample(2), .sample(3)])
    let reloader = ScriptedReloader { [crash] batch, answer throws(TimelineError) in
      answer(ReloadAnswer(key: batch.requests[1].key, result: .success(.sample(at: [morning]))))
      throw crash
    }
    let report = try await engine(storage, reloader).refresh()
    #expect(await storage.writes == ["store 2", "failure 1", "failure 3"])
    #expect(report.failures.map(\.failure.error) == [crash, crash])
  }

  @Test func `an extension that ends without an answer has failed`() async throws {
    let storage = MemoryStorage([.sample()])
    let report = try await engine(storage, ScriptedReloader { _, _ in }).refresh()
    #expect(report.failures.map(\.failure.error) == [.notAnswered])
  }

  @Test func `answers to what was not asked, and second answers, are ignored`() async throws {
    let storage = MemoryStorage([.sample()])
    let reloader = ScriptedReloader { batch, answer in
      let stranger = TimelineKey(placement: 9, family: .systemSmall)
      let timeline = MadeTimeline.sample(at: [morning])
      answer(ReloadAnswer(key: stranger, result: .success(timeline)))
      answer(ReloadAnswer(key: batch.requests[0].key, result: .success(timeline)))
      answer(ReloadAnswer(key: batch.requests[0].key, result: .failure(.noEntries)))
    }
    let report = try await engine(storage, reloader).refresh()
    #expect(report.outcomes.count == 1)
    #expect(await storage.writes == ["store 1"])
  }

  @Test func `a store that refuses is an error, after the others were stored`() async throws {
    let storage = MemoryStorage([.sample(1), .sample(2)])
    await storage.edit { $0.refusesTimelinesOf = [DueTimeline.sample(1).key] }
    let engine = engine(storage, ScriptedReloader(.sample(at: [morning])))
    await #expect(throws: MemoryStorage.Refused(placement: 1)) { try await engine.refresh() }
    #expect(await storage.writes == ["store 2"])
    #expect(await storage.held.isEmpty)
    // The next refresh is not held up by the one that failed.
    await storage.edit { $0.refusesTimelinesOf = [] }
    #expect(try await engine.refresh().storedCount == 1)
  }

  @Test func `of two errors of the store the first is thrown`() async throws {
    let storage = MemoryStorage([.sample(1), .sample(2), .sample(3)])
    await storage.edit {
      $0.refusesTimelinesOf = [DueTimeline.sample(1).key, DueTimeline.sample(2).key]
    }
    let engine = engine(storage, ScriptedReloader(.sample(at: [morning])))
    await #expect(throws: MemoryStorage.Refused(placement: 1)) { try await engine.refresh() }
    #expect(await storage.writes == ["store 3"])
  }

  @Test(
    "a failure says what is wrong and, where there is advice, what to do",
    arguments: [
      (.timedOut(afterSeconds: 30), "the widget made no timeline within 30 s", true),
      (.completionDropped, "the provider never called its completion", true),
      (
        .tooManyEntries(count: 1001, limit: 1000), "the timeline has 1001 entries, more than 1000",
        true
      ),
      (.notAnswered, "the extension sent no timeline", false),
      (.cancelled, "the reload was interrupted", false),
      (.failed(message: "broken", hint: "mend it"), "broken", true),
    ] as [(TimelineError, String, Bool)]
  )
  func messages(error: TimelineError, message: String, hasHint: Bool) {
    #expect(error.message == message)
    #expect((error.hint != nil) == hasHint)
  }
}
