public import Essentials
import Ground
public import Moments

/// A clock for tests and simulations, whose time changes only when it is advanced or set.
///
/// Start the code under test, wait with `sleepers(_:)` until it sleeps, then advance the clock:
///
/// ```swift
/// let clock = ManualClock(Date(timeIntervalSince1970: 0))
/// async let woken: Void = clock.sleep(until: clock.now.advanced(by: .seconds(60)))
/// await clock.sleepers(1)
/// clock.advance(by: .seconds(60))
/// try await woken
/// ```
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

  /// Creates a clock that shows `start` until it is advanced or set.
  public init(_ start: Date) {
    state = Guarded(State(now: Instant(start)))
  }

  public var now: Instant { state.withLock(\.now) }

  public var minimumResolution: Duration { .microseconds(1) }

  /// Moves the clock forwards and wakes the tasks whose deadline has come, in the order of their
  /// deadlines.
  public func advance(by duration: Duration) {
    let woken = state.withLock { state in
      state.now = state.now.advanced(by: duration)
      return state.takeWoken()
    }
    for sleeper in woken { sleeper.continuation.resume() }
  }

  /// Sets the clock to a date, which may be earlier than the present one.
  ///
  /// A time server or a user changes a machine's clock in the same way. Tasks whose deadline has
  /// come are woken.
  public func set(to date: Date) {
    let woken = state.withLock { state in
      state.now = Instant(date)
      return state.takeWoken()
    }
    for sleeper in woken { sleeper.continuation.resume() }
  }

  /// Waits until at least `count` tasks sleep on this clock.
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
