internal import Ground
internal import Synchronization
internal import WidgetIntents

/// The time limit of an intent, without the time for a user's answers.
///
/// A single intent is timed exactly (`performing`). A script's store-only intents are not, because
/// a timer costs as much as such an intent. The script has one timer instead, which checks
/// periodically which intent is running (`watching`). In a `parallel` block that is the intent that
/// began last.
final class RunDeadline: Sendable {
  private struct State {
    /// The end of the time limit, as a time of the clock.
    var end: Duration
    /// The number of questions without an answer; `asked` is the time of the first one.
    var openQuestions = 0
    var asked = Duration.zero
  }

  /// The interval at which a wait checks whether the user has answered.
  private static let questionLook = Duration.milliseconds(200)
  /// The number of checks of a script during the time limit, so that an intent is cancelled at most
  /// half of it late.
  private static let looks = 4

  private let limit: Duration
  private let clock: RunClock
  private let state: Guarded<State>
  /// The number of the script's running intent; 0 if none runs.
  private let running = Atomic(0)
  /// The number of the intent that exceeded the limit; 0 if none has.
  private let late = Atomic(0)

  init(milliseconds: Int, clock: RunClock) {
    limit = .milliseconds(milliseconds)
    self.clock = clock
    state = Guarded(State(end: clock.now() + limit))
  }

  /// Returns the error of an intent that exceeded the limit.
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

  /// Runs `body`, an intent that reports progress to the host, and cancels it when it exceeds the
  /// limit.
  ///
  /// - Throws: The error of `body`, or a failure about the limit if that is the reason.
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

  /// Waits for the time limit; returns `true` when it has passed, `false` when the task is
  /// cancelled.
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

  /// Whether the limit was exceeded and the work was cancelled.
  var isOver: Bool { late.load(ordering: .relaxed) != 0 }

  /// Returns whether the intent with this number exceeded the limit.
  func isLate(_ number: Int) -> Bool { late.load(ordering: .relaxed) == number }

  /// Begins to measure the time of the intent with this number.
  func begin(_ number: Int) { running.store(number, ordering: .relaxed) }

  /// Marks the intent as ended, or as waiting for a user, whose time is not counted.
  func end() { running.store(0, ordering: .relaxed) }

  /// Runs a script, and cancels it if one of its store-only intents exceeds the limit.
  func watching<Value: Sendable>(
    _ script: @escaping @Sendable () async -> Value
  ) async -> Value {
    await cancelling(script) { await self.look() }
  }

  /// Checks periodically for a late intent; returns `true` when there is one, `false` when the task
  /// is cancelled.
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

  /// Runs `body` with this deadline, and cancels it when `isLate` returns `true`.
  ///
  /// The function `companion` runs at the same time, and is cancelled when `body` ends.
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

/// The monotonic clock that measures time limits (RT-7).
package struct RunClock: Sendable {
  /// Returns the time since a fixed moment in the past.
  let now: @Sendable () -> Duration
  private let wait: @Sendable (Duration) async throws -> Void

  package init<Base: Clock>(_ base: Base) where Base.Duration == Duration {
    let start = base.now
    now = { start.duration(to: base.now) }
    wait = { try await base.sleep(until: start.advanced(by: $0), tolerance: nil) }
  }

  package static let system = RunClock(ContinuousClock())

  /// Waits until a time of the clock.
  ///
  /// - Throws: `CancellationError`.
  func sleep(until moment: Duration) async throws {
    try await wait(moment)
  }
}
