import Ground
import SharedStore
import SystemLibrary
import WidgetTerminal

/// The standard output of a command that runs until a signal arrives.
///
/// The signal ends it between two lines, or within a line if the reader of the output accepts no
/// more bytes.
final class WaitingOutput {
  /// The number of bytes in one write; a pipe accepts so many without blocking when `poll` reports
  /// that it is writable (pipe(7)).
  private static let piece = 4_096
  /// The pause in milliseconds between two checks for changes, if the system cannot notify of them;
  /// a check reads eight bytes.
  private static let pauseInMilliseconds: Int64 = 1_000

  private let descriptor: OutputDescriptor
  private let signals: SignalPipe
  private var signal: Int32?

  /// Begins to handle SIGINT, SIGTERM and SIGHUP.
  ///
  /// - Throws: `.tooManyFiles` if the process cannot open more files.
  init(_ descriptor: OutputDescriptor = .standardOutput) throws(CommandError) {
    guard let signals = SignalPipe([SIGINT, SIGTERM, SIGHUP]) else {
      throw .tooManyFiles
    }
    self.signals = signals
    self.descriptor = descriptor
  }

  /// The exit code of the process after a signal (CL-14); 0 if none arrived.
  var exitCode: Int32 { signal.map { 128 + $0 } ?? 0 }

  /// Returns whether a signal has arrived, so that the command must end.
  func isToEnd() -> Bool { takeSignal() }

  /// Writes a text, and waits for the reader of the output if necessary.
  ///
  /// - Returns: `false` if a signal arrived while the reader accepted nothing.
  /// - Throws: If the reader has closed the pipe, or nothing can be written.
  func write(_ text: String) throws(CommandError) -> Bool {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      guard waitUntilWritable() else { return false }
      let bytes = Array(rest.prefix(Self.piece))
      rest = rest.dropFirst(Self.piece)
      try descriptor.write(result: bytes)
    }
    return true
  }

  /// Waits until a commit is made, a signal arrives, the output is closed, or `milliseconds` have
  /// passed.
  ///
  /// - Returns: `false` if the command must end.
  func wait(for notice: ChangeNotice, atMost milliseconds: Int64?) -> Bool {
    let end = milliseconds.map { MonotonicTime.milliseconds + $0 }
    while true {
      let left = end.map { max(0, $0 - MonotonicTime.milliseconds) }
      let pause = notice.descriptor == nil ? Self.pauseInMilliseconds : nil
      var requests = [
        pollfd(fd: signals.descriptor, events: Int16(POLLIN), revents: 0),
        // No event is requested: the end of the reader is always reported.
        pollfd(fd: descriptor.number, events: 0, revents: 0),
        pollfd(fd: notice.descriptor ?? -1, events: Int16(POLLIN), revents: 0),
      ]
      let patience = [left, pause].compactMap { $0 }.min()
      _ = poll(&requests, nfds_t(requests.count), patience.map { Int32(clamping: $0) } ?? -1)
      if takeSignal() { return false }
      if requests[1].revents & Int16(POLLERR | POLLNVAL) != 0 { return false }
      if notice.hasChanged() || left == 0 { return true }
    }
  }

  /// Waits until the reader of the output accepts bytes.
  ///
  /// After a signal it does not wait, but a line can still be finished.
  /// - Returns: `false` if a signal has arrived and the reader accepts nothing.
  private func waitUntilWritable() -> Bool {
    while true {
      var requests = [
        pollfd(fd: descriptor.number, events: Int16(POLLOUT), revents: 0),
        pollfd(fd: signals.descriptor, events: Int16(POLLIN), revents: 0),
      ]
      let patience: Int32 = signal == nil ? -1 : 0
      let count = poll(&requests, nfds_t(requests.count), patience)
      if requests[0].revents != 0 { return true }
      if count == 0 { return false }
      _ = takeSignal()
    }
  }

  private func takeSignal() -> Bool {
    signal = signal ?? signals.received().first
    return signal != nil
  }
}
