#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// What a person types at the terminal.
enum TerminalInput {
  /// Longer than any answer; the rest of the line is dropped.
  static let maximumBytes = 4_096

  /// The next line of standard input, or `nil` at its end and after an interrupt.
  static func line() -> String? {
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
