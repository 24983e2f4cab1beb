/// A line of a text, and the line break that ends it.
package struct TextLine: Equatable, Sendable {
  /// The number of the line from 1.
  package let number: Int
  package let text: Substring
  /// The line break: LF, CR LF or CR; empty at the end of a text without one.
  package let lineBreak: Substring
}

/// The lines of a text in order; together with their line breaks they are the whole text.
///
/// The bytes are read, because CR LF is a single character in Swift and a combining mark joins the
/// space before it.
package struct TextLines: Sequence, IteratorProtocol {
  private var rest: Substring
  private var number = 0

  package init(_ text: some StringProtocol) {
    rest = Substring(text)
  }

  /// Splits a file's text into its byte-order mark, which is empty if there is none, and the text
  /// after it.
  package static func withoutMark(_ text: String) -> (mark: String, rest: Substring) {
    guard let first = text.unicodeScalars.first, first.value == 0xFEFF else {
      return ("", text[...])
    }
    return (String(first), Substring(text.unicodeScalars.dropFirst()))
  }

  package mutating func next() -> TextLine? {
    guard !rest.isEmpty else { return nil }
    number += 1
    let bytes = rest.utf8
    guard let end = bytes.firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) else {
      defer { rest = rest[rest.endIndex...] }
      return TextLine(number: number, text: rest, lineBreak: rest[rest.endIndex...])
    }
    var start = bytes.index(after: end)
    if bytes[end] == 0x0D, start < bytes.endIndex, bytes[start] == 0x0A {
      bytes.formIndex(after: &start)
    }
    defer { rest = rest[start...] }
    return TextLine(number: number, text: rest[..<end], lineBreak: rest[end..<start])
  }
}

extension StringProtocol {
  /// Whether the text is empty or has only spaces and tabs.
  package var isBlank: Bool { utf8.allSatisfy { $0 == 0x20 || $0 == 0x09 } }

  /// Whether the text looks like a date, such as `2026-12-24`; the date need not exist.
  package var looksLikeDay: Bool {
    utf8.count == 10
      && utf8.enumerated().allSatisfy { index, byte in
        index == 4 || index == 7 ? byte == UInt8(ascii: "-") : (0x30...0x39).contains(byte)
      }
  }
}
