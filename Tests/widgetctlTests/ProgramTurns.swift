import Foundation
import Synchronization
import Testing

/// Gives turns to the cases of suites that start programs, beside all other tests.
///
/// As many as the machine has processors go on at a time, and one more, as some wait. The processors are busy
/// so, and no program is so slow that a limit of time ends it: those are of a user's machine.
/// A case's own limit of time counts from before its turn.
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
  /// The suite's cases start programs, and take turns with those of other suites that do so.
  static var startsPrograms: Self { ProgramTurns() }
}

/// So many turns, given in the order in which they were asked for.
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
