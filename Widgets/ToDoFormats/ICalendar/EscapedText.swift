/// Decodes and encodes values of the type TEXT (RFC 5545, section 3.3.11), with the escapes `\n`,
/// `\,`, `\;` and `\\`.
enum EscapedText {
  /// Returns the text of an escaped value; a backslash before any other character is kept.
  static func decoded(_ value: some StringProtocol) -> String {
    guard value.utf8.contains(backslash) else { return String(value) }
    var result: [UInt8] = []
    var isEscaped = false
    for byte in value.utf8 {
      if isEscaped {
        isEscaped = false
        switch byte {
        case UInt8(ascii: "n"), UInt8(ascii: "N"): result.append(UInt8(ascii: "\n"))
        case UInt8(ascii: ","), UInt8(ascii: ";"), backslash: result.append(byte)
        default: result += [backslash, byte]
        }
      } else if byte == backslash {
        isEscaped = true
      } else {
        result.append(byte)
      }
    }
    if isEscaped { result.append(backslash) }
    return String(decoding: result, as: UTF8.self)
  }

  /// Returns the escaped value for a text; carriage returns are removed, because no line may
  /// contain one.
  static func encoded(_ text: String) -> String {
    var result: [UInt8] = []
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\n"): result += [backslash, UInt8(ascii: "n")]
      case UInt8(ascii: "\r"): continue
      case UInt8(ascii: ","), UInt8(ascii: ";"), backslash: result += [backslash, byte]
      default: result.append(byte)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Returns the items of a list, still escaped; the list is split at commas that are not escaped.
  static func items(in value: String) -> [Substring] {
    var items: [Substring] = []
    var start = value.startIndex
    var isEscaped = false
    for index in value.utf8.indices {
      let byte = value.utf8[index]
      if isEscaped {
        isEscaped = false
      } else if byte == backslash {
        isEscaped = true
      } else if byte == UInt8(ascii: ",") {
        items.append(value[start..<index])
        start = value.utf8.index(after: index)
      }
    }
    return items + [value[start...]]
  }

  /// Returns a text without white space at both ends.
  static func trimmed(_ text: some StringProtocol) -> String {
    var scalars = text.unicodeScalars[...]
    while scalars.first?.properties.isWhitespace == true { scalars.removeFirst() }
    while scalars.last?.properties.isWhitespace == true { scalars.removeLast() }
    return String(String.UnicodeScalarView(scalars))
  }

  /// Returns a text on one line, with spaces for line breaks.
  static func oneLine(_ text: String) -> String {
    let breaks: Set<Unicode.Scalar> = [
      "\n", "\r", "\u{0B}", "\u{0C}", "\u{85}", "\u{2028}", "\u{2029}",
    ]
    guard text.unicodeScalars.contains(where: breaks.contains) else { return trimmed(text) }
    let lines = text.unicodeScalars.split(whereSeparator: breaks.contains)
    return trimmed(lines.map { trimmed(String($0)) }.filter { !$0.isEmpty }.joined(separator: " "))
  }

  private static let backslash = UInt8(ascii: "\\")
}
