#if THREAD_SANITIZER
import SystemLibrary
/// A value that one thread at a time may touch, behind a lock that Thread Sanitizer knows.
///
/// On Linux `Synchronization.Mutex` waits by system calls of its own, which the sanitizer does not see:
/// it reports each of its users as a race. `scripts/check --sanitize` builds with this one.
package struct Guarded<Value: ~Copyable>: ~Copyable, Sendable {
  private let storage: Storage
  package init(_ initial: consuming sending Value) {
    storage = Storage(initial)
  }
  /// Runs `body` with the value, once no other thread has it.
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

/// A value that one thread at a time may touch.
///
/// The name is this package's own as Thread Sanitizer cannot see the library's lock: `scripts/check
/// --sanitize` puts another behind it.
package typealias Guarded<Value: ~Copyable> = Mutex<Value>
#endif
