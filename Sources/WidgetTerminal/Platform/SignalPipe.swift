import Synchronization
import SystemLibrary

/// Signals as bytes of a pipe, which a program can wait for together with other descriptors.
///
/// Their handlers do not depend on the threads that already run, so they also work in a program
/// that a library has started.
package final class SignalPipe: Sendable {
  /// The descriptor that becomes readable when a signal was received.
  package let descriptor: Int32
  private let writing: Int32
  private let signals: [Int32]

  /// The descriptor that the handler writes to; a process has at most one such pipe.
  private static let target = Atomic<Int32>(-1)

  /// Begins to receive the signals; `nil` if the system has no descriptors left, and the signals
  /// are unchanged.
  package init?(_ signals: [Int32]) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    (descriptor, writing) = (ends[0], ends[1])
    self.signals = signals
    // The variable is set before the handler can use it.
    Self.target.store(writing, ordering: .releasing)
    for signal in signals { Self.take(signal) }
  }

  /// Restores the default actions of the signals.
  deinit {
    for signal in signals { Self.release(signal) }
    Self.target.store(-1, ordering: .releasing)
    _ = close(descriptor)
    _ = close(writing)
  }

  /// Returns the signals since the last call, each once.
  package func received() -> [Int32] {
    var bytes = [UInt8](repeating: 0, count: 64)
    var received: [Int32] = []
    while true {
      let count = read(descriptor, &bytes, bytes.count)
      if count > 0 {
        for byte in bytes.prefix(count) where !received.contains(Int32(byte)) {
          received.append(Int32(byte))
        }
      } else if count == 0 || errno != EINTR {
        return received
      }
    }
  }

  /// Suspends this process, or its whole job, as SIGTSTP does by default; returns when it
  /// continues.
  package func stop(wholeJob: Bool) {
    Self.release(SIGTSTP)
    _ = kill(wholeJob ? 0 : getpid(), SIGTSTP)
    Self.take(SIGTSTP)
  }

  private static func take(_ signal: Int32) {
    SignalAction.set(signal, handler, flags: Int32(SA_RESTART))
    SignalAction.unblock([signal])
  }

  private static func release(_ signal: Int32) {
    SignalAction.set(signal, nil)
  }

  /// Writes the number of the signal to the pipe, which is allowed in a signal handler; a full pipe
  /// wakes its reader too.
  private static let handler: SignalAction.Handler = { number in
    let code = errno
    var byte = UInt8(truncatingIfNeeded: number)
    _ = write(target.load(ordering: .acquiring), &byte, 1)
    errno = code
  }
}
