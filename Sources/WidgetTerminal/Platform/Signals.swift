import Ground
import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// The signals that concern the user of a terminal.
package enum TerminalSignal: CaseIterable, Sendable {
  case interrupt, terminate, hangUp, resized

  package var number: Int32 {
    switch self {
    case .interrupt: SIGINT
    case .terminate: SIGTERM
    case .hangUp: SIGHUP
    case .resized: SIGWINCH
    }
  }
}

/// Signals that ordinary code receives, on a thread of its own, instead of a handler that may do nothing.
package enum SignalWatch {
  /// Keeps the signals from this thread and those that start after it, and calls `receive` with each.
  ///
  /// Called before other threads start: those that run already would still be ended by a signal.
  /// - Returns: whether the system had a thread left; if not, the signals do what they always do.
  @discardableResult
  package static func start(
    _ signals: [Int32],
    receive: @escaping @Sendable (_ signal: Int32) -> Void
  ) -> Bool {
    block(signals, SIG_BLOCK)
    do {
      try BlockingThread.start {
        var set = set(of: signals)
        while true {
          var number: Int32 = 0
          if sigwait(&set, &number) == 0 { receive(number) }
        }
      }
      return true
    } catch {
      block(signals, SIG_UNBLOCK)
      return false
    }
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

/// What SIGINT and SIGTERM ask for: the first one to come to an end, the second to end at once.
package enum Interrupt {
  /// The signal that came; 0 for none.
  private static let received = Atomic<Int32>(0)

  /// Takes both signals from here on; a call that waits for input returns when one comes.
  package static func watch() {
    // Makes sure that the handler finds it made.
    received.store(0, ordering: .relaxed)
    var action = sigaction()
    #if canImport(Darwin)
    action.__sigaction_u.__sa_handler = handler
    #else
    action.__sigaction_handler.sa_handler = handler
    #endif
    sigemptyset(&action.sa_mask)
    // Without SA_RESTART, so that a read that waits for an answer returns.
    action.sa_flags = 0
    sigaction(SIGINT, &action, nil)
    sigaction(SIGTERM, &action, nil)
    // The parent process may have blocked them, which programs inherit.
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGINT)
    sigaddset(&signals, SIGTERM)
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }

  /// The exit code of a process that such a signal ended; `nil` where none came (CL-14).
  package static var exitCode: Int32? {
    let number = received.load(ordering: .relaxed)
    return number == 0 ? nil : 128 + number
  }

  package static var isRequested: Bool { exitCode != nil }

  /// Only what a signal handler may do: an atomic exchange and `_exit`.
  private static let handler: @convention(c) (Int32) -> Void = { number in
    if received.exchange(number, ordering: .relaxed) != 0 { _exit(128 + number) }
  }
}
