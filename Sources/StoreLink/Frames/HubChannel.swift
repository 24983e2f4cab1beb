internal import Ground
internal import SystemLibrary

/// Sends and receives frames over a pair of file descriptors; each wait has a time limit.
///
/// The descriptors are set to non-blocking mode. The caller must close them.
final class HubChannel {
  enum Fault: Error, Equatable {
    /// The other end has closed the connection, or nothing can be written to it.
    case ended
    case late
    case frame(HubFrames.Fault)
  }

  private let input: Int32
  private let output: Int32
  private let isSocket: Bool
  private var frames = HubFrames()

  init(input: Int32, output: Int32) {
    (self.input, self.output) = (input, output)
    var facts = stat()
    isSocket = fstat(output, &facts) == 0 && facts.st_mode & S_IFMT == S_IFSOCK
    for descriptor in [input, output] {
      _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    }
  }

  /// Sends a frame before `deadline`, in milliseconds of ``MonotonicTime``.
  func send(_ frame: [UInt8], by deadline: Int64) throws(Fault) {
    var start = 0
    while start < frame.count {
      let count = frame.withUnsafeBytes { bytes in
        let rest = UnsafeRawBufferPointer(rebasing: bytes[start...])
        // For a closed socket this returns an error and raises no SIGPIPE; for pipes the process
        // ignores that signal.
        return isSocket
          ? SystemLibrary.send(output, rest.baseAddress, rest.count, Self.noSignal)
          : write(output, rest.baseAddress, rest.count)
      }
      if count > 0 {
        start += count
      } else if errno == EAGAIN {
        try wait(for: output, POLLOUT, until: deadline)
      } else if errno != EINTR {
        throw .ended
      }
    }
  }

  /// Returns the next message; `nil` if the other end has closed the connection between two frames.
  ///
  /// Without a deadline, it waits indefinitely for the first byte of a frame, and at most
  /// `patience` milliseconds for the rest.
  func receive(by deadline: Int64?, patience: Int64 = 60_000) throws(Fault) -> [UInt8]? {
    var deadline = deadline
    while true {
      do throws(HubFrames.Fault) {
        if let message = try frames.next() { return message }
      } catch {
        throw .frame(error)
      }
      if deadline == nil, !frames.isEmpty { deadline = MonotonicTime.milliseconds + patience }
      try wait(for: input, POLLIN, until: deadline)
      guard try take() else {
        guard frames.isEmpty else { throw .ended }
        return nil
      }
    }
  }

  /// Returns whether the other end has closed the connection.
  ///
  /// Bytes that have arrived are kept for the next `receive`.
  func hasEnded() -> Bool {
    guard frames.isEmpty else { return false }
    var request = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
    guard poll(&request, 1, 0) > 0 else { return false }
    return (try? take()) != true
  }

  /// Reads the available bytes.
  ///
  /// - Returns: `false` at the end of the input.
  private func take() throws(Fault) -> Bool {
    var isOpen = true
    var code: Int32 = 0
    withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 1) { buffer in
      let count = read(input, buffer.baseAddress, buffer.count)
      if count > 0 { frames.append(UnsafeRawBufferPointer(rebasing: buffer[..<count])) }
      if count == 0 { isOpen = false }
      if count < 0 { code = errno }
    }
    guard code == 0 || code == EAGAIN || code == EINTR else { throw .ended }
    return isOpen
  }

  private func wait(for descriptor: Int32, _ event: Int32, until deadline: Int64?) throws(Fault) {
    while true {
      var pause: Int32 = -1
      if let deadline {
        let left = deadline - MonotonicTime.milliseconds
        guard left > 0 else { throw .late }
        pause = Int32(clamping: left)
      }
      var request = pollfd(fd: descriptor, events: Int16(event), revents: 0)
      if poll(&request, 1, pause) > 0 { return }
    }
  }

  private static var noSignal: Int32 {
    #if canImport(Darwin)
    0
    #else
    Int32(MSG_NOSIGNAL)
    #endif
  }
}
