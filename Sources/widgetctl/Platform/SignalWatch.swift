#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Signals that ordinary code receives, on a thread of its own, instead of a handler that may do nothing.
enum SignalWatch {
  /// Keeps the signals from this thread and those that start after it, and tells each to `receive`.
  ///
  /// Called before other threads start: those that run already would still be ended by a signal.
  /// - Returns: whether the system had a thread left; if not, the signals do what they always do.
  @discardableResult
  static func start(
    _ signals: [Int32],
    receive: @escaping @Sendable (_ signal: Int32) -> Void
  ) -> Bool {
    block(signals, SIG_BLOCK)
    let isStarted = BlockingThread.start {
      var set = set(of: signals)
      while true {
        var number: Int32 = 0
        if sigwait(&set, &number) == 0 { receive(number) }
      }
    }
    if !isStarted { block(signals, SIG_UNBLOCK) }
    return isStarted
  }

  private static func block(_ signals: [Int32], _ how: Int32) {
    var set = set(of: signals)
    _ = pthread_sigmask(how, &set, nil)
  }

  private static func set(of signals: [Int32]) -> sigset_t {
    var set = sigset_t()
    sigemptyset(&set)
    for signal in signals { sigaddset(&set, signal) }
    return set
  }
}
