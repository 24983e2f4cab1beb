import SystemLibrary

/// Erases a progress line if SIGINT or SIGTERM ends the program, which then ends as usual (CL-14).
///
/// The store rolls back open transactions, as at any other end.
package enum ErasedLine {
  private static let signals = [SIGINT, SIGTERM]

  /// Lets a signal erase the line from now on.
  package static func arm() {
    for signal in signals { SignalAction.set(signal, handler) }
  }

  /// From here on the signals do what they do by themselves.
  package static func disarm() {
    for signal in signals { SignalAction.set(signal, nil) }
  }

  /// Only what a signal handler may do: a write, and the signal again with its own effect.
  private static let handler: SignalAction.Handler = { number in
    withUnsafeBytes(of: (0x0D as UInt8, 0x1B as UInt8, 0x5B as UInt8, 0x4B as UInt8)) { bytes in
      _ = write(2, bytes.baseAddress, bytes.count)
    }
    SignalAction.set(number, nil)
    raise(number)
  }
}
