import Ground
import Synchronization
import SystemLibrary

/// The signals that concern a program at a terminal.
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

/// Receives signals on a separate thread in ordinary code, because a signal handler may do very
/// little.
package enum SignalWatch {
  /// Blocks the signals in this thread and later ones, and calls `receive` with each.
  ///
  /// Call it before other threads start, because a signal would still end threads that run already.
  ///
  /// - Returns: Whether the thread could be started; if not, the signals keep their default
  ///   actions.
  @discardableResult
  package static func start(
    _ signals: [Int32],
    receive: @escaping @Sendable (_ signal: Int32) -> Void
  ) -> Bool {
    SignalAction.mask(signals, SIG_BLOCK)
    do {
      try BlockingThread.start {
        var set = SignalAction.set(of: signals)
        while true {
          var number: Int32 = 0
          if sigwait(&set, &number) == 0 { receive(number) }
        }
      }
      return true
    } catch {
      SignalAction.unblock(signals)
      return false
    }
  }
}

/// Handling of SIGINT and SIGTERM: the first requests an orderly end, the second an immediate one.
package enum Interrupt {
  /// The number of the signal that was received; 0 for none.
  private static let received = Atomic<Int32>(0)

  /// Handles both signals from now on; a call that waits for input returns when one is received.
  package static func watch() {
    // Initialises the variable before the handler can use it.
    received.store(0, ordering: .relaxed)
    // Without SA_RESTART, so that a read that waits for an answer returns.
    for signal in [SIGINT, SIGTERM] { SignalAction.set(signal, handler) }
    SignalAction.unblock([SIGINT, SIGTERM])
  }

  /// The exit code after SIGINT or SIGTERM; `nil` if neither was received (CL-14).
  package static var exitCode: Int32? {
    let number = received.load(ordering: .relaxed)
    return number == 0 ? nil : 128 + number
  }

  package static var isRequested: Bool { exitCode != nil }

  /// Stores the signal, or ends the process if there was one before; both are allowed in a signal
  /// handler.
  private static let handler: SignalAction.Handler = { number in
    if received.exchange(number, ordering: .relaxed) != 0 { _exit(128 + number) }
  }
}
