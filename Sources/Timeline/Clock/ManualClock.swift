public import Essentials
import Ground
public import Moments

/// A clock that only a test advances.
///
/// Wait with `sleepers(_:)` until the code under test sleeps, then call `advance(by:)`.
public final class ManualClock: WallClock {
  private struct Sleeper {
    let id: Int
    let deadline: Instant
    let continuation: CheckedContinuation<Void, any Error>
  }

  private struct Waiter {
    let count: Int
    let continuation: CheckedContinuation<Void, Never>
  }

  private struct State {
    var now: Instant
    var nextID = 0
    var sleepers: [Sleeper] = []
    var waiters: [Waiter] = []

    mutating func takeWaiters() -> [Waiter] {
      let ready = waiters.filter { $0.count <= sleepers.count }
      waiters.removeAll { $0.count <= sleepers.count }
      return ready
    }

    mutating func takeWoken() -> [Sleeper] {
      let woken = sleepers.filter { $0.deadline <= now }.sorted { $0.deadline < $1.deadline }
      sleepers.removeAll { $0.deadline <= now }
      return woken
    }
  }

  private let state: Guarded<State>

  /// A clock that shows `start`.
  public init(_ start: Date) {
    state = Guarded(State(now: Instant(start)))
  }

  public var now: Instant { state.withLock(\.now) }

  public var minimumResolution: Duration { .microseconds(1) }

  /// Moves time forwards and wakes, in the order of their deadlines, the tasks that sleep until then.
  public func advance(by duration: Duration) {
    let woken = state.withLock { state in
      state.now = state.now.advanced(by: duration)
      return state.takeWoken()
    }
    for sleeper in woken { sleeper.continuation.resume() }
  }

  /// Sets the civil time as a user or a time server does: backwards too.
  public func set(to date: Date) {
    let woken = state.withLock { state in
      state.now = Instant(date)
      return state.takeWoken()
    }
    for sleeper in woken { sleeper.continuation.resume() }
  }

  /// Returns once at least `count` tasks sleep on this clock.
  public func sleepers(_ count: Int) async {
    await withCheckedContinuation { continuation in
      let isReady = state.withLock { state in
        if state.sleepers.count >= count { return true }
        state.waiters.append(Waiter(count: count, continuation: continuation))
        return false
      }
      if isReady { continuation.resume() }
    }
  }

  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    let id = state.withLock { state in
      state.nextID += 1
      return state.nextID
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        fallAsleep(Sleeper(id: id, deadline: deadline, continuation: continuation))
      }
    } onCancel: {
      let sleeper = state.withLock { state in
        state.sleepers.firstIndex { $0.id == id }.map { state.sleepers.remove(at: $0) }
      }
      sleeper?.continuation.resume(throwing: CancellationError())
    }
  }

  private func fallAsleep(_ sleeper: Sleeper) {
    let (result, ready): (Result<Void, any Error>?, [Waiter]) = state.withLock { state in
      // Looked at under the lock: a cancellation that comes later finds the sleeper in the list.
      if Task.isCancelled { return (.failure(CancellationError()), []) }
      if sleeper.deadline <= state.now { return (.success(()), []) }
      state.sleepers.append(sleeper)
      return (nil, state.takeWaiters())
    }
    if let result { sleeper.continuation.resume(with: result) }
    for waiter in ready { waiter.continuation.resume() }
  }
}
