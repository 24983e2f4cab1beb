internal import Ground
package import IntentScript
package import WidgetIntents

/// Splits standard input, which arrives in pieces, into the parts that a script reads (LG-22).
///
/// It stores the bytes that are not read yet. When a script reads lines, these are at most a line
/// and a piece.
package struct InputLines: Sendable {
  /// The result of reading a part from the input available so far.
  package enum Finding: Equatable, Sendable {
    /// The next part, such as a line without its end; `nil` at the end of the lines.
    case found(String?)
    /// A part is not complete: another piece of the input is needed first.
    case needsMore
  }

  private var bytes: [UInt8] = []
  /// The offset in the buffer at which the unread input begins.
  private var start = 0
  /// The offset up to which no line break was found.
  private var searched = 0
  private var isAtEnd = false

  package init() {}

  /// Adds a piece; an empty one means the end of the input.
  package mutating func append(_ piece: [UInt8]) {
    if piece.isEmpty { isAtEnd = true }
    if start > 0 {
      bytes.removeFirst(start)
      searched -= start
      start = 0
    }
    bytes += piece
  }

  /// Returns whether `next` can return a result without another piece.
  package mutating func isReady(for part: InputPart, limit: Int) -> Bool {
    if isAtEnd || bytes.count - start > limit { return true }
    return part == .lines && lineEnd() != nil
  }

  /// Reads the next part; if it exceeds `limit` bytes, one byte more than the limit is returned.
  ///
  /// - Throws: `.failed` with the code 65 for invalid UTF-8.
  package mutating func next(
    _ part: InputPart,
    limit: Int
  ) throws(IntentError) -> Finding {
    if part == .lines, let end = lineEnd() {
      let line = bytes[start..<end]
      start = end + 1
      searched = start
      return .found(try Self.text(line.last == UInt8(ascii: "\r") ? line.dropLast() : line))
    }
    guard isAtEnd || bytes.count - start > limit else { return .needsMore }
    let rest = bytes[start...]
    if rest.isEmpty, part == .lines { return .found(nil) }
    start = bytes.count
    searched = start
    guard rest.count <= limit else {
      return .found(String(decoding: rest.prefix(limit + 1), as: UTF8.self))
    }
    return .found(try Self.text(rest))
  }

  private mutating func lineEnd() -> Int? {
    guard let end = bytes[searched...].firstIndex(of: UInt8(ascii: "\n")) else {
      searched = bytes.count
      return nil
    }
    searched = end
    return end
  }

  private static func text(_ bytes: ArraySlice<UInt8>) throws(IntentError) -> String {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw .failed(
        message: "standard input is not UTF-8",
        hint: "convert it first, as with 'iconv -t utf-8'",
        exitCode: ExitCode.badData.rawValue
      )
    }
    return text
  }
}
