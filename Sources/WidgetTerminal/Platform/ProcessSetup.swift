import Ground
import SystemLibrary

/// The setup of the process before it reads its arguments.
package enum ProcessSetup {
  /// Reopens closed standard descriptors, ignores the signals of failed writes, and makes new files
  /// private.
  ///
  /// Otherwise the next opened file would get the number of a closed descriptor. A message for the
  /// terminal would then be written into the store (RI-7).
  package static func prepare() {
    for descriptor in 0...2 where !isOpen(Int32(descriptor)) {
      // The system assigns the lowest free number, which is that of the closed descriptor.
      _ = open("/dev/null", O_RDWR)
    }
    _ = signal(SIGPIPE, SIG_IGN)
    _ = signal(SIGXFSZ, SIG_IGN)
    _ = umask(0o077)
  }

  /// Ends the program if it cannot read its arguments, because it would not do what the user
  /// requested.
  ///
  /// On Linux the Swift runtime reads them from `/proc`. A preloaded library that sets a variable
  /// before `main` (libfaketime does) hides them too. The arguments always contain at least the
  /// program's name.
  package static func requireArguments(_ arguments: [String]) {
    guard arguments.isEmpty else { return }
    let text = """
      widgetctl: the program's arguments cannot be read
      hint: mount /proc, where the system lists them; with LD_PRELOAD, try without it

      """
    _ = Array(text.utf8).withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
    leave(ExitCode.internalError.rawValue)
  }

  private static func isOpen(_ descriptor: Int32) -> Bool {
    fcntl(descriptor, F_GETFD) != -1 || errno != EBADF
  }

  /// Ends the process at once, without exit handlers and without closing the store (PF-4).
  package static func leave(_ code: Int32) -> Never {
    _exit(code)
  }
}

/// Pauses the calling thread, for a program that polls and runs no tasks meanwhile.
package enum ThreadPause {
  package static func wait(microseconds: UInt32) {
    _ = usleep(microseconds)
  }
}
