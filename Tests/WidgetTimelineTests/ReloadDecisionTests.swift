import Essentials
import Testing
import WidgetTimeline

@Suite("Reload decision", .timeLimit(.minutes(5)))
struct ReloadDecisionTests {
  let planner = ReloadPlanner()

  private func good(due: Date?, made: Date = morning) -> TimelineState {
    TimelineState(
      made: made,
      policy: due.map { .after($0) } ?? .never,
      lastEntry: made,
      due: due
    )
  }

  @Test(
    "WK-8: a timeline is due from its date on",
    arguments: [
      (Duration.zero, ReloadDecision.wait(until: morning + .hours(1))),
      (.hours(1) - .microseconds(1), .wait(until: morning + .hours(1))),
      (.hours(1), .reload(.policy)),
      (.hours(2), .reload(.policy)),
    ]
  )
  func dueDate(elapsed: Duration, decision: ReloadDecision) {
    let timeline = DueTimeline.sample(state: good(due: morning + .hours(1)))
    #expect(planner.decide(timeline, at: morning + elapsed) == decision)
  }

  @Test func `the reason says why`() {
    let past = morning - .hours(1)
    let dirty = TimelineState(made: past, due: .distantPast, isDirty: true)
    let failed = TimelineState(made: past, due: morning, failures: 2)
    #expect(planner.decide(.sample(), at: morning) == .reload(.first))
    #expect(planner.decide(.sample(state: dirty), at: morning) == .reload(.changed))
    #expect(planner.decide(.sample(state: failed), at: morning) == .reload(.retry))
    let failedOnce = TimelineState(made: past, due: morning, failures: 1)
    #expect(planner.decide(.sample(state: failedOnce), at: morning) == .reload(.retry))
    // What was never made is made for the first time, whatever it would have read; a change explains more
    // than a failure.
    let dirtyFirst = TimelineState(due: morning, isDirty: true)
    #expect(planner.decide(.sample(state: dirtyFirst), at: morning) == .reload(.first))
    let dirtyFailed = TimelineState(made: past, due: morning, failures: 2, isDirty: true)
    #expect(planner.decide(.sample(state: dirtyFailed), at: morning) == .reload(.changed))
    let failedFirst = TimelineState(due: morning, failures: 1)
    #expect(planner.decide(.sample(state: failedFirst), at: morning) == .reload(.retry))
    #expect(
      planner.decide(.sample(state: good(due: nil)), isForced: true, at: morning)
        == .reload(.requested)
    )
  }

  @Test(
    "RT-3: whatever was missed, one reload catches up",
    arguments: [1, 100, 60 * 24 * 366 * 50]
  )
  func catchUp(missedMinutes: Int) throws {
    let timeline = DueTimeline.sample(state: good(due: morning + .minutes(1)))
    let now = morning + .minutes(missedMinutes)
    #expect(planner.decide(timeline, at: now) == .reload(.policy))
    let next = try planner.plan(.sample(at: [now]), reason: .policy, at: now)
    // The next date is counted from the reload, not from the slots that went by.
    #expect(next.due == now + .minutes(15))
    #expect(
      planner.decide(.sample(state: next.state), at: now) == .wait(until: now + .minutes(15))
    )
  }

  // RT-5
  @Test func `a stamp from the future becomes now, and what depends on it moves along`() {
    let ahead = morning + .hours(24 * 365 * 4)
    let state = TimelineState(
      made: ahead,
      policy: .atEnd,
      lastEntry: ahead,
      due: ahead + .minutes(15)
    )
    var expected = state
    expected.made = morning
    // The last entry lies ahead again, and atEnd goes by it.
    expected.due = ahead
    #expect(planner.decide(.sample(state: state), at: morning) == .restamp(expected))
  }

  @Test(
    "RT-5: a clock that is set back by less than a minute makes nothing due",
    arguments: [
      (Duration.seconds(1), true), (.seconds(60), true), (.seconds(61), false),
    ]
  )
  func tolerance(ahead: Duration, isLeft: Bool) {
    let made = morning + ahead
    let state = TimelineState(
      made: made,
      policy: .after(morning - .hours(1)),
      lastEntry: made,
      due: made + .minutes(15)
    )
    let wait = ReloadDecision.wait(until: made + .minutes(15))
    #expect((planner.decide(.sample(state: state), at: morning) == wait) == isLeft)
    let failed = TimelineState(
      made: morning - .hours(1),
      policy: .never,
      due: morning + ahead
        + planner.backoff.delay(afterFailures: 1, of: DueTimeline.sample().key),
      failures: 1
    )
    #expect(
      (planner.decide(.sample(state: failed), at: morning) == .wait(until: failed.due)) == isLeft
    )
  }

  // RT-5
  @Test func `a quarter of an hour counted by a clock that ran ahead is counted again`() {
    let ahead = morning + .hours(24 * 365 * 4)
    let state = TimelineState(
      made: ahead,
      policy: .after(morning - .hours(1)),
      lastEntry: morning,
      due: ahead + .minutes(15)
    )
    var expected = state
    expected.made = morning
    expected.due = morning + .minutes(15)
    #expect(planner.decide(.sample(state: state), at: morning) == .restamp(expected))
    // Once kept, it does not move on with the clock.
    #expect(
      planner.decide(.sample(state: expected), at: morning + .minutes(1))
        == .wait(until: morning + .minutes(15))
    )
    #expect(
      planner.decide(.sample(state: expected), at: morning + .minutes(15)) == .reload(.policy)
    )
  }

  // RT-5: the date is the provider's wish, whatever the stamp.
  @Test func `a stamp from the future does not bring a policy's date forward`() {
    let date = morning + .hours(24)
    let state = good(due: date, made: morning + .hours(1))
    var expected = state
    expected.made = morning
    #expect(planner.decide(.sample(state: state), at: morning) == .restamp(expected))
    #expect(planner.decide(.sample(state: expected), at: date - .seconds(1)) == .wait(until: date))
  }

  // RT-5
  @Test func `a retry is never further off than its own delay`() {
    let state = TimelineState(
      made: morning - .hours(1),
      policy: .atEnd,
      lastEntry: morning - .hours(1),
      due: morning + .hours(1000),
      failures: 1
    )
    var expected = state
    let timeline = DueTimeline.sample(state: state)
    expected.due = morning + planner.backoff.delay(afterFailures: 1, of: timeline.key)
    #expect(planner.decide(timeline, at: morning) == .restamp(expected))
  }

  // RT-9
  @Test func `looking at a failed timeline does not put its retry off`() {
    let key = DueTimeline.sample().key
    let due = morning + planner.backoff.delay(afterFailures: 1, of: key)
    let failed = TimelineState(made: morning - .hours(1), due: due, failures: 1)
    for seconds in [0, 20, 50] {
      let now = morning + .seconds(seconds)
      #expect(planner.decide(.sample(state: failed), at: now) == .wait(until: due))
    }
    #expect(planner.decide(.sample(state: failed), at: due) == .reload(.retry))
  }

  // RT-5
  @Test func `what a store may hold by mistake is decided without a trap`() {
    let notANumber = Date(timeIntervalSince1970: .nan)
    let never = Date(timeIntervalSince1970: -.infinity)
    let decisions = [
      TimelineState(made: notANumber, due: notANumber),
      TimelineState(made: .distantPast, due: never),
      TimelineState(made: nil, due: nil, failures: .max),
      TimelineState(made: nil, due: morning, failures: .min),
      TimelineState(made: morning, due: nil, isDirty: true),
    ].map { planner.decide(.sample(state: $0), at: morning) }
    #expect(
      decisions == [
        .reload(.policy), .reload(.policy), .reload(.retry), .reload(.first), .reload(.changed),
      ]
    )
  }

  private struct Miser: ReloadBudget {
    func earliestReload(of key: TimelineKey, for reason: ReloadReason, at now: Date) -> Date {
      reason == .policy ? now + .hours(2) : now
    }
  }

  @Test func `a budget holds back what it does not exempt`() {
    let planner = ReloadPlanner(budget: Miser())
    let timeline = DueTimeline.sample(state: good(due: morning))
    #expect(planner.decide(timeline, at: morning) == .overBudget(until: morning + .hours(2)))
    #expect(planner.decide(timeline, isForced: true, at: morning) == .reload(.requested))
  }

  private struct Closed: ReloadBudget {
    func earliestReload(of key: TimelineKey, for reason: ReloadReason, at now: Date) -> Date {
      now + .minutes(5)
    }
  }

  @Test func `a budget is asked about forced reloads too`() async throws {
    let planner = ReloadPlanner(budget: Closed())
    let later = morning + .minutes(5)
    let decision = planner.decide(.sample(state: good(due: nil)), isForced: true, at: morning)
    #expect(decision == .overBudget(until: later))
    let storage = MemoryStorage([.sample(1), .sample(2)])
    let reloader = ScriptedReloader(.sample(at: [morning]))
    let clock = ManualClock(morning)
    let engine = TimelineEngine(
      storage: storage,
      reloader: reloader,
      clock: clock,
      monotonic: clock,
      planner: planner
    )
    let report = try await engine.refresh()
    #expect(
      report.outcomes.map(\.result)
        == Array(repeating: .skipped(.overBudget(until: later)), count: 2)
    )
    #expect(reloader.batches.isEmpty)
    #expect(await storage.writes.isEmpty)
  }
}
