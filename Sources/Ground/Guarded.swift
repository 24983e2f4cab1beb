#if THREAD_SANITIZER
import SystemLibrary
/// A value that only one thread at a time can access, with a lock that Thread Sanitizer knows.
///
/// On Linux `Synchronization.Mutex` waits by direct system calls, which the sanitizer does not
/// know: it would report each user of a mutex as a race. `scripts/check --sanitize` builds with
/// this type.
package struct Guarded<Value: ~Copyable>: ~Copyable, Sendable {
  private let storage: Storage
  package init(_ initial: consuming sending Value) {
    storage = Storage(initial)
  }
  /// Runs `body` with exclusive access to the value.
  package borrowing func withLock<Result: ~Copyable, Failure: Error>(
    _ body: (inout sending Value) throws(Failure) -> sending Result
  ) throws(Failure) -> sending Result {
    try storage.withLock(body)
  }
  private final class Storage: @unchecked Sendable {
    private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private let value = UnsafeMutablePointer<Value>.allocate(capacity: 1)
    init(_ initial: consuming sending Value) {
      pthread_mutex_init(lock, nil)
      value.initialize(to: initial)
    }
    deinit {
      value.deinitialize(count: 1)
      value.deallocate()
      pthread_mutex_destroy(lock)
      lock.deallocate()
    }
    func withLock<Result: ~Copyable, Failure: Error>(
      _ body: (inout sending Value) throws(Failure) -> sending Result
    ) throws(Failure) -> sending Result {
      pthread_mutex_lock(lock)
      defer { pthread_mutex_unlock(lock) }
      return try body(&value.pointee)
    }
  }
}
#else
import Synchronization

/// A value that only one thread at a time can access.
///
/// The alias exists because Thread Sanitizer does not know `Mutex`: `scripts/check --sanitize`
/// replaces it by another type.
package typealias Guarded<Value: ~Copyable> = Mutex<Value>
#endif
