internal import Ground
internal import Synchronization
internal import WidgetIntents

/// The time limit of an intent, without the time for a user's answers.
///
/// An intent by itself is timed to the moment (`performing`). A script's store-only intents are not, because a timer
/// costs as much as such an intent. The script has one timer that checks now and then which of them is running
/// (`watching`); of those in a `parallel` block, the last.
final class RunDeadline: Sendable {
  private struct State {
    /// On the clock.
    var end: Duration
    /// Questions that wait for an answer, and when the first of them was put.
    var openQuestions = 0
    var asked = Duration.zero
  }

  /// The interval of checking whether the user has answered.
  private static let questionLook = Duration.milliseconds(200)
  /// Looks within the limit at a script: an intent is cancelled at most a fourth of it later.
  private static let looks = 4

  private let limit: Duration
  private let clock: RunClock
  private let state: Guarded<State>
  /// The number of the script's intent that runs; 0 while none does.
  private let running = Atomic(0)
  /// The number of the one that took too long; 0 while none has.
  private let late = Atomic(0)

  init(milliseconds: Int, clock: RunClock) {
    limit = .milliseconds(milliseconds)
    self.clock = clock
    state = Guarded(State(end: clock.now() + limit))
  }

  /// The failure of an intent that took longer than the limit.
  func failure(of intent: String) -> IntentError {
    .failed(
      message: "\(intent) took longer than \(limit) and was told to stop",
      hint: nil,
      // As for an extension that hangs.
      exitCode: ExitCode.unavailable.rawValue
    )
  }

  /// Waits for a user's answer without counting the time.
  func pause<Answer>(during question: () async -> Answer) async -> Answer {
    end()
    state.withLock { state in
      if state.openQuestions == 0 { state.asked = clock.now() }
      state.openQuestions += 1
    }
    let answer = await question()
    state.withLock { state in
      state.openQuestions -= 1
      if state.openQuestions == 0 { state.end += clock.now() - state.asked }
    }
    return answer
  }

  // MARK: An intent by itself

  /// Runs `body`, an intent that reports progress to the host, and cancels it when it exceeds the limit.
  ///
  /// - Throws: the error of `body`; a failure about the limit if that is the reason.
  static func performing<Value: Sendable>(
    _ intent: String,
    milliseconds: Int,
    clock: RunClock,
    _ body: @escaping @Sendable () async throws -> Value
  ) async throws -> Value {
    let deadline = RunDeadline(milliseconds: milliseconds, clock: clock)
    let progress = ProgressWatch(clock: clock)
    let result: Result<Value, any Error> = await deadline.cancelling(with: progress.run) {
      do {
        return .success(
          try await IntentSurroundings.with(\.progress, progress.sink) { try await body() }
        )
      } catch {
        return .failure(error)
      }
    } when: {
      await deadline.hasRunOut()
    }
    guard case .failure = result, deadline.isOver else { return try result.get() }
    throw deadline.failure(of: intent)
  }

  /// Returns `true` when the time has run out, `false` when the task is cancelled.
  private func hasRunOut() async -> Bool {
    while !Task.isCancelled {
      let now = clock.now()
      let next = state.withLock { $0.openQuestions > 0 ? now + Self.questionLook : $0.end }
      if next <= now { return true }
      try? await clock.sleep(until: next)
    }
    return false
  }

  // MARK: The store-only intents of a script

  /// Whether the time was over, and what ran was cancelled for it.
  var isOver: Bool { late.load(ordering: .relaxed) != 0 }

  /// Whether it was the intent with this number that took too long.
  func isLate(_ number: Int) -> Bool { late.load(ordering: .relaxed) == number }

  /// The intent with this number begins.
  func begin(_ number: Int) { running.store(number, ordering: .relaxed) }

  /// Marks the intent as ended, or as waiting for a user, whose time is not counted.
  func end() { running.store(0, ordering: .relaxed) }

  /// Runs a script, and cancels it if one of its store-only intents takes too long.
  func watching<Value: Sendable>(
    _ script: @escaping @Sendable () async -> Value
  ) async -> Value {
    await cancelling(script) { await self.look() }
  }

  /// Returns `true` when an intent is late, `false` when the task is cancelled.
  private func look() async -> Bool {
    var (seen, times) = (0, 0)
    while !Task.isCancelled {
      let number = running.load(ordering: .relaxed)
      times = number == seen ? times + 1 : 0
      seen = number
      if number != 0, times > Self.looks {
        late.store(number, ordering: .relaxed)
        return true
      }
      try? await clock.sleep(until: clock.now() + limit / Self.looks)
    }
    return false
  }

  // MARK: Both

  private enum Ending<Value: Sendable>: Sendable {
    case ended(Value)
    case late
    case stopped
  }

  /// Runs `body` under this deadline, and cancels it when `isLate` returns `true`; `companion` runs
  /// as long as it does.
  private func cancelling<Value: Sendable>(
    with companion: (@Sendable () async -> Void)? = nil,
    _ body: @escaping @Sendable () async -> Value,
    when isLate: @escaping @Sendable () async -> Bool
  ) async -> Value {
    await withTaskGroup(of: Ending<Value>.self) { group in
      group.addTask { .ended(await RunScope.with(\.deadline, self) { await body() }) }
      // Not where `body` runs: that may be one thread, which an intent that hangs keeps busy.
      group.addTask(executorPreference: globalConcurrentExecutor) {
        await isLate() ? .late : .stopped
      }
      if let companion {
        group.addTask(executorPreference: globalConcurrentExecutor) {
          await companion()
          return .stopped
        }
      }
      defer { group.cancelAll() }
      while let ending = await group.next() {
        switch ending {
        case .ended(let value): return value
        case .late:
          _ = late.compareExchange(expected: 0, desired: -1, ordering: .relaxed)
          group.cancelAll()
        case .stopped: group.cancelAll()
        }
      }
      preconditionFailure("a task group returns what its tasks do")
    }
  }
}

/// The monotonic clock on which limits are counted (RT-7).
package struct RunClock: Sendable {
  /// The time since some moment in the past.
  let now: @Sendable () -> Duration
  private let wait: @Sendable (Duration) async throws -> Void

  package init<Base: Clock>(_ base: Base) where Base.Duration == Duration {
    let start = base.now
    now = { start.duration(to: base.now) }
    wait = { try await base.sleep(until: start.advanced(by: $0), tolerance: nil) }
  }

  package static let system = RunClock(ContinuousClock())

  /// - Throws: `CancellationError`.
  func sleep(until moment: Duration) async throws {
    try await wait(moment)
  }
}
