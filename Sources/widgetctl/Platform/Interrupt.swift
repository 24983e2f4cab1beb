import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// What SIGINT and SIGTERM ask for: the first one to come to an end, the second to end at once.
enum Interrupt {
  /// The signal that came; 0 for none.
  private static let received = Atomic<Int32>(0)

  /// Takes both signals from here on; a call that waits for input returns when one comes.
  static func watch() {
    // Makes sure that the handler finds it made.
    received.store(0, ordering: .relaxed)
    var action = sigaction()
    #if canImport(Darwin)
    action.__sigaction_u.__sa_handler = handler
    #else
    action.__sigaction_handler.sa_handler = handler
    #endif
    sigemptyset(&action.sa_mask)
    // Without SA_RESTART, so that whoever waits for an answer gives up.
    action.sa_flags = 0
    sigaction(SIGINT, &action, nil)
    sigaction(SIGTERM, &action, nil)
    // Whoever started the program may have blocked them, which programs inherit.
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGINT)
    sigaddset(&signals, SIGTERM)
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }

  /// The exit code of a process that such a signal ended; `nil` where none came (CL-14).
  static var exitCode: Int32? {
    let number = received.load(ordering: .relaxed)
    return number == 0 ? nil : 128 + number
  }

  static var isRequested: Bool { exitCode != nil }

  /// Only what a signal handler may do: an atomic exchange and `_exit`.
  private static let handler: @convention(c) (Int32) -> Void = { number in
    if received.exchange(number, ordering: .relaxed) != 0 { _exit(128 + number) }
  }
}
