import SystemLibrary

/// Waits for input of a terminal, and for other threads that wake it.
package final class TerminalEvents: Sendable {
  package enum Event: Equatable, Sendable {
    case bytes([UInt8])
    /// ``TerminalEvents/wake()`` was called, for example because the terminal has another size.
    case woken
    /// No event came within the requested time.
    case pause
    /// The input has ended.
    case end
  }

  /// The most bytes of input that one event contains; a longer paste arrives in several.
  private static let maximumBytes = 4_096

  private let input: Int32
  private let reading: Int32
  private let writing: Int32

  /// Creates the events of an input descriptor; `nil` if the system has no descriptors left.
  package init?(input: Int32) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    self.input = input
    (reading, writing) = (ends[0], ends[1])
  }

  deinit {
    _ = close(reading)
    _ = close(writing)
  }

  /// Makes the waiting thread return `woken`; any thread may call it.
  package func wake() {
    var byte: UInt8 = 1
    // A full pipe wakes as well.
    _ = systemWrite(writing, &byte, 1)
  }

  /// Waits for the next event; `pause` is returned only if `milliseconds` is not `nil`.
  package func next(pauseInMilliseconds milliseconds: Int32? = nil) -> Event {
    while true {
      var requests = [
        pollfd(fd: input, events: Int16(POLLIN), revents: 0),
        pollfd(fd: reading, events: Int16(POLLIN), revents: 0),
      ]
      let count = poll(&requests, 2, milliseconds ?? -1)
      if count == 0 { return .pause }
      if count < 0 {
        if errno == EINTR || errno == EAGAIN { continue }
        return .end
      }
      if requests[1].revents != 0 {
        drain()
        return .woken
      }
      if let event = readInput() { return event }
    }
  }

  /// Waits for the next line of a terminal that is not in raw mode.
  ///
  /// - Returns: `nil` at the end of the input, or if `isCancelled` returns `true` after a wake.
  package func line(isCancelled: () -> Bool) -> String? {
    var bytes: [UInt8] = []
    while !isCancelled() {
      switch next() {
      case .bytes(let more):
        let line = more.prefix { $0 != UInt8(ascii: "\n") }
        bytes += line.prefix(TerminalInput.maximumBytes - bytes.count)
        if line.count < more.count { return String(decoding: bytes, as: UTF8.self) }
      case .woken, .pause: continue
      case .end: return nil
      }
    }
    return nil
  }

  private func drain() {
    var bytes = [UInt8](repeating: 0, count: 64)
    while systemRead(reading, &bytes, bytes.count) > 0 {}
  }

  private func readInput() -> Event? {
    var bytes = [UInt8](repeating: 0, count: Self.maximumBytes)
    let count = systemRead(input, &bytes, bytes.count)
    if count > 0 { return .bytes(Array(bytes.prefix(count))) }
    return count < 0 && (errno == EINTR || errno == EAGAIN) ? nil : .end
  }
}

/// Calls `read(2)`, under a name that no method hides.
func systemRead(_ descriptor: Int32, _ bytes: UnsafeMutableRawPointer, _ count: Int) -> Int {
  read(descriptor, bytes, count)
}

/// Calls `write(2)`, under a name that no method hides.
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}

/// Reads what the user types at the terminal.
package enum TerminalInput {
  /// The most bytes of a line; the rest is dropped.
  package static let maximumBytes = 4_096

  /// Returns the next line of standard input; `nil` at its end, or after SIGINT or SIGTERM.
  package static func line() -> String? {
    var bytes: [UInt8] = []
    var byte: UInt8 = 0
    while true {
      let count = read(0, &byte, 1)
      if count == -1, errno == EINTR {
        if Interrupt.isRequested { return nil }
        continue
      }
      if count <= 0 { return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self) }
      if byte == UInt8(ascii: "\n") { return String(decoding: bytes, as: UTF8.self) }
      if bytes.count < maximumBytes { bytes.append(byte) }
    }
  }
}
