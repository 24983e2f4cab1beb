import IntentScript
import Synchronization
import WidgetExtension
import WidgetIntents
import WidgetTerminal

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// What a script reads of the command's standard input, with no more of it in memory than a line (LG-22).
final class StandardInput: Sendable {
  private static let part = 65_536  // bytes of a read
  /// How often a script that waits for its input looks for an interrupt.
  private static let patienceInMilliseconds: Int32 = 100

  private struct Buffer {
    var bytes: [UInt8] = []
    /// Where what was not returned yet begins.
    var start = 0
    var isAtEnd = false
  }

  private let buffer = Mutex(Buffer())
  private let descriptor: Int32

  init(descriptor: Int32 = 0) {
    self.descriptor = descriptor
  }

  /// The next line without its end, or all that is left; `nil` at the end of the lines.
  ///
  /// Of what is longer than the limit one byte more than that is returned.
  @Sendable
  func read(_ part: InputPart, limit: Int) throws(IntentError) -> String? {
    guard isatty(descriptor) == 0 else { return try ScriptSurroundings.noInput(part, limit) }
    return try buffer.withLock { (buffer) throws(IntentError) -> String? in
      var searched = buffer.start
      while true {
        if part == .lines,
          let end = buffer.bytes[searched...].firstIndex(of: UInt8(ascii: "\n"))
        {
          let line = try Self.text(buffer.bytes[buffer.start..<end].droppingReturn)
          buffer.start = end + 1
          return line
        }
        searched = buffer.bytes.count
        if buffer.isAtEnd || searched - buffer.start > limit {
          let rest = buffer.bytes[buffer.start...]
          if rest.isEmpty, part == .lines { return nil }
          buffer.start = buffer.bytes.count
          guard rest.count <= limit else {
            return String(decoding: rest.prefix(limit + 1), as: UTF8.self)
          }
          return try Self.text(rest)
        }
        searched -= try readOn(&buffer)
      }
    }
  }

  /// Reads more; how many bytes that were returned were let go of.
  private func readOn(_ buffer: inout Buffer) throws(IntentError) -> Int {
    let gone = buffer.start
    buffer.bytes.removeFirst(gone)
    buffer.start = 0
    while !isReady() {
      if Task.isCancelled || Interrupt.isRequested { throw .cancelled }
    }
    let count = buffer.bytes.count
    buffer.bytes.append(contentsOf: repeatElement(0, count: Self.part))
    let got = buffer.bytes.withUnsafeMutableBytes { bytes in
      systemRead(descriptor, bytes.baseAddress?.advanced(by: count), Self.part)
    }
    let failure = errno
    buffer.bytes.removeLast(Self.part - max(0, got))
    if got == 0 { buffer.isAtEnd = true }
    if got < 0, failure != EINTR, failure != EAGAIN {
      throw .failed(
        message: "cannot read standard input: \(OutputDescriptor.explanation(of: failure))",
        hint: nil,
        exitCode: 66
      )
    }
    return gone
  }

  /// Whether there is something to read, or an end; looks for a while.
  private func isReady() -> Bool {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, Self.patienceInMilliseconds) != 0
  }

  private static func text(_ bytes: ArraySlice<UInt8>) throws(IntentError) -> String {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw .failed(
        message: "standard input is not UTF-8",
        hint: "convert it first, as with 'iconv -t utf-8'",
        exitCode: 65
      )
    }
    return text
  }
}

extension ArraySlice<UInt8> {
  /// Without the carriage return before a line feed.
  fileprivate var droppingReturn: ArraySlice<UInt8> {
    last == UInt8(ascii: "\r") ? dropLast() : self
  }
}
