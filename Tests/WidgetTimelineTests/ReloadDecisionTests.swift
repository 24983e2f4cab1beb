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

  // WK-85: withheld until there is a budget again.
  @Test func `a budget holds back what it does not exempt`() {
    let empty = BudgetState(full: morning + .hours(24))
    let timeline = DueTimeline.sample(
      state: good(due: morning),
      budget: .daily(12),
      budgetState: empty
    )
    let later = morning + .hours(2)
    #expect(planner.decide(timeline, at: morning) == .overBudget(until: later))
    #expect(planner.decide(timeline, at: later) == .reload(.policy))
    for asker in ReloadAsker.allCases {
      let decision = planner.decide(timeline, by: asker, isForced: true, at: morning)
      let cause = ReloadCause(.requested, by: asker)
      let isExempt = BudgetRule.exemption(cause) != nil
      #expect(decision == (isExempt ? .reload(.requested) : .overBudget(until: later)))
    }
    // WK-88
    #expect(planner.decide(timeline, isUnlimited: true, at: morning) == .reload(.policy))
  }

  @Test func `the floor holds with every budget, and a press passes it`() {
    let costly = BudgetState(lastEnd: morning - .seconds(1), processorTime: .milliseconds(500))
    for budget in [ReloadBudget.none, .daily(50), .apple] {
      let timeline = DueTimeline.sample(
        state: good(due: morning),
        budget: budget,
        budgetState: costly
      )
      let later = morning + .seconds(9)
      #expect(planner.decide(timeline, at: morning) == .belowFloor(until: later))
      #expect(
        planner.decide(timeline, isUnlimited: true, at: morning) == .belowFloor(until: later)
      )
      #expect(planner.decide(timeline, at: later) == .reload(.policy))
      #expect(
        planner.decide(timeline, by: .press, isForced: true, at: morning) == .reload(.requested)
      )
    }
  }

  @Test func `what waits keeps its date, and a clock that was set back brings it forward`() {
    let wait = BudgetState(
      full: morning + .hours(24),
      wait: .init(since: morning, until: morning + .hours(2))
    )
    var timeline = DueTimeline.sample(
      state: good(due: morning + .hours(2), made: morning - .hours(1)),
      budget: .daily(12),
      budgetState: wait
    )
    #expect(planner.decide(timeline, at: morning) == .wait(until: morning + .hours(2)))
    timeline.state.failures = 1
    #expect(planner.decide(timeline, at: morning) == .wait(until: morning + .hours(2)))
    // Its date is further ahead than a bucket is large: another clock wrote it.
    #expect(planner.decide(timeline, at: morning - .hours(23)) == .reload(.retry))
    // A wait that was told to a timer does not hold for a user.
    timeline.state.isDirty = true
    #expect(planner.decide(timeline, at: morning) == .wait(until: morning + .hours(2)))
    #expect(planner.decide(timeline, by: .watch, at: morning) == .reload(.changed))
    #expect(planner.decide(timeline, isUnlimited: true, at: morning) == .reload(.changed))
  }

  @Test func `what waits is written down with its date, and no extension is asked`() async throws {
    let empty = BudgetState(full: morning + .hours(24))
    let storage = MemoryStorage([
      .sample(1, state: good(due: morning), budget: .daily(24), budgetState: empty),
      .sample(2, state: good(due: nil), budget: .daily(24), budgetState: empty),
    ])
    let reloader = ScriptedReloader(.sample(at: [morning]))
    let clock = ManualClock(morning)
    let engine = TimelineEngine(
      storage: storage,
      reloader: reloader,
      clock: clock,
      monotonic: clock,
      processorTime: { .zero }
    )
    let later = morning + .hours(1)
    let report = try await engine.refresh(RefreshRequest(by: .widgetCenter, isForced: true))
    #expect(
      report.outcomes.map(\.result)
        == Array(repeating: .skipped(.overBudget(until: later)), count: 2)
    )
    #expect(reloader.batches.isEmpty)
    #expect(await storage.writes.isEmpty)
    // The request is not forgotten: it is made when there is room.
    for placement in [1, 2] as [Int64] {
      let state = await storage.state(placement)
      #expect(state?.due == later)
      #expect(state?.isDirty == true)
    }
    let wait = await storage.timelines[DueTimeline.sample().key]?.budgetState.wait
    #expect(wait == BudgetState.Wait(since: morning, until: later))
    clock.set(to: later)
    let next = try await engine.refresh(RefreshRequest(by: .timer))
    #expect(next.outcomes.count == 2 && next.failures.isEmpty)
    #expect(reloader.batches.count == 1)
  }
}
