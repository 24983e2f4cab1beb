import Essentials
import Testing
import WidgetTimeline

@Suite("A budget as a value", .timeLimit(.minutes(2)))
struct ReloadBudgetTests {
  private static let policy = ReloadCause(.policy, by: .timer)
  private static let push = ReloadCause(.requested, by: .widgetCenter)
  /// The budget state of a widget that is old enough not to count as new.
  private static let old = BudgetState(firstEnd: morning - .hours(24 * 30))

  @Test(arguments: [
    ("none", ReloadBudget.none), ("apple", .apple), ("1/day", .daily(1)), ("50/day", .daily(50)),
    ("86400/day", .daily(86_400)),
  ])
  func `a text that is written is read again`(_ text: String, _ budget: ReloadBudget) {
    #expect(ReloadBudget(text) == budget)
    #expect(budget.text == text)
  }

  @Test(arguments: [
    "", "None", "0/day", "86401/day", "-1/day", "+1/day", "1.5/day", "50", "50/hour", "50/day ",
    "/day", "50/", "50/day/day", "٥/day", "99999999999999999999/day", "apple/day",
  ])
  func `any other text is none`(_ text: String) {
    #expect(ReloadBudget(text) == nil)
  }

  /// Returns how many of `asked` reloads at one moment are allowed.
  private func burst(
    _ budget: ReloadBudget,
    _ state: inout BudgetState,
    _ cause: ReloadCause = push,
    at now: Date,
    asked: Int = 1_000
  ) -> Int {
    (0..<asked).count { _ in
      guard budget.allowed(cause, state, at: now) <= now else { return false }
      state = budget.charged(cause, state, at: now)
      return true
    }
  }

  // WK-82, WK-85, WK-92
  @Test(arguments: [
    (ReloadBudget.apple, 50), (.daily(1), 1), (.daily(7), 7), (.daily(1_000), 1_000),
  ])
  func `a burst gets what the bucket holds, then one for each part of the day`(
    _ budget: ReloadBudget,
    _ count: Int
  ) throws {
    var state = Self.old
    #expect(budget.left(state, at: morning) == count)
    #expect(burst(budget, &state, at: morning) == count)
    #expect(budget.left(state, at: morning) == 0)
    let next = budget.allowed(Self.push, state, at: morning)
    let part = 86_400 / Double(count)
    #expect(abs(next.timeIntervalSince(morning) - part) < 0.001)
    #expect(burst(budget, &state, at: next - .milliseconds(1)) == 0)
    #expect(burst(budget, &state, at: next) == 1)
    // After a day and the rounding it is full again.
    #expect(burst(budget, &state, at: next + .hours(25)) == count)
  }

  // WK-82: in any day no more than the bucket and what has flowed in.
  @Test(arguments: [1, 7, 50, 333])
  func `however it is asked, a day has no more than the bucket and its refill`(_ count: Int) {
    let budget = ReloadBudget.daily(count)
    var state = BudgetState()
    var dates: [Date] = []
    for minute in 0..<3 * 1_440 {
      let now = morning + .minutes(minute)
      if burst(budget, &state, at: now, asked: 3) > 0 { dates.append(now) }
    }
    #expect(dates.count <= 4 * count)
    for (index, date) in dates.enumerated() {
      let day = dates[index...].prefix { $0 < date + .hours(24) }
      #expect(day.count <= 2 * count)
    }
  }

  // WK-86, WK-92
  @Test func `five minutes lie between two reloads by the policy's date, and no longer`() {
    var state = ReloadBudget.apple.charged(Self.policy, Self.old, at: morning)
    let later = morning + .minutes(5)
    #expect(ReloadBudget.apple.allowed(Self.policy, state, at: morning + .minutes(1)) == later)
    // What the author asks for is not spaced, and spaces nothing.
    #expect(ReloadBudget.apple.allowed(Self.push, state, at: morning) == morning)
    state = ReloadBudget.apple.charged(Self.push, state, at: morning + .minutes(4))
    #expect(ReloadBudget.apple.allowed(Self.policy, state, at: morning) == later)
    #expect(ReloadBudget.daily(50).allowed(Self.policy, state, at: morning) == morning)
  }

  // WK-82: "new widgets get more during the first days".
  @Test(arguments: [(0, 100), (71, 100), (72, 50), (24 * 365, 50)])
  func `a new widget gets more`(_ hours: Int, _ count: Int) {
    let state = BudgetState(firstEnd: morning - .hours(hours))
    #expect(ReloadBudget.apple.left(state, at: morning) == count)
    #expect(ReloadBudget.daily(50).left(state, at: morning) == 50)
  }

