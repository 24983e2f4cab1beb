import Foundation
import Synchronization
import Testing

/// Limits how many test cases that start programs run at the same time: one more than there are
/// processors.
///
/// Otherwise programs would be so slow that their time limits end them, because these limits are
/// for a user's machine. The time limit of a test case includes the time before its turn.
struct ProgramTurns: SuiteTrait, TestTrait, TestScoping {
  let isRecursive = true

  func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    await Self.turns.take()
    defer { Self.turns.leave() }
    try await function()
  }

  private static let turns = Turns(count: ProcessInfo.processInfo.activeProcessorCount + 1)
}

extension Trait where Self == ProgramTurns {
  /// A trait for suites whose cases start programs, and therefore wait for their turn.
  static var startsPrograms: Self { ProgramTurns() }
}

/// A fixed number of turns, assigned in the order of the requests.
final class Turns: Sendable {
  private struct State {
    var free: Int
    var waiting: [CheckedContinuation<Void, Never>] = []
  }

  private let state: Mutex<State>

  init(count: Int) {
    state = Mutex(State(free: count))
  }

  nonisolated(nonsending) func take() async {
    await withCheckedContinuation { continuation in
      let isFree = state.withLock { state in
        if state.free == 0 {
          state.waiting.append(continuation)
          return false
        }
        state.free -= 1
        return true
      }
      if isFree { continuation.resume() }
    }
  }

  func leave() {
    let next = state.withLock { state in
      guard !state.waiting.isEmpty else {
        state.free += 1
        return nil as CheckedContinuation<Void, Never>?
      }
      return state.waiting.removeFirst()
    }
    next?.resume()
  }
}
