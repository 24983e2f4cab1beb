/// A line of a text, and the characters that end it.
package struct TextLine: Equatable, Sendable {
  /// The number of the line from 1.
  package let number: Int
  package let text: Substring
  /// LF, CR LF or CR; empty if the text ends without one.
  package let lineBreak: Substring
}

/// The lines of a text in their order; put one after the other with their breaks, they are the text.
///
/// Bytes are looked at, as CR LF is a single character to Swift, and a mark that combines joins the blank before it.
package struct TextLines: Sequence, IteratorProtocol {
  private var rest: Substring
  private var number = 0

  package init(_ text: some StringProtocol) {
    rest = Substring(text)
  }

  /// The byte-order mark at the beginning of a file, which is not part of its first line, and the rest.
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
  /// Whether it has nothing but spaces and tabs.
  package var isBlank: Bool { utf8.allSatisfy { $0 == 0x20 || $0 == 0x09 } }

  /// Four digits, two and two.
  package var looksLikeDay: Bool {
    utf8.count == 10
      && utf8.enumerated().allSatisfy { index, byte in
        index == 4 || index == 7 ? byte == UInt8(ascii: "-") : (0x30...0x39).contains(byte)
      }
  }
}
