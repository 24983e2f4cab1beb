#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Waits for a `flock` in the kernel's queue, which is fair, and yet not for ever.
enum LockWait {
  enum Outcome {
    case acquired
    case timedOut
    case failed(Int32)
  }

  /// Takes the exclusive lock on `descriptor`.
  ///
  /// After `.timedOut` the lock may still be granted to the open file behind `descriptor`: close it.
  static func exclusive(_ descriptor: Int32, milliseconds: Int64) -> Outcome {
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      switch errno {
      case EINTR: continue
      case EWOULDBLOCK: return queued(descriptor, milliseconds: milliseconds)
      case let number: return .failed(number)
      }
    }
    return .acquired
  }

  /// Stands in the queue on a thread of its own, as `flock` knows no time-out.
  private static func queued(_ descriptor: Int32, milliseconds: Int64) -> Outcome {
    guard let ends = SystemPipe.make() else { return .failed(errno) }
    defer { close(ends.read) }
    let duplicate = fcntl(descriptor, F_DUPFD_CLOEXEC, 0)
    guard duplicate >= 0 else {
      close(ends.write)
      return .failed(errno)
    }
    let waiter = UnsafeMutablePointer<LockWaiter>.allocate(capacity: 1)
    waiter.initialize(to: LockWaiter(lock: duplicate, signal: ends.write))
    guard LockWaiter.start(waiter) else {
      waiter.deallocate()
      close(ends.write)
      close(duplicate)
      return .failed(EAGAIN)
    }
    return awaitEnd(of: ends.read, milliseconds: milliseconds) ? .acquired : .timedOut
  }

  /// Whether the other end of the pipe is closed in time, which says that the lock is held.
  private static func awaitEnd(of descriptor: Int32, milliseconds: Int64) -> Bool {
    let deadline = MonotonicTime.milliseconds + milliseconds
    while true {
      let remaining = max(0, deadline - MonotonicTime.milliseconds)
      var poll = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      switch systemPoll(&poll, 1, Int32(clamping: remaining)) {
      case 0: return false
      case 1: return true
      default: guard errno == EINTR else { return false }
      }
    }
  }
}

private func systemPoll(
  _ descriptors: UnsafeMutablePointer<pollfd>,
  _ count: nfds_t,
  _ milliseconds: Int32
) -> Int32 {
  poll(descriptors, count, milliseconds)
}

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
