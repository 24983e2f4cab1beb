/// A line of a text, and the characters that end it.
package struct TextLine: Equatable, Sendable {
  /// The number of the line from 1.
  package let number: Int
  package let text: Substring
  /// LF, CR LF or CR; empty if the text ends without one.
  package let lineBreak: Substring
}

/// The lines of a text in order; the lines with their line breaks are the whole text.
///
/// The bytes are read, because CR LF is a single character in Swift and a combining mark joins the
/// space before it.
package struct TextLines: Sequence, IteratorProtocol {
  private var rest: Substring
  private var number = 0

  package init(_ text: some StringProtocol) {
    rest = Substring(text)
  }

  /// Returns the byte-order mark at the beginning of a file, and the rest.
  ///
  /// The mark is empty if there is none.
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
  /// Whether the text has only spaces and tabs, or is empty.
  package var isBlank: Bool { utf8.allSatisfy { $0 == 0x20 || $0 == 0x09 } }

  /// Whether the text has the form of a date, four digits and twice two: `2026-12-24`.
  package var looksLikeDay: Bool {
    utf8.count == 10
      && utf8.enumerated().allSatisfy { index, byte in
        index == 4 || index == 7 ? byte == UInt8(ascii: "-") : (0x30...0x39).contains(byte)
      }
  }
}
