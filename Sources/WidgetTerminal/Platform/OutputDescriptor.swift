import SystemLibrary

/// A file descriptor to which whole buffers are written directly.
package struct OutputDescriptor {
  package enum Outcome: Equatable {
    case written
    /// The reader has closed its end of the pipe.
    case closedPipe
    /// The `errno` of the write that failed.
    case failed(Int32)
  }

  package let number: Int32

  package init(number: Int32) {
    self.number = number
  }

  package static let standardOutput = OutputDescriptor(number: 1)
  package static let standardError = OutputDescriptor(number: 2)

  /// Writes all of `bytes`, despite interruptions, partial writes and a non-blocking descriptor.
  package func write(_ bytes: [UInt8]) -> Outcome {
    bytes.withUnsafeBytes { buffer in
      guard let base = buffer.baseAddress else { return .written }
      var offset = 0
      while offset < buffer.count {
        let count = systemWrite(number, base + offset, buffer.count - offset)
        if count >= 0 {
          offset += count
          continue
        }
        switch errno {
        case EINTR: continue
        case EAGAIN: waitUntilWritable()
        case EPIPE: return .closedPipe
        case let code: return .failed(code)
        }
      }
      return .written
    }
  }

  private func waitUntilWritable() {
    var request = pollfd(fd: number, events: Int16(POLLOUT), revents: 0)
    _ = poll(&request, 1, -1)
  }

  /// Returns the system's description of an `errno`.
  package static func explanation(of code: Int32) -> String {
    guard let text = strerror(code) else { return "error \(code)" }
    return String(cString: text)
  }
}

/// Calls `write(2)`, which the method of the same name hides.
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}

/// Properties of the terminal of a descriptor.
package enum TerminalDevice {
  package static func isTerminal(_ descriptor: OutputDescriptor) -> Bool {
    isatty(descriptor.number) == 1
  }

  package static var isInputTerminal: Bool { isatty(0) == 1 }

  /// Whether standard input, output or error is a terminal.
  package static var hasAny: Bool {
    isInputTerminal || isTerminal(.standardOutput) || isTerminal(.standardError)
  }

  /// Returns the terminal's columns; `nil` if it is not a terminal or does not report them.
  package static func columns(of descriptor: OutputDescriptor) -> Int? {
    guard let size = size(of: descriptor), size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// Returns the terminal's rows; `nil` if it is not a terminal or does not report them.
  package static func rows(of descriptor: OutputDescriptor) -> Int? {
    guard let size = size(of: descriptor), size.ws_row > 0 else { return nil }
    return Int(size.ws_row)
  }

  /// Returns the size of a cell in pixels; `nil` if the terminal does not report it.
  package static func cellPixels(of descriptor: OutputDescriptor) -> (width: Int, height: Int)? {
    guard let size = size(of: descriptor), size.ws_col > 0, size.ws_row > 0 else { return nil }
    let width = Int(size.ws_xpixel) / Int(size.ws_col)
    let height = Int(size.ws_ypixel) / Int(size.ws_row)
    return width > 0 && height > 0 ? (width, height) : nil
  }

  private static func size(of descriptor: OutputDescriptor) -> winsize? {
    var size = winsize()
    return ioctl(descriptor.number, UInt(TIOCGWINSZ), &size) == 0 ? size : nil
  }
}
