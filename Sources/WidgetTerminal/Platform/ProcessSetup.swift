import Ground
import SystemLibrary

/// The setup of the process before it reads its arguments.
package enum ProcessSetup {
  /// Reopens closed standard descriptors, ignores the signals of failed writes, keeps files private.
  ///
  /// A closed descriptor would otherwise be taken by the next file that is opened, and a message
  /// meant for the terminal would end up in the store (RI-7).
  package static func prepare() {
    for descriptor in 0...2 where !isOpen(Int32(descriptor)) {
      // The lowest free number is handed out, which is the closed one.
      _ = open("/dev/null", O_RDWR)
    }
    _ = signal(SIGPIPE, SIG_IGN)
    _ = signal(SIGXFSZ, SIG_IGN)
    _ = umask(0o077)
  }

  /// Ends a program that sees none of its arguments: it would do something else than it was asked to.
  ///
  /// On Linux the Swift runtime finds them with the help of `/proc`; a preloaded library that sets a variable before
  /// `main` (libfaketime does) hides them too. Even a program that is called without words has its name.
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

  /// Ends the process at once: no exit handlers, no closing of the store (PF-4).
  package static func leave(_ code: Int32) -> Never {
    _exit(code)
  }
}

/// A pause of the calling thread, for a program that polls and runs no tasks meanwhile.
package enum ThreadPause {
  package static func wait(microseconds: UInt32) {
    _ = usleep(microseconds)
  }
}
