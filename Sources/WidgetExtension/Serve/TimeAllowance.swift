internal import Synchronization
internal import WidgetIntents

/// How long an intent may still take; what a person takes to answer is not counted.
final class TimeAllowance: Sendable {
  private struct State {
    /// On the monotonic clock (RT-7).
    var deadline: ContinuousClock.Instant
    /// Questions that wait for an answer.
    var openQuestions = 0
    var asked: ContinuousClock.Instant
  }

  /// The allowance of the intent that the current task performs.
  @TaskLocal static var current: TimeAllowance?

  /// How often it is looked whether a person has answered.
  private static let look = Duration.milliseconds(200)
  /// sysexits.h's EX_UNAVAILABLE, as for an extension that hangs.
  private static let exitCode: Int32 = 69

  private let limit: Duration
  private let state: Mutex<State>

  private init(_ limit: Duration) {
    self.limit = limit
    let now = ContinuousClock.now
    state = Mutex(State(deadline: now + limit, asked: now))
  }

  /// Runs `body`, and cancels it once it has taken longer than the limit.
  ///
  /// - Throws: what `body` throws; where that is because of the limit, a failure that says so.
  static func spending<Value: Sendable>(
    milliseconds: Int,
    on intent: String,
    _ body: @escaping @Sendable () async throws -> Value
  ) async throws -> Value {
    let allowance = TimeAllowance(.milliseconds(milliseconds))
    let progress = ProgressWatch()
    return try await withThrowingTaskGroup(of: Ending<Value>.self) { group in
      group.addTask {
        try await $current.withValue(allowance) {
          try await IntentProgressSink.$current.withValue(progress.sink) {
            .performed(try await body())
          }
        }
      }
      group.addTask {
        await progress.run()
        return .stopped
      }
      group.addTask { await allowance.hasRunOut() ? .late : .stopped }
      defer { group.cancelAll() }
      var isLate = false
      do {
        while let ending = try await group.next() {
          if case .performed(let value) = ending { return value }
          if case .late = ending { isLate = true }
          group.cancelAll()
        }
      } catch {
        guard isLate else { throw error }
      }
      throw failure(intent, after: allowance.limit)
    }
  }

  /// What is told of an intent that took longer than the limit.
  static func failure(_ intent: String, after limit: Duration) -> IntentError {
    .failed(
      message: "\(intent) took longer than \(limit) and was told to stop",
      hint: nil,
      exitCode: exitCode
    )
  }

  /// How one of the tasks around an intent came to its end.
  private enum Ending<Value: Sendable>: Sendable {
    case performed(Value)
    case late
    /// It was told to stop.
    case stopped
  }

  /// Waits for a person's answer without counting the time.
  func pause<Answer>(during question: () async -> Answer) async -> Answer {
    state.withLock { state in
      if state.openQuestions == 0 { state.asked = .now }
      state.openQuestions += 1
    }
    let answer = await question()
    state.withLock { state in
      state.openQuestions -= 1
      if state.openQuestions == 0 { state.deadline += .now - state.asked }
    }
    return answer
  }

  /// Waits until the time has run out; `false` when nobody waits for that any more.
  private func hasRunOut() async -> Bool {
    while !Task.isCancelled {
      let next = state.withLock { $0.openQuestions > 0 ? .now + Self.look : $0.deadline }
      if next <= .now { return true }
      try? await ContinuousClock().sleep(until: next)
    }
    return false
  }
}
