#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// What the thread that waits for a lock needs; both descriptors are its own.
struct LockWaiter {
  /// A duplicate: the lock belongs to the open file, not to the descriptor.
  let lock: Int32
  /// Closed once the lock is held.
  let signal: Int32

  /// Starts the thread, which frees `waiter`; false when the system has no thread left.
  static func start(_ waiter: UnsafeMutablePointer<LockWaiter>) -> Bool {
    #if canImport(Darwin)
    var thread: pthread_t?
    let code = pthread_create(
      &thread,
      nil,
      { context in
        LockWaiter.wait(context)
        return nil
      },
      waiter
    )
    guard code == 0, let thread else { return false }
    #else
    var thread = pthread_t()
    let code = pthread_create(
      &thread,
      nil,
      { context in
        if let context { LockWaiter.wait(context) }
        return nil
      },
      waiter
    )
    guard code == 0 else { return false }
    #endif
    pthread_detach(thread)
    return true
  }

  private static func wait(_ context: UnsafeMutableRawPointer) {
    let pointer = context.assumingMemoryBound(to: LockWaiter.self)
    let waiter = pointer.move()
    pointer.deallocate()
    while flock(waiter.lock, LOCK_EX) != 0 && errno == EINTR {}
    close(waiter.signal)
    close(waiter.lock)
  }
}