  // WK-83, WK-94
  @Test func `what is exempt is neither counted nor held back`() {
    var empty = Self.old
    empty.full = morning + .hours(24)
    let exempt =
      [
        ReloadCause(.first, by: .timer), ReloadCause(.requested, by: .press),
        ReloadCause(.requested, by: .watch), ReloadCause(.changed, by: .command),
        ReloadCause(.changed, by: .timer, change: .language),
        ReloadCause(.changed, by: .timer, change: .appearance),
        ReloadCause(.changed, by: .timer, change: .surroundings),
        ReloadCause(.policy, by: .refresh, isUnlimited: true),
      ]
    for budget in [ReloadBudget.daily(1), .daily(50), .apple] {
      for cause in exempt {
        #expect(budget.allowed(cause, empty, at: morning) == morning)
        #expect(budget.charged(cause, empty, at: morning) == empty)
      }
      #expect(budget.allowed(Self.policy, empty, at: morning) > morning)
    }
  }

  // RT-5
  @Test(arguments: [1, 6, 23, 24, 25, 24 * 365, 24 * 365 * 100])
  func `a clock that is set back locks a widget for one bucket at most`(_ hours: Int) {
    for budget in [ReloadBudget.daily(1), .daily(50), .apple] {
      var state = Self.old
      _ = burst(budget, &state, Self.policy, at: morning)
      state = budget.charged(Self.policy, state, at: morning)
      let now = morning - .hours(hours)
      let allowed = budget.allowed(Self.policy, state, at: now)
      #expect(allowed <= now + .hours(24))
      #expect(budget.allowed(Self.policy, state, at: allowed) <= allowed)
    }
  }

  @Test func `what a store holds by mistake traps nowhere`() {
    let odd = [
      Date(timeIntervalSince1970: .nan), Date(timeIntervalSince1970: .infinity),
      Date(timeIntervalSince1970: -.infinity), .distantPast, .distantFuture,
    ]
    for budget in [ReloadBudget.none, .daily(.max), .daily(.min), .daily(1), .apple] {
      for date in odd {
        let state = BudgetState(
          full: date,
          lastPolicy: date,
          firstEnd: date,
          lastEnd: date,
          processorTime: .seconds(Int64.max),
          wait: .init(since: date, until: date)
        )
        for now in odd + [morning] {
          _ = budget.allowed(Self.policy, state, at: now)
          _ = budget.charged(Self.policy, state, at: now)
          _ = budget.left(state, at: now)
        }
        #expect(budget.allowed(Self.policy, state, at: morning) <= morning + .hours(26))
      }
    }
  }
}

@Suite("The floor", .timeLimit(.minutes(2)))
struct ReloadFloorTests {
  private static let cost = Duration.milliseconds(250)
  private static let state = BudgetState().ended(at: morning, processorTime: cost)

  /// Returns the seconds until a reload for this cause is allowed, half a second after the last
  /// one.
  private func wait(_ cause: ReloadCause) -> Double {
    let now = morning + .milliseconds(500)
    return ReloadBudget.none.allowed(cause, Self.state, at: now).timeIntervalSince(now)
  }

  @Test(arguments: ReloadAsker.allCases)
  func `it holds for what repeats by itself, and lets pass a user who waits`(_ asker: ReloadAsker) {
    let isUser = [.press, .command, .show].contains(asker)
    for reason in [ReloadReason.policy, .retry, .first] {
      #expect(wait(ReloadCause(reason, by: asker)) == (isUser ? 0 : 4.5))
    }
    // 'refresh' by hand after a change: the change is someone's, and does not repeat by itself.
    #expect(wait(ReloadCause(.changed, by: asker)) == (isUser || asker == .refresh ? 0 : 4.5))
    // `refresh --force`, from a crontab too, passes it; what a program asks for does not.
    let isForced = isUser || [.timer, .refresh].contains(asker)
    #expect(wait(ReloadCause(.requested, by: asker)) == (isForced ? 0 : 4.5))
  }

  @Test func `no option lifts it`() {
    #expect(wait(ReloadCause(.policy, by: .refresh, isUnlimited: true)) == 4.5)
  }

  @Test(arguments: [
    (Duration.zero, Duration.zero), (.milliseconds(-5), .zero),
    (.milliseconds(5), .milliseconds(100)),
    (.seconds(4_320), .hours(24)), (.seconds(4_321), .hours(24)), (.seconds(Int64.max), .hours(24)),
  ])
  func `it is twenty times the processor time, and a day at most`(
    _ cost: Duration,
    _ floor: Duration
  ) {
    #expect(BudgetState.floor(after: cost) == floor)
  }

  // RT-5
  @Test(arguments: [(1, 5.5), (59, 63.5), (61, 0), (86_400, 0)])
  func `a clock that is set back in passing keeps it, one that was wrong does not`(
    _ seconds: Int,
    _ wait: Double
  ) {
    let now = morning + .milliseconds(500) - .seconds(seconds)
    let allowed = ReloadBudget.none.allowed(ReloadCause(.policy, by: .timer), Self.state, at: now)
    #expect(abs(allowed.timeIntervalSince(now) - wait) < 0.001)
  }
}
