import Ground
import SystemLibrary

/// Waits for a file lock (`flock`) with a time limit; the kernel serves waiting processes in order.
enum LockWait {
  enum Outcome {
    case acquired
    case timedOut
    case unwanted
    case failed(Int32)
  }

  /// Returns whether the locked file was deleted, in which case other processes lock another file.
  static func isUnlinked(_ descriptor: Int32) -> Bool {
    var facts = stat()
    return fstat(descriptor, &facts) != 0 || facts.st_nlink == 0
  }

  /// The interval in milliseconds at which `isUnwanted` is called during the wait.
  private static let look: Int64 = 100

  /// Acquires the exclusive lock on `descriptor`; the wait ends early when `isUnwanted` returns
  /// `true`.
  ///
  /// After `.timedOut` and `.unwanted` the kernel may still grant the lock to the open file behind
  /// `descriptor`, so close it.
  static func exclusive(
    _ descriptor: Int32,
    milliseconds: Int64,
    isUnwanted: (() -> Bool)? = nil
  ) -> Outcome {
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      switch errno {
      case EINTR: continue
      case EWOULDBLOCK:
        return queued(descriptor, milliseconds: milliseconds, isUnwanted: isUnwanted)
      case let number: return .failed(number)
      }
    }
    return .acquired
  }

  /// Waits for the lock on another thread, which closes a pipe when it has the lock.
  ///
  /// `flock` has no time-out, and only a signal would end it. The caller's thread, which is a
  /// store's own, waits for the pipe instead and can stop in time.
  private static func queued(
    _ descriptor: Int32,
    milliseconds: Int64,
    isUnwanted: (() -> Bool)?
  ) -> Outcome {
    guard let ends = SystemPipe.make() else { return .failed(errno) }
    defer { close(ends.read) }
    // The lock belongs to the open file description, so a duplicate of the descriptor can acquire
    // it.
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
    return awaitEnd(of: ends.read, milliseconds: milliseconds, isUnwanted: isUnwanted)
  }

  /// Waits until the other end of the pipe is closed, which signals that the lock is acquired.
  private static func awaitEnd(
    of descriptor: Int32,
    milliseconds: Int64,
    isUnwanted: (() -> Bool)?
  ) -> Outcome {
    let deadline = MonotonicTime.milliseconds + milliseconds
    while true {
      if isUnwanted?() == true { return .unwanted }
      let remaining = max(0, deadline - MonotonicTime.milliseconds)
      let wait = isUnwanted == nil ? remaining : min(remaining, look)
      var poll = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      switch systemPoll(&poll, 1, Int32(clamping: wait)) {
      case 0 where wait == remaining: return .timedOut
      case 0: continue
      case 1: return .acquired
      default: guard errno == EINTR else { return .timedOut }
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
