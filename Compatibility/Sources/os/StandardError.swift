import Glibc

/// The stream that a host sends to its log.
enum StandardError {
  /// Writes a line in one call, so that lines of several threads do not mix.
  static func write(_ line: String) {
    let bytes = [UInt8]((line + "\n").utf8)
    _ = bytes.withUnsafeBytes { Glibc.write(STDERR_FILENO, $0.baseAddress, $0.count) }
  }
}
