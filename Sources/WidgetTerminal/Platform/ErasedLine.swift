import SystemLibrary

/// Takes a line of progress away where SIGINT or SIGTERM ends the program, which ends as it would have (CL-14).
///
/// What was begun is rolled back by the store, as with any other end.
package enum ErasedLine {
  private static let signals = [SIGINT, SIGTERM]

  /// From here on a signal takes the line away.
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
