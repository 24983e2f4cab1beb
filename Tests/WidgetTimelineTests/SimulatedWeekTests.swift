import Essentials
import Ground
import Moments
import Testing

@testable import WidgetTimeline

/// Simulates a week with the real engine and planner, and with short providers.
@Suite("A simulated week", .timeLimit(.minutes(2)))
struct SimulatedWeekTests {
  private static let day: Int64 = 86_400_000_000
  private static let minute: Int64 = 60_000_000
  /// Monday 2026-11-30 00:00 UTC.
  private static let monday: Int64 = 1_795_996_800_000_000

  private typealias Provider = @Sendable (_ moment: Date) throws -> MadeTimeline

  private final class Machine: Sendable {
    let clock = ManualClock(Instant(microseconds: SimulatedWeekTests.monday).date)
    let storage = MemoryStorage([.sample()])
    /// The monotonic clock of the machine that runs the simulation.
    let real = Guarded<Int64>(0)
    let asked = Guarded(0)
    /// The civil time of that machine, years after the simulated week.
    let civil: Int64 = 2_000_000_000_000_000
  }

  private let machine = Machine()
  private let key = DueTimeline.sample().key

  private func run(
    days: Int64 = 7,
    seen: String? = nil,
    presses: Int = 0,
    changes: Int = 0,
    seed: UInt64 = 1,
    budget: ReloadBudget? = nil,
    provider: @escaping Provider
  ) async throws -> (outcome: Simulation.Outcome, reloader: SimulatedReloader) {
    let (machine, key) = (machine, key)
    let reloader = SimulatedReloader(
      clock: machine.clock,
      civil: { machine.civil },
      nanoseconds: { machine.real.withLock { $0 } }
    ) { batch, moment, answer in
      machine.asked.withLock { $0 += 1 }
      for request in batch.requests {
        let result = Result { () throws(TimelineError) in
          do {
            return try provider(moment.date)
          } catch is Hung {
            let limit = batch.timelineLimit.components.seconds * 1_000_000_000
            machine.real.withLock { $0 += limit }
            throw .failed(message: "it did not answer", hint: nil)
          } catch {
            throw .failed(message: "it failed", hint: nil)
          }
        }
        answer(ReloadAnswer(key: request.key, result: result, processorTime: .milliseconds(2)))
      }
    }
    let simulation = Simulation(
      SimulationPlan(
        span: Self.monday..<Self.monday + days * Self.day,
        zone: .utc,
        seen: seen.flatMap { SeenHours($0) },
        pressesADay: presses,
        changesADay: changes,
        seed: seed
      ),
      of: [SimulatedWidget(key: key, name: "to-do")],
      clock: machine.clock,
      storage: machine.storage,
      reloader: reloader,
      budget: budget,
      actions: Simulation.Actions(
        press: { _, _ in [] },
        change: { key, _ in
          await machine.storage.markDirty([key])
          return true
        }
      ),
      mostReloads: 20_000,
      differs: { _, before, after in before.entries.map(\.light) != after.entries.map(\.light) }
    )
    return (try await simulation.run(), reloader)
  }

  private struct Hung: Error {}
  private struct Failing: Error {}

  private func sum(_ outcome: Simulation.Outcome, day: Int64? = nil) throws -> SimulatedSum {
    let plan = outcome.plan
    let start = plan.span.lowerBound + (day ?? 0) * Self.day
    let span = day == nil ? plan.span : start..<start + Self.day
    let windows = plan.seen == nil ? [plan.span] : plan.windows
    return SimulatedSum(of: try #require(outcome.widgets.first), in: span, seen: windows)
  }

  @Test func `a widget that wants a reload each hour has 24 a day, all but the first by its date`()
    async throws
  {
    let (outcome, _) = try await run { .sample(at: [$0], policy: .after($0 + .minutes(60))) }
    // The provider sees its clock a moment after the whole minute: the timer comes a minute later.
    let all = try sum(outcome)
    #expect(all.reloads == 166)
    #expect(
      all.causes == [
        ReloadCause(.first, by: .timer): 1, ReloadCause(.policy, by: .timer): 165,
      ]
    )
    #expect((all.counted, all.exempt, all.failed, all.putOff) == (165, 1, 0, 0))
    #expect(try sum(outcome, day: 1).reloads == 24)
    #expect(all.unchanged == 165)
    #expect(all.processorTime >= 166 * 2_000)
    #expect(outcome.cut == nil)
  }

