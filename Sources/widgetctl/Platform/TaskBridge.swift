import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Lets the synchronous program wait for asynchronous work on the paths that need some (PF-2).
enum TaskBridge {
  private final class Box<Value: Sendable>: Sendable {
    let value = Mutex<Value?>(nil)
  }

  /// Runs `work` in a task and blocks this thread, which no task runs on, until it has ended.
  ///
  /// - Returns: `nil` where the system has no descriptors left to wait with.
  static func wait<Value: Sendable>(for work: @escaping @Sendable () async -> Value) -> Value? {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    let (reading, writing) = (ends[0], ends[1])
    // A child must not hold the pipe open.
    _ = fcntl(reading, F_SETFD, FD_CLOEXEC)
    _ = fcntl(writing, F_SETFD, FD_CLOEXEC)
    let box = Box<Value>()
    Task.detached {
      let value = await work()
      box.value.withLock { $0 = value }
      _ = close(writing)
    }
    var byte: UInt8 = 0
    // The end of the file is the signal; an interrupted read is repeated.
    while read(reading, &byte, 1) == -1, errno == EINTR {}
    _ = close(reading)
    return box.value.withLock { $0 }
  }
}
