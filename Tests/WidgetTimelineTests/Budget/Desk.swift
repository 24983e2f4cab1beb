import Essentials
import WidgetTimeline

/// A widget with its engine and its clock.
struct Desk {
  static let key = DueTimeline.sample().key

  let clock: ManualClock
  let storage: MemoryStorage
  private let engine: TimelineEngine

  init(_ situation: Situation) {
    let (clock, wish, cost) = (ManualClock(situation.start), situation.wish, situation.cost)
    let start = situation.start
    @Sendable func wished(_ now: Date) -> TimelineReloadPolicy {
      wish == 0 ? .never : .after(now.addingTimeInterval(Double(wish)))
    }
    var state = TimelineState()
    var budgetState = BudgetState()
    if let age = situation.age {
      state = TimelineState(made: start, policy: wished(start), lastEntry: start)
      state.due = state.policyDate
      budgetState.firstEnd = start - .hours(age)
    }
    let storage = MemoryStorage([
      .sample(state: state, budget: situation.budget, budgetState: budgetState)
    ])
    let reloader = ScriptedReloader { batch, answer in
      for request in batch.requests {
        let now = clock.date
        // Entries beyond the policy's date, which the next timeline replaces.
        let timeline = MadeTimeline.sample(at: [now, now + .hours(48)], policy: wished(now))
        answer(
          ReloadAnswer(
            key: request.key,
            result: .success(timeline),
            processorTime: .milliseconds(cost)
          )
        )
      }
    }
    engine = TimelineEngine(
      storage: storage,
      reloader: reloader,
      clock: clock,
      monotonic: clock,
      processorTime: { .zero }
    )
    (self.clock, self.storage) = (clock, storage)
  }

  func run(_ steps: [Situation.Step]) async throws {
    for step in steps {
      switch step {
      case .pass(let seconds): clock.advance(by: .seconds(seconds))
      case .set(let seconds): clock.set(to: clock.date.addingTimeInterval(Double(seconds)))
      case .look(let asker, let count):
        for _ in 0..<count { _ = try await engine.refresh(RefreshRequest(by: asker)) }
      case .ask(let asker, let count):
        for _ in 0..<count {
          _ = try await engine.refresh(RefreshRequest(by: asker, isForced: true))
        }
      case .change(let cause): await storage.change(Self.key, cause)
      case .lift:
        var request = RefreshRequest(by: .timer)
        request.isUnlimited = true
        _ = try await engine.refresh(request)
      case .loop(let count, let steps):
        for _ in 0..<count { try await run(steps) }
      }
    }
  }
}
