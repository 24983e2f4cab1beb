import Glibc

/// The pipes through which the compiler and the plug-in exchange messages.
struct MessageChannel {
  /// The maximum length of a message in bytes: larger than any source file, but small enough to
  /// allocate.
  static let maximumLength = 1 << 28
  private static let lengthSize = 8

  let input: Int32
  let output: Int32

  /// Reads the next message; `nil` at the end of input, or for an invalid message.
  func read() -> [UInt8]? {
    guard let header = read(count: Self.lengthSize) else { return nil }
    let length = header.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    guard length <= UInt64(Self.maximumLength) else { return nil }
    return read(count: Int(length))
  }

  /// Writes a message; returns `false` if the compiler has closed the pipe.
  func write(_ message: [UInt8]) -> Bool {
    let length = (0..<Self.lengthSize).map { UInt8(truncatingIfNeeded: message.count >> ($0 * 8)) }
    return writeAll(length + message)
  }

  private func read(count: Int) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    var filled = 0
    while filled < count {
      let got = bytes.withUnsafeMutableBytes {
        Glibc.read(input, $0.baseAddress.map { $0 + filled }, count - filled)
      }
      if got < 0, errno == EINTR { continue }
      guard got > 0 else { return nil }
      filled += got
    }
    return bytes
  }

  private func writeAll(_ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let wrote = rest.withUnsafeBytes { Glibc.write(output, $0.baseAddress, $0.count) }
      if wrote < 0, errno == EINTR { continue }
      guard wrote > 0 else { return false }
      rest = rest.dropFirst(wrote)
    }
    return true
  }
}
