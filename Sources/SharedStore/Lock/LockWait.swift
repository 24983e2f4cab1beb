import Ground

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

  /// Stands in the queue on one more thread, which closes a pipe once the lock is held.
  ///
  /// `flock` knows no time-out and only a signal would end it: the caller's thread, a store's own,
  /// waits for the pipe, which it can leave in time.
  private static func queued(_ descriptor: Int32, milliseconds: Int64) -> Outcome {
    guard let ends = SystemPipe.make() else { return .failed(errno) }
    defer { close(ends.read) }
    // The lock belongs to the open file, not to the descriptor.
    let lock = fcntl(descriptor, F_DUPFD_CLOEXEC, 0)
    guard lock >= 0 else {
      close(ends.write)
      return .failed(errno)
    }
    do {
      try BlockingThread.start { [signal = ends.write] in
        while flock(lock, LOCK_EX) != 0 && errno == EINTR {}
        close(signal)
        close(lock)
      }
    } catch {
      close(ends.write)
      close(lock)
      return .failed(error.number)
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
