import Dispatch
import Essentials
import Ground
import Moments
import Testing
import WidgetTimeline

@Suite("Manual clock (RT-2)", .timeLimit(.minutes(5)))
struct ManualClockTests {
  let clock = ManualClock(morning)

  @Test func `it stands still until it is moved`() {
    #expect(clock.date == morning)
    clock.advance(by: .minutes(5))
    #expect(clock.date == morning + .minutes(5))
  }

  @Test func `a sleeper wakes when its deadline is reached and not before`() async throws {
    let sleeper = Task { [clock] in
      try await clock.sleep(for: .seconds(10))
      return clock.date
    }
    await clock.sleepers(1)
    clock.advance(by: .seconds(9))
    await clock.sleepers(1)
    clock.advance(by: .seconds(1))
    #expect(try await sleeper.value == morning + .seconds(10))
  }

  /// Runs tasks in the order in which they become ready.
  private final class Queue: TaskExecutor {
    private let queue = DispatchQueue(label: "in order")

    func enqueue(_ job: consuming ExecutorJob) {
      let job = UnownedJob(job)
      queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }
  }

  @Test func `sleepers wake in the order of their deadlines`() async throws {
    let queue = Queue()
    let woken = Guarded<[Int]>([])
    var tasks: [Task<Void, any Error>] = []
    for (place, seconds) in [30, 10, 20].enumerated() {
      let sleep: @Sendable () async throws -> Void = { [clock] in
        try await clock.sleep(for: .seconds(seconds))
        woken.withLock { $0.append(seconds) }
      }
      tasks.append(Task(executorPreference: queue, operation: sleep))
      await clock.sleepers(place + 1)
      // A sleeper is counted before its task has let go of the queue: it would go on first.
      await Task(executorPreference: queue) {}.value
    }
    clock.advance(by: .minutes(1))
    for task in tasks { try await task.value }
    #expect(woken.withLock { $0 } == [10, 20, 30])
  }

  @Test func `a deadline gone by needs no sleep`() async throws {
    try await clock.sleep(until: Instant(morning - .hours(1)))
  }

  @Test func `a cancelled sleeper wakes with an error`() async {
    let sleeper = Task { [clock] in try await clock.sleep(for: .seconds(10)) }
    await clock.sleepers(1)
    sleeper.cancel()
    await #expect(throws: CancellationError.self) { try await sleeper.value }
  }

  @Test func `a task that was cancelled before does not fall asleep`() async {
    let sleeper = Task { [clock] in
      withUnsafeCurrentTask { $0?.cancel() }
      try await clock.sleep(for: .seconds(10))
    }
    await #expect(throws: CancellationError.self) { try await sleeper.value }
  }

  @Test func `it can be set back`() async throws {
    clock.set(to: morning - .hours(1))
    #expect(clock.date == morning - .hours(1))
  }

  @Test func `any clock of its kind keeps its types`() {
    let anyClock: any WallClock = clock
    let instant: Instant = anyClock.now
    #expect(instant == Instant(morning))
  }
}
