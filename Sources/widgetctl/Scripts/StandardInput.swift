import Ground
import SystemLibrary
import WidgetExtension
import WidgetIntents
import WidgetTerminal

/// Reads the command's standard input in parts, for a script (LG-22).
struct StandardInput: Sendable {
  /// The longest wait for input in milliseconds, after which an interrupt is noticed.
  private static let patienceInMilliseconds: Int32 = 100

  private let descriptor: Int32

  init(descriptor: Int32 = 0) {
    self.descriptor = descriptor
  }

  /// Waits for the next part of the input and returns it; empty at the end.
  ///
  /// - Throws: `.failed` if standard input is a terminal or cannot be read; `.cancelled` after an
  ///   interrupt.
  @Sendable
  func read() throws(IntentError) -> [UInt8] {
    guard isatty(descriptor) == 0 else { return try ScriptSurroundings.noInput() }
    while true {
      while !isReady() {
        if Task.isCancelled || Interrupt.isRequested { throw .cancelled }
      }
      var (got, failure) = (0, Int32(0))
      let bytes = [UInt8](unsafeUninitializedCapacity: FrameLimits.inputBytes) { buffer, count in
        got = systemRead(descriptor, buffer.baseAddress, FrameLimits.inputBytes)
        failure = errno
        count = max(0, got)
      }
      if got >= 0 { return bytes }
      guard failure == EINTR || failure == EAGAIN else {
        throw .failed(
          message: "cannot read standard input: \(OutputDescriptor.explanation(of: failure))",
          hint: nil,
          exitCode: ExitCode.noInput.rawValue
        )
      }
    }
  }

  /// Waits at most `patienceInMilliseconds`, and returns whether there is input or its end is
  /// reached.
  private func isReady() -> Bool {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, Self.patienceInMilliseconds) != 0
  }
}
