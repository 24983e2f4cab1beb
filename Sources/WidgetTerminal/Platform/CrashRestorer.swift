import Synchronization
import SystemLibrary

/// Restores the terminal if the program crashes by a trap, an invalid address, or an abort.
///
/// Signal handlers must not allocate memory, so their output is prepared beforehand.
package enum CrashRestorer {
  private struct Kept {
    var input: Int32
    var output: Int32
    var mode: termios
    var bytes: UnsafeMutablePointer<UInt8>
    var count: Int
  }

  /// The address of the saved settings; 0 if the terminal is unchanged.
  private static let kept = Atomic<UInt>(0)
  private static let signals = [SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT, SIGFPE]
  /// The bytes of the stack for the handlers, because the usual stack may have overflowed.
  private static let stackBytes = 1 << 16

  /// Makes a crash write `bytes` and restore the mode of the terminal before the process ends.
  static func arm(input: Int32, output: Int32, mode: termios, bytes: [UInt8]) {
    let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: max(bytes.count, 1))
    copy.initialize(from: bytes, count: bytes.count)
    let address = UnsafeMutablePointer<Kept>.allocate(capacity: 1)
    address.initialize(
      to: Kept(input: input, output: output, mode: mode, bytes: copy, count: bytes.count)
    )
    let old = kept.exchange(UInt(bitPattern: address), ordering: .acquiringAndReleasing)
    if old == 0 { handleSignals() } else { free(old) }
  }

  /// Makes a crash leave the terminal unchanged from now on.
  static func disarm() {
    let old = kept.exchange(0, ordering: .acquiringAndReleasing)
    guard old != 0 else { return }
    for signal in signals { handle(signal, nil) }
    free(old)
  }

  private static func free(_ address: UInt) {
    guard let pointer = UnsafeMutablePointer<Kept>(bitPattern: address) else { return }
    pointer.pointee.bytes.deallocate()
    pointer.deallocate()
  }

  private static func handleSignals() {
    var stack = stack_t()
    var old = stack_t()
    if sigaltstack(nil, &old) == 0, old.ss_flags & Int32(SS_DISABLE) != 0 {
      stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: stackBytes, alignment: 16)
      stack.ss_size = stackBytes
      sigaltstack(&stack, nil)
    }
    for signal in signals { handle(signal, handler) }
  }

  private static func handle(_ signal: Int32, _ handler: SignalAction.Handler?) {
    let flags = UInt32(SA_ONSTACK) | UInt32(truncatingIfNeeded: SA_RESETHAND)
    SignalAction.set(signal, handler, flags: Int32(bitPattern: flags))
  }

  private static let handler: SignalAction.Handler = { number in
    let address = kept.exchange(0, ordering: .acquiring)
    if let pointer = UnsafeMutablePointer<Kept>(bitPattern: address) {
      _ = write(pointer.pointee.output, pointer.pointee.bytes, pointer.pointee.count)
      _ = tcsetattr(pointer.pointee.input, TCSANOW, &pointer.pointee.mode)
    }
    // The default handler is installed again, so the process ends by the signal, with a core dump.
    raise(number)
  }
}