  @Test func `entries that were replaced before their date were never shown`() async throws {
    let (outcome, _) = try await run(days: 1) { now in
      .sample(
        at: [now, now + .minutes(30), now + .minutes(90)],
        policy: .after(now + .minutes(59))
      )
    }
    let all = try sum(outcome)
    #expect(all.reloads == 24)
    #expect(all.shown == 48)
    // The last timeline is not replaced within the day.
    #expect(all.neverShown == 23)
  }

  @Test func `what is outdated counts while somebody looks, and a live view asks at once`()
    async throws
  {
    let provider: Provider = { .sample(at: [$0], policy: .after($0 + .seconds(90))) }
    let unseen = try await run(days: 1, provider: provider).outcome
    // Due 90 s after a minute's beginning, made at the next one.
    #expect(try sum(unseen).stale > 300 * Self.minute)
    let other = SimulatedWeekTests()
    let seen = try await other.run(days: 1, seen: "9-10", provider: provider).outcome
    let all = try other.sum(seen)
    #expect(all.stale < 30 * 1_000_000)
    #expect(all.causes[ReloadCause(.policy, by: .watch)] == 40)
  }

  @Test func `presses and changes come in the number that was asked for, by their causes`()
    async throws
  {
    let (outcome, _) = try await run(seen: "9-18 mon-fri", presses: 20, changes: 5) {
      .sample(at: [$0], policy: .never)
    }
    let all = try sum(outcome)
    #expect(all.causes[ReloadCause(.requested, by: .press)] == 100)
    let changed = all.causes.filter { $0.key.reason == .changed }.map(\.value).reduce(0, +)
    #expect((30...35).contains(changed))
    // WK-83: presses are exempt, and what changes while a person is at work.
    #expect(all.exempt >= 101)
    let again = SimulatedWeekTests()
    let same = try await again.run(seen: "9-18 mon-fri", presses: 20, changes: 5) {
      .sample(at: [$0], policy: .never)
    }
    #expect(try again.sum(same.outcome).causes == all.causes)
  }

  @Test func `a provider that fails is retried later and later, and its picture is outdated`()
    async throws
  {
    let (outcome, _) = try await run(days: 1) { _ in throw Failing() }
    let all = try sum(outcome)
    #expect(all.made == 0)
    // After 1, 2, 4 … minutes, then each hour, shortened by a tenth at most.
    #expect((28...33).contains(all.failed))
    #expect(all.stale == Self.day)
  }

  @Test func `a provider that gives no answer is waited for thrice and then counts as failed`()
    async throws
  {
    let (outcome, reloader) = try await run(days: 1) { _ in throw Hung() }
    let all = try sum(outcome)
    #expect((28...33).contains(all.failed))
    #expect(machine.asked.withLock { $0 } == 3)
    // 30 s, and then 5 s each.
    #expect(machine.real.withLock { $0 } == 40_000_000_000)
    #expect(reloader.hung == ["to-do"])
    // Its time went by in the simulation: the second attempt began a minute, about, after 30 s.
    let begun = outcome.widgets[0].reloads.map(\.begun)
    #expect(begun[1] - begun[0] >= 80_000_000)
  }

  @Test func `a provider that reads the system's clock is told apart, and its dates are moved`()
    async throws
  {
    let system = Instant(microseconds: machine.civil).date
    let (outcome, reloader) = try await run(days: 1) { _ in
      .sample(at: [system], policy: .after(system + .minutes(59)))
    }
    #expect(reloader.systemClocks == ["to-do"])
    #expect(try sum(outcome).reloads == 24)
    let other = SimulatedWeekTests()
    let own = try await other.run(days: 1) { .sample(at: [$0], policy: .after($0 + .minutes(59))) }
    #expect(own.reloader.systemClocks.isEmpty)
  }

  @Test func `a slow provider takes its time of the simulation, in whole seconds`() async throws {
    let machine = machine
    let (outcome, _) = try await run(days: 1, seen: "0-24") { now in
      machine.real.withLock { $0 += 8_700_000_000 }
      return .sample(at: [now], policy: .after(now + .seconds(60)))
    }
    // A minute each, less what the floor adds for the engine's own processor time, which no machine has twice. If its
    // time were counted behind the minute, there would be 1,257.
    #expect((1_400...1_440).contains(try sum(outcome).reloads))
    #expect(try sum(outcome).failed == 0)
  }

  @Test func `a widget that wants to be reloaded each second ends the simulation, not the day`()
    async throws
  {
    let (outcome, _) = try await run(days: 7, seen: "0-24") {
      .sample(at: [$0], policy: .after($0 + .seconds(1)))
    }
    let cut = try #require(outcome.cut)
    #expect(outcome.plan.span.contains(cut))
    #expect(try sum(outcome).reloads <= 20_000)
  }
}
