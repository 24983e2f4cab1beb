import Synchronization

/// A lock with a value that only one thread at a time can access.
public struct OSAllocatedUnfairLock<State>: Sendable {
  /// The storage of the value, which copies of the lock share.
  private final class Storage: Sendable {
    let state: Mutex<State>

    init(_ state: sending State) {
      self.state = Mutex(state)
    }
  }

  private let storage: Storage

  public init(initialState: State) where State: Sendable {
    storage = Storage(initialState)
  }

  public init(uncheckedState initialState: sending State) {
    storage = Storage(initialState)
  }

  /// Calls `body` with the value while no other thread has access to the value.
  public func withLock<R: Sendable>(
    _ body: @Sendable (inout State) throws -> R
  ) rethrows -> R {
    try storage.state.withLock { try body(&$0) }
  }

  /// Calls `body` with the value; returns `nil` without a call if another thread has access.
  public func withLockIfAvailable<R: Sendable>(
    _ body: @Sendable (inout State) throws -> R
  ) rethrows -> R? {
    try storage.state.withLockIfAvailable { try body(&$0) }
  }
}

extension OSAllocatedUnfairLock where State == Void {
  public init() {
    self.init(initialState: ())
  }

  public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R {
    try withLock { (_: inout Void) in try body() }
  }
}
