import Synchronization

/// What a run has printed, and the memory that it had when it began to.
final class Tally: Sendable {
  private struct State {
    var count = 0
    var memory: Int?
  }

  private let state = Mutex(State())

  var value: Int { state.withLock { $0.count } }

  /// In kilobytes, at the first lines.
  var memoryAtStart: Int { state.withLock { $0.memory ?? 0 } }

  func add(_ number: Int) {
    state.withLock { state in
      state.count += number
      if state.memory == nil { state.memory = memory() }
    }
  }
}
