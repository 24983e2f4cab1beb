import SystemLibrary

/// Sets the disposition of signals, in the same way on each platform.
enum SignalAction {
  typealias Handler = @convention(c) (Int32) -> Void

  /// Sets the handler of a signal; `nil` restores the default.
  ///
  /// `flags` are those of `sigaction(2)`.
  static func set(_ signal: Int32, _ handler: Handler?, flags: Int32 = 0) {
    var action = sigaction()
    #if canImport(Darwin)
    action.__sigaction_u.__sa_handler = handler
    #else
    action.__sigaction_handler.sa_handler = handler
    #endif
    sigemptyset(&action.sa_mask)
    action.sa_flags = flags
    sigaction(signal, &action, nil)
  }

  /// Returns whether the process ignores a signal, as a process started by `nohup` ignores SIGHUP.
  static func isIgnored(_ signal: Int32) -> Bool {
    var action = sigaction()
    guard sigaction(signal, nil, &action) == 0 else { return false }
    #if canImport(Darwin)
    let handler = action.__sigaction_u.__sa_handler
    #else
    let handler = action.__sigaction_handler.sa_handler
    #endif
    // SIG_IGN is the address 1.
    return unsafeBitCast(handler, to: Int.self) == 1
  }

  /// Unblocks signals that the parent process may have blocked, which its children inherit.
  static func unblock(_ signals: [Int32]) {
    mask(signals, SIG_UNBLOCK)
  }

  /// Blocks signals in this thread (`SIG_BLOCK`), or unblocks them (`SIG_UNBLOCK`).
  static func mask(_ signals: [Int32], _ how: Int32) {
    var set = Self.set(of: signals)
    _ = pthread_sigmask(how, &set, nil)
  }

  static func set(of signals: [Int32]) -> sigset_t {
    var set = sigset_t()
    sigemptyset(&set)
    for signal in signals { sigaddset(&set, signal) }
    return set
  }
}
