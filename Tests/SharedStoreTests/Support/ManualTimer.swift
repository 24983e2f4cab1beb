import Ground

@testable import SharedStore

/// A timer whose time advances only when a test calls `advance(by:)`.
final class ManualTimer: Sendable {
  private struct State {
    var now: Int64 = 1_000
    var sleepers: [(until: Int64, continuation: CheckedContinuation<Void, Never>)] = []
    var waiting: (limit: Int64, continuation: CheckedContinuation<Void, Never>)?
  }

  private let state = Guarded(State())

  var timer: StoreTimer {
    StoreTimer(
      milliseconds: { self.state.withLock { $0.now } },
      sleep: { milliseconds in await self.sleep(milliseconds) }
    )
  }

  /// Advances the time, and resumes the tasks whose waiting time has passed.
  func advance(by milliseconds: Int64) {
    let woken = state.withLock { state in
      state.now += milliseconds
      let now = state.now
      defer { state.sleepers.removeAll { $0.until <= now } }
      return state.sleepers.filter { $0.until <= now }
    }
    for sleeper in woken { sleeper.continuation.resume() }
  }

  /// Waits until a task sleeps for at most `limit` milliseconds.
  func sleeper(for limit: Int64 = .max) async {
    await withCheckedContinuation { continuation in
      let isSleeping = state.withLock { state in
        let now = state.now
        guard !state.sleepers.contains(where: { $0.until - now <= limit }) else { return true }
        state.waiting = (limit, continuation)
        return false
      }
      if isSleeping { continuation.resume() }
    }
  }

  private func sleep(_ milliseconds: Int64) async {
    await withCheckedContinuation { continuation in
      let waiting = state.withLock { state in
        state.sleepers.append((state.now + milliseconds, continuation))
        guard let waiting = state.waiting, milliseconds <= waiting.limit else {
          return nil as CheckedContinuation<Void, Never>?
        }
        state.waiting = nil
        return waiting.continuation
      }
      waiting?.resume()
    }
  }
}
